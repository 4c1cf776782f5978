/** Amplitudes of the caller's voice, in units of the drawing. */
const VOICE = [5, 11, 18, 9, 22, 30, 16, 26, 12, 20, 28, 14, 7];
const SPEECH = VOICE.map((height, index) => `M${266 + index * 11} ${84 - height}v${height * 2}`).join('');
const SECONDS = Array.from({ length: 41 }, (_, index) => `M${10 + index * 10} 140v${index % 5 === 0 ? 12 : 5}`).join(
  '',
);
const RINGS = [44, 116, 188];
const LABEL_X = [...RINGS, 254];
/** A longer label would touch the next one, 72 units away, in the larger type of a phone; it is compressed. */
const LABEL_MAX = 9;

/** Drawing of a phone call: three rings, then a voice signal. 420 × 180. */
export function CallFigure({ labels }: { labels: readonly string[] }) {
  return (
    <svg viewBox="0 0 420 180" className="drawing call-figure" aria-hidden="true">
      <path className="faint" d={`M10 140h400${SECONDS}`} />
      {RINGS.map((x, ring) => (
        <g key={x} className={ring === 2 ? 'signal' : undefined}>
          <path d={`M${x - 12} 90a17 17 0 0 1 24 0M${x - 22} 76a31 31 0 0 1 44 0`} />
          <path className="faint" d={`M${x - 31} 62a44 44 0 0 1 62 0M${x} 112v28`} />
          <circle className={ring === 2 ? 'signal-fill' : undefined} cx={x} cy="105" r="5" />
        </g>
      ))}
      <path className="signal" d="M250 44v96" />
      <path className="pulse" pathLength="100" d="M10 140h240V84h160" />
      <path d={SPEECH} />
      {labels.map((label, index) => (
        <text
          key={label}
          x={LABEL_X[index]}
          y="172"
          textAnchor={index === 3 ? 'start' : 'middle'}
          textLength={index < 3 && label.length > LABEL_MAX ? 66 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {label}
        </text>
      ))}
    </svg>
  );
}
