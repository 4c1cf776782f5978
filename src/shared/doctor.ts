/** One examined part of the site. */
export interface Finding {
  /** What was examined: `Mail`, `Database`. */
  name: string;
  /** `off`: not configured, which is allowed. */
  state: 'ok' | 'off' | 'warning' | 'failed';
  text: string;
  /** What to do about it. */
  fix: string | null;
}
