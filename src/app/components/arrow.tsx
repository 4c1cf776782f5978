/** The arrow behind a link's text. */
export function Arrow() {
  return (
    <svg
      viewBox="0 0 24 12"
      width="24"
      height="12"
      aria-hidden="true"
      className="shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M0 6h22M17 1l5 5-5 5" />
    </svg>
  );
}

/** The arrow before the text of a link that leads back. */
export function BackArrow() {
  return (
    <svg
      viewBox="0 0 16 12"
      width="16"
      height="12"
      aria-hidden="true"
      className="shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d="M16 6H1M6 1L1 6l5 5" />
    </svg>
  );
}
