// Reads the sample images in the package's folder `images`. This file is directly in `src` because
// the folder then has the same relative path from here and from `dist`. Others import it at run time
// because CommonJS, to which Babel compiles the package for Jest, has no `import.meta`.

/** Returns a file of a sample image. Throws in browsers and if the file does not exist. */
export async function sampleFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  // assembled at run time so that bundlers for browsers do not include it
  const specifier = ["node", "fs/promises"].join(":");
  const files: typeof import("node:fs/promises") = await import(/* @vite-ignore */ specifier);
  return await files.readFile(new URL(`../images/${name}`, import.meta.url));
}
