let isOver = false;

/** True in the browser while the page that came from the server is being taken over: its HTML is there already. */
export function isFirstLoad(): boolean {
  return typeof document !== 'undefined' && !isOver;
}

/** From now on pages are drawn by the browser. */
export function endFirstLoad(): void {
  isOver = true;
}
