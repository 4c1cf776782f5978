/** Raise it when the renderer's output changes: posts rendered by another version are rendered again. */
export const RENDER_VERSION = 3;
