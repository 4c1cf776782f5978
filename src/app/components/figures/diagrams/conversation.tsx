/** A message, its four facts (intent, job, place, day), and the reply. Six fields of 200 × 200. */
export const drawing = (
  <>
    <path d="M24 34h144v84H70l-18 18v-18H24z" />
    <path className="faint" d="M40 54h60M106 54h46M40 70h34M40 86h112M40 102h70" />
    <path className="signal" d="M80 70h72" />

    <path className="faint" d="M168 70h864" strokeDasharray="2 5" />
    <path className="pulse" pathLength="100" d="M168 70h864" />
    {[300, 500, 700, 900].map((x, index) => (
      <g key={x}>
        <path d={`M${x - 40} 56h80v28h-80z`} />
        <path className={index % 2 ? 'signal' : 'faint'} d={`M${x - 28} 70h${[44, 56, 36, 52][index]}`} />
        <path className="faint" d={`M${x} 84v38`} />
        <circle className="signal-fill" cx={x} cy="84" r="3" />
      </g>
    ))}

    <path d="M300 124a26 26 0 1 1 0 52a26 26 0 1 1 0-52" />
    <path
      className="faint"
      d="M300 138a12 12 0 1 1 0 24a12 12 0 1 1 0-24M300 118v12M300 170v12M268 150h12M320 150h12"
    />
    <circle className="signal-fill" cx="300" cy="150" r="3" />

    <path d="M474 124v26a22 22 0 0 0 44 0v-8a6 6 0 0 1 12 0v42M486 124v26a10 10 0 0 0 20 0v-8a18 18 0 0 1 36 0v42M468 124h24" />
    <path className="faint" d="M474 136h12M530 172h12" />

    <path d="M700 180c-16-18-24-29-24-40a24 24 0 0 1 48 0c0 11-8 22-24 40z" />
    <circle className="signal" cx="700" cy="141" r="8" />
    <path className="faint" d="M650 158c-8 22 18 30 50 30s58-8 50-30" />

    <path d="M868 130h64v50h-64zM868 143h64M882 124v12M918 124v12" />
    <path className="faint" d="M884 143v37M900 143v37M916 143v37M868 161h64" />
    <path className="signal" d="M902 146h12v12h-12zM918 164h12v12h-12z" />

    <path d="M1176 34h-144v100h100l18 18v-18h26z" />
    <path className="faint" d="M1048 52h112M1048 66h80" />
    <path d="M1048 84h54v32h-54z" />
    <path className="signal" d="M1110 84h50v32h-50zM1122 100l8 8 16-16" />
    <path className="faint" d="M1058 100h34" />
  </>
);
