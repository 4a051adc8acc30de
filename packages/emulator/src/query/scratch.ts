// Pool of number arrays. Allocating arrays for each query would make garbage collection run several
// times as often.

/** Maximum number of unused arrays to keep. */
const MOST = 16;

const spaces: Int32Array<ArrayBuffer>[] = [];

/** Takes an array of zeros from the pool. Returning it with `giveBack` is optional. */
export function takeZeros(length: number): Int32Array<ArrayBuffer> {
  const at = spaces.findIndex((space) => space.length >= length);
  const [space = new Int32Array(length)] = at < 0 ? [] : spaces.splice(at, 1);
  return space.subarray(0, length).fill(0);
}

/** Returns an array to the pool. */
export function giveBack({ buffer }: Int32Array<ArrayBuffer>): void {
  if (spaces.length < MOST) spaces.push(new Int32Array(buffer));
}
