/** Joins times that overlap or touch: their starts and ends in turn. @param sorted by start. */
export function mergeTimes(sorted: Iterable<{ start: number; end: number }>): number[] {
  const times: number[] = [];
  for (const { start, end } of sorted) {
    const last = times.at(-1);
    if (last === undefined || start > last) times.push(start, end);
    else if (end > last) times[times.length - 1] = end;
  }
  return times;
}

/** Times as they are stored: seconds in four bytes each, the lowest first. */
export function packTimes(times: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(times.length * 4));
  for (const [index, time] of times.entries()) view.setUint32(index * 4, time, true);
  return new Uint8Array(view.buffer);
}

export function unpackTimes(bytes: Uint8Array): { start: number; end: number }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: bytes.byteLength / 8 }, (_, index) => ({
    start: view.getUint32(index * 8, true),
    end: view.getUint32(index * 8 + 4, true),
  }));
}
