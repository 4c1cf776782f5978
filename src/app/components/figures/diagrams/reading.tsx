const LINES = [52, 62, 72, 92, 102, 122, 132, 142];

/** A letter is read, classified, summarised, confirmed by a person and stored. Five fields of 200 × 200. */
export const drawing = (
  <>
    <path className="faint" d="M76 22h76v140M68 30h76v138" />
    <path d="M52 36h62l22 22v120H52zM114 36v22h22" />
    <path className="faint" d={LINES.map((y) => `M64 ${y + 10}h${y < 62 ? 36 : 60 - (y % 3) * 9}`).join('')} />
    <path className="signal" d="M40 92h108M64 122h44" />
    <path d="M136 100h118" />
    <path className="pulse" pathLength="100" d="M136 100h118" />

    <circle cx="282" cy="100" r="28" />
    <path className="faint" d="M272 92h20M272 100h12M272 108h18" />
    <path className="faint" d="M306 86c16-8 10-38 28-38h16M310 100h40" />
    <path className="signal" d="M306 114c16 8 10 38 28 38h16" />
    <path className="faint" d="M350 36h30v24h-30zM350 88h30v24h-30z" />
    <path d="M350 140h30v24h-30z" />
    <circle className="signal-fill" cx="365" cy="152" r="3.5" />
    <path d="M380 152c30 0 20-52 56-52h8" />
    <path className="pulse pulse-late" pathLength="100" d="M306 114c16 8 10 38 28 38h46c30 0 20-52 56-52h8" />

    <path className="faint" d="M444 58h50M444 68h50M444 78h50M444 88h50M444 110h50M444 120h50M444 130h50M444 140h50" />
    <path className="faint" d="M500 58l24 28M500 140l24-28" />
    <path d="M444 46h50v108h-50M526 72h46v56h-46z" />
    <path d="M534 86h30M534 100h22" />
    <path className="signal" d="M534 114h28" />
    <path d="M572 100h92" />
    <path className="pulse" pathLength="100" d="M572 100h92" />

    <circle cx="700" cy="78" r="17" />
    <path d="M664 144c0-22 14-36 36-36s36 14 36 36z" />
    <path className="signal" d="M722 58l8 8 16-18" />
    <path d="M736 124h36c18 0 12-18 30-18h46" />
    <path className="pulse pulse-late" pathLength="100" d="M736 124h36c18 0 12-18 30-18h46" />

    <path d="M848 66h34l10 12h64v80H848z" />
    <path className="faint" d="M848 92h108M862 78V58h76v20M872 66h40" />
    <path d="M862 112h36v32h-36zM862 121h36" />
    <path className="signal" d="M884 126h9v10h-9z" />
    <path className="faint" d="M910 116h34M910 126h34M910 136h20" />
  </>
);
