/** A custom system: input, a core that checks, decides, asks and records, and the connected tools. Six fields of 200 × 200. */
export const drawing = (
  <>
    <path
      className="faint"
      d="M220 14v22M980 14v22M220 20h760M220 20l8-4M220 20l8 4M980 20l-8-4M980 20l-8 4M600 14v12"
    />
    <path className="faint" d="M20 100h1160" strokeDasharray="12 4 2 4" />
    <path className="faint" d="M400 44v112M800 44v112" strokeDasharray="4 4" />
    <path d="M220 40h760v120H220z" />
    <path className="faint" d="M226 46h748v108H226z" />

    {[62, 100, 138].map((y, row) => (
      <g key={y}>
        <path d={`M40 ${y - 12}h44v24H40z`} />
        <path className="faint" d={`M48 ${y}h${[28, 20, 24][row]}`} />
        <path d={`M84 ${y}h136M212 ${y - 4}l8 4-8 4`} />
        <path d={`M980 ${y}h120M1092 ${y - 4}l8 4-8 4M1100 ${y - 14}h56v28h-56z`} />
        <path className={row === 1 ? 'signal' : 'faint'} d={`M1110 ${y}h${[30, 36, 24][row]}`} />
      </g>
    ))}
    <path className="pulse" pathLength="100" d="M84 100h1016" />
    <path className="pulse pulse-late" pathLength="100" d="M84 62h136c40 0 40 38 60 38h560c60 0 60 38 140 38h120" />

    <path d="M274 74h52v52h-52z" />
    <path className="signal" d="M286 100l11 11 19-22" />

    <path d="M500 64l36 36-36 36-36-36z" />
    <path className="faint" d="M486 100h28M500 86v28" />
    <circle className="signal-fill" cx="500" cy="100" r="4" />

    <circle cx="700" cy="86" r="13" />
    <path d="M672 132c0-17 11-26 28-26s28 9 28 26z" />
    <path className="signal" d="M512 76c20-40 150-48 174-4M680 66l6 7 3-9" strokeDasharray="5 4" />

    <path d="M866 74c0-14 68-14 68 0v52c0 14-68 14-68 0zM866 74c0 14 68 14 68 0" />
    <path className="faint" d="M866 92c0 14 68 14 68 0M866 109c0 14 68 14 68 0" />

    <path className="faint" d="M1040 176h100M1040 184h70M1040 192h84" />
    <path className="signal" d="M1152 176h16v16h-16z" />
  </>
);
