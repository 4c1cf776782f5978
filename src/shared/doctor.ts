/** An examined part of the site. */
export interface Finding {
  /** Name of the part: `Mail`, `Database`. */
  name: string;
  /** `off`: not configured, which is allowed. */
  state: 'ok' | 'off' | 'warning' | 'failed';
  text: string;
  /** Remedy. */
  fix: string | null;
}
