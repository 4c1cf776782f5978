/** Amplitudes of the caller's voice, in units of the drawing. */
const VOICE = [5, 11, 18, 9, 22, 30, 16, 26, 12, 20, 28, 14, 24, 10, 6];
const SPEECH = VOICE.map((height, index) => `M${484 + index * 7} ${96 - height}v${height * 2}`).join('');
const SECONDS = Array.from({ length: 121 }, (_, index) => `M${index * 10} 168v${index % 5 === 0 ? 12 : 5}`).join('');

/** A phone call: rings, is answered before the third ring, understood, forwarded and recorded. Six fields of 200 × 200. */
export const drawing = (
  <>
    <path className="faint" d={`M0 168h1200${SECONDS}`} />
    {[100, 300].map((x) => (
      <g key={x}>
        <path d={`M${x - 14} 104a20 20 0 0 1 28 0M${x - 27} 88a38 38 0 0 1 54 0`} />
        <path className="faint" d={`M${x - 40} 72a56 56 0 0 1 80 0M${x} 128v40`} />
        <circle cx={x} cy="122" r="6" />
      </g>
    ))}
    <path className="signal" d="M414 104a20 20 0 0 1 28 0M401 88a38 38 0 0 1 54 0" />
    <circle className="signal-fill" cx="428" cy="122" r="6" />
    <path className="signal" d="M466 40v128M459 46l7-8 7 8" />
    <path className="pulse" pathLength="100" d="M0 168h466V96h134" />
    <path d={SPEECH} />
    <path className="faint" d="M466 96h150" />

    <path className="faint" d="M616 96h32" />
    <path d="M648 44h116v104H648z" />
    <path className="faint" d="M648 70h116M648 96h116M648 122h116M690 44v104" />
    <path className="faint" d="M656 57h24M656 83h20M656 109h26M656 135h18" />
    <path d="M700 57h50M700 109h36" />
    <path className="signal" d="M700 83h54M700 135h44" />
    <path d="M764 96h86" />
    <path className="pulse pulse-late" pathLength="100" d="M764 96h86" />

    <path d="M850 76h62v46h-62zM912 90h24l16 18v14h-40" />
    <path className="faint" d="M918 96h15l10 12h-25zM858 88h34M858 98h22" />
    <path d="M872 114a10 10 0 1 1 0 20a10 10 0 1 1 0-20M930 114a10 10 0 1 1 0 20a10 10 0 1 1 0-20" />
    <path className="signal" d="M900 64a18 18 0 0 1 26 0M891 54a32 32 0 0 1 44 0" />
    <path className="faint" d="M842 140h128" />
    <path d="M952 100h96" />
    <path className="pulse" pathLength="100" d="M952 100h96" />

    <path d="M1048 44h72l24 24v92h-96zM1120 44v24h24" />
    <path className="faint" d="M1062 66h44M1062 82h68M1062 94h68M1062 106h50M1062 122h68" />
    <path className="signal" d="M1062 142l7 7 14-15" />
  </>
);
