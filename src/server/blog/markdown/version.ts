/** Raised with every change of what the renderer makes: posts rendered by another version are rendered again. */
export const RENDER_VERSION = 2;
