/** The mark: a dial with one hand, on a field of 64 × 64. `inset` is the room that a mask may cut away. */
export function mark({ radius = 12, inset = 0 } = {}) {
  const ticks = Array.from({ length: 12 }, (_, hour) => {
    const angle = (hour * Math.PI) / 6;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const from = hour % 3 === 0 ? 17 : 20;
    return `M${point(32 + sin * from)} ${point(32 - cos * from)}L${point(32 + sin * 24)} ${point(32 - cos * 24)}`;
  }).join('');
  const scale = (64 - 2 * inset) / 64;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${radius}" fill="#11161d"/><g transform="translate(${inset} ${inset}) scale(${scale})" fill="none" stroke-linecap="round"><path d="${ticks}" stroke="#f5f0e6" stroke-width="3"/><path d="M32 32L45 15.5" stroke="#ff8a1f" stroke-width="5"/><circle cx="32" cy="32" r="6" fill="#ff8a1f"/></g></svg>\n`;
}

function point(number) {
  return Math.round(number * 100) / 100;
}
