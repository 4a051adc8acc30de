/** Replaces `@portico/sample-images`, which reads files. The build copies the images to a folder. */
export async function readSampleImage(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(`images/${file}`);
  if (!response.ok) throw new Error(`The image ${file} does not exist`);
  return new Uint8Array(await response.arrayBuffer());
}
