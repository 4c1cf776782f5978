/** Two photos become drafts, pass one approval, and go out to three platforms. Six fields of 200 × 200. */
export const drawing = (
  <>
    <path d="M148 100h104M344 100h118M536 100h16c22 0 12-50 40-50h66M536 100h322M536 100h16c22 0 12 50 40 50h462" />
    <path className="pulse" pathLength="100" d="M148 100h404c22 0 12-50 40-50h66" />
    <path className="pulse pulse-late" pathLength="100" d="M148 100h710" />
    <path className="pulse" pathLength="100" d="M148 100h404c22 0 12 50 40 50h462" />

    <path className="faint" d="M70 52h88v62" />
    <path d="M48 66h96v76H48z" />
    <path d="M56 74h80v44H56z" />
    <path className="faint" d="M56 112l22-24 16 16 12-10 30 24M56 130h48" />
    <circle className="signal" cx="118" cy="86" r="5" />

    <path className="faint" d="M276 52h76v88M268 60h76v88" />
    <path d="M260 68h76v88h-76z" />
    <path className="faint" d="M270 82h56M270 92h56M270 102h40M270 122h56M270 132h30" />
    <path className="signal" d="M270 112h44" />
    <path d="M336 100h8" />

    <circle cx="500" cy="100" r="36" />
    <path className="signal" d="M484 101l11 11 22-24" />
    <path
      className="faint"
      d="M500 46v10M500 144v10M454 100h-8M500 56a44 44 0 0 1 44 44a44 44 0 0 1-44 44a44 44 0 0 1-44-44a44 44 0 0 1 44-44"
    />

    <path d="M658 14h84v72h-84z" />
    <path className="faint" d="M658 64h84M664 58l18-20 14 14 10-8 22 14" />
    <path d="M668 76c-6-5 0-9 3-4c3-5 9-1 3 4l-3 3z" />
    <path className="signal" d="M716 75h4M724 75h4M732 75h4" />

    <path d="M858 66h84v68h-84z" />
    <circle cx="872" cy="80" r="6" />
    <path className="faint" d="M884 77h40M884 84h24M866 98h68" />
    <path className="signal" d="M866 108h46" />
    <path className="faint" d="M866 124h8M886 124h8M906 124h8" />

    <path d="M1054 112h92v76h-92z" />
    <path d="M1062 120h14v14h-14z" />
    <path className="faint" d="M1082 123h44M1082 131h28M1062 146h76M1062 155h76M1062 164h50" />
    <path className="signal" d="M1062 178h34" />
  </>
);
