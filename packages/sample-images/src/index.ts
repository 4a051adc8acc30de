// Not inside `new URL(…)`, because bundlers would then copy all images into the app.
const here = import.meta.url;

/**
 * Reads an image file of the package. Rejects in browsers and workers, which have no files, and if the file
 * does not exist.
 *
 * @param file - the name of a file in the folder `images`, such as `coat-camel-800.avif`
 */
export async function readSampleImage(file: string): Promise<Uint8Array<ArrayBuffer>> {
  // assembled at run time so that bundlers for browsers do not include it
  const specifier = ["node", "fs/promises"].join(":");
  const files: typeof import("node:fs/promises") = await import(/* @vite-ignore */ specifier);
  return await files.readFile(new URL(`../images/${file}`, here));
}
