import type { IconName } from '#content/icons.ts';

const RING = 'M16 4a12 12 0 1 1 0 24a12 12 0 1 1 0-24';

/** SVG paths of each icon, in a 32 × 32 viewBox: one in the text colour, one in the signal colour. */
const ICONS: Record<IconName, readonly [ink: string, signal: string]> = {
  node: [
    'M16 4a4 4 0 1 1 0 8a4 4 0 1 1 0-8M7 21a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7M25 21a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7M14 11.5L9 21M18 11.5l5 9.5',
    'M10.5 24.5h11',
  ],
  wire: ['M4 9h7v14H4M28 9h-7v14h7', 'M11 16h2.5l2-4.5 2 9 2-4.5H21'],
  phone: [
    'M8 4h5l2 7-3.5 2.5a16 16 0 0 0 7 7L21 17l7 2v5c0 2-1.6 4-4 4C13 28 4 19 4 8c0-2.4 2-4 4-4z',
    'M19 5a8 8 0 0 1 8 8M19 9.5a3.5 3.5 0 0 1 3.5 3.5',
  ],
  clock: [RING, 'M16 9v7l5 3'],
  chat: ['M4 6h24v16H15l-6 5v-5H4z', 'M9 12h14M9 16.5h8'],
  funnel: ['M4 6h24l-9 11v9l-6-3v-6z', 'M9.5 10.5h13'],
  shield: ['M16 4l10 4v8c0 6-4 10-10 12C10 26 6 22 6 16V8z', 'M11.5 16l3.2 3.2L21 12.5'],
  calendar: ['M5 7h22v20H5zM5 12.5h22M11 4v5M21 4v5', 'M17 17.5h5v5h-5z'],
  wrench: [
    'M28 8.5a6.5 6.5 0 0 1-8.8 6.9l-9.9 9.9a3 3 0 0 1-4.2-4.2l9.9-9.9A6.5 6.5 0 0 1 22 3.2L18.2 7l.7 4.5 4.5.7z',
    'M7 22.6l1.6 1.6',
  ],
  gauge: ['M4 22a12 12 0 0 1 24 0M4 22h3M25 22h3M16 10v3M7.5 13.5l2.1 2.1', 'M16 22l6-7'],
  scale: [
    'M16 5v22M9 27h14M6 9h20M22.5 18L26 9l3.5 9M2.5 18L6 9l3.5 9M22.5 18a3.6 3.6 0 0 0 7 0z',
    'M2.5 18a3.6 3.6 0 0 0 7 0z',
  ],
  document: ['M8 4h11l6 6v18H8zM19 4v6h6', 'M12 16h9M12 20.5h6'],
  mail: ['M4 8h24v17H4z', 'M4 9l12 9 12-9'],
  key: ['M11 10a6 6 0 1 1 0 12a6 6 0 1 1 0-12M17 16h12', 'M24 16v5M28.5 16v4'],
  globe: [`${RING}M4 16h24`, 'M16 4c-7 7-7 17 0 24M16 4c7 7 7 17 0 24'],
  chart: ['M5 5v22h22', 'M9 21l5-6 4 3 7-9'],
  people: [
    'M12 6a4 4 0 1 1 0 8a4 4 0 1 1 0-8M4 26c0-5 3.5-8 8-8s8 3 8 8',
    'M21 7a3.5 3.5 0 1 1 0 7M22.5 18.3c3.4.6 5.5 3.3 5.5 7.7',
  ],
  bolt: ['M18 3L8 18h7l-1 11 11-16h-8z', 'M4 9h5M3 13h3'],
  server: ['M5 5h22v9H5zM5 18h22v9H5zM16 9.5h7M16 22.5h7', 'M8.5 9.5H11M8.5 22.5H11'],
  search: ['M14 5a9 9 0 1 1 0 18a9 9 0 1 1 0-18M20.5 20.5L28 28', 'M9.5 14A4.5 4.5 0 0 1 14 9.5'],
  repeat: ['M6 13a10.5 10.5 0 0 1 19.3-2.3M26 19a10.5 10.5 0 0 1-19.3 2.3', 'M25.6 4.5v6h-6M6.4 27.5v-6h6'],
  branch: ['M11 16c6 0 5-8.5 11-8.5h1M11 16c6 0 5 8.5 11 8.5h1M23 4h5.5v7H23zM23 21h5.5v7H23z', 'M3.5 16H11'],
  check: ['M5 5h22v22H5z', 'M10 16l4.5 4.5 8-9'],
  pin: ['M16 29c-6-7-9-11.5-9-16a9 9 0 0 1 18 0c0 4.5-3 9-9 16z', 'M16 9.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7'],
};

/** Every icon. */
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(ICONS, name);
}

/** A decorative line icon, hidden from screen readers. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  const [ink, signal] = ICONS[name];
  return (
    <svg viewBox="0 0 32 32" className={`drawing icon ${className}`} aria-hidden="true">
      <path d={ink} />
      <path className="signal" d={signal} />
    </svg>
  );
}
