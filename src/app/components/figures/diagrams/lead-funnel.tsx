/** Contacts: position, and the last level of the funnel that each one reaches (0 to 4). */
const NAMES: readonly (readonly [x: number, y: number, level: number])[] = [
  [30, 40, 0],
  [46, 82, 1],
  [34, 122, 0],
  [58, 160, 2],
  [72, 58, 0],
  [84, 102, 4],
  [76, 140, 0],
  [104, 36, 0],
  [112, 78, 3],
  [106, 168, 0],
  [122, 124, 1],
  [146, 56, 0],
  [152, 96, 2],
  [148, 146, 0],
  [172, 74, 0],
  [176, 118, 3],
];
/** Looks of a contact, by its last level. */
const LEVEL_LOOKS = ['faint', undefined, undefined, 'signal-fill', 'signal-fill'];
/** Positions of the contacts that are left at each later level. */
const REMAINING = [
  [
    [262, 66],
    [300, 132],
    [336, 84],
    [284, 102],
    [328, 118],
  ],
  [
    [470, 82],
    [532, 104],
    [484, 126],
  ],
  [
    [690, 92],
    [712, 114],
  ],
] as const;

/** A lead funnel: contacts drop out at each level, the others gain data, one complete record remains. Five fields of 200 × 200. */
export const drawing = (
  <>
    <path d="M12 12C320 30 560 66 812 78M12 188c308-18 548-54 800-66" />
    <path className="faint" d="M200 24v152M400 45v110M600 64v72M800 77v46" />
    <path className="faint" d="M226 168l10 20M428 150l10 20M628 134l10 20" />
    <path className="faint" d="M236 188l-7-3M236 188l1-8M438 170l-7-3M438 170l1-8M638 154l-7-3M638 154l1-8" />
    <path className="pulse" pathLength="100" d="M84 102C400 106 620 100 860 100" />
    <path className="pulse pulse-late" pathLength="100" d="M112 78c260 6 500 22 748 22" />
    {NAMES.map(([x, y, level]) => (
      <circle key={`${x} ${y}`} className={LEVEL_LOOKS[level]} cx={x} cy={y} r={level > 2 ? 4 : 3} />
    ))}
    {REMAINING.map((level, index) =>
      level.map(([x, y], order) => (
        <g key={`${x} ${y}`}>
          <circle className={order === 0 ? 'signal-fill' : undefined} cx={x} cy={y} r="4" />
          {index > 0 && <circle cx={x} cy={y} r="9" />}
          {index > 1 && <path className="signal" d={`M${x - 14} ${y}a14 14 0 0 1 24-10`} />}
          <path
            className="faint"
            d={`M${x + 13 + index * 2} ${y - 3}h${16 + index * 4}M${x + 13 + index * 2} ${y + 3}h${10 + index * 4}`}
          />
        </g>
      )),
    )}
    <path d="M812 78v44M812 100h48" />
    <path d="M860 52h100v96H860z" />
    <circle cx="884" cy="76" r="11" />
    <path className="faint" d="M904 72h44M904 81h28M874 100h74M874 112h74M874 124h50" />
    <path className="signal" d="M874 136h40M930 132l5 5 10-11" />
  </>
);
