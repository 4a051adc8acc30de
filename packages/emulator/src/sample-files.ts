// Reads the sample images in the package's folder `images`. This file is directly in `src` because
// the folder then has the same relative path from here and from `dist`.

const here = import.meta.url;

/** Returns a file of a sample image. Returns undefined in browsers and if the file does not exist. */
export async function sampleFile(name: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  // assembled at run time so that bundlers for browsers do not include it
  const specifier = ["node", "fs/promises"].join(":");
  try {
    const files: typeof import("node:fs/promises") = await import(/* @vite-ignore */ specifier);
    return await files.readFile(new URL(`../images/${name}`, here));
  } catch {
    return undefined;
  }
}
