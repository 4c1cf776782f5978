/** The arrow after a link's text. */
export function Arrow() {
  return <Line width={24} path="M0 6h22M17 1l5 5-5 5" />;
}

/** The arrow before the text of a back link. */
export function BackArrow() {
  return <Line width={16} path="M16 6H1M6 1L1 6l5 5" />;
}

function Line({ width, path }: { width: number; path: string }) {
  return (
    <svg
      viewBox={`0 0 ${width} 12`}
      width={width}
      height="12"
      aria-hidden="true"
      className="shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      <path d={path} />
    </svg>
  );
}
