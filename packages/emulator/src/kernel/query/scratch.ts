// Space for numbers, used again and again: new space for each query makes the collector run several times as often.

/** So many are kept that nobody uses. */
const MOST = 16;

const spaces: Int32Array<ArrayBuffer>[] = [];

/** Zeros, for nobody else until they are given back; that may be left out. */
export function takeZeros(length: number): Int32Array<ArrayBuffer> {
  const at = spaces.findIndex((space) => space.length >= length);
  const [space = new Int32Array(length)] = at < 0 ? [] : spaces.splice(at, 1);
  return space.subarray(0, length).fill(0);
}

/** Gives back what was taken. */
export function giveBack({ buffer }: Int32Array<ArrayBuffer>): void {
  if (spaces.length < MOST) spaces.push(new Int32Array(buffer));
}
