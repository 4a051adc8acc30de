// Replaces `@portico/sample-images`, which reads files. Examples show only the small images.
import { browserFetch } from "./network.ts";

const urls = import.meta.glob<string>(
  "../../../../../packages/sample-images/images/{*-400.avif,scene-*-800.avif}",
  { query: "?url&no-inline", import: "default", eager: true },
);
const urlsByName = new Map(
  Object.entries(urls).map(([path, url]) => [path.split("/").at(-1), url]),
);

export async function readSampleImage(file: string): Promise<Uint8Array<ArrayBuffer>> {
  const name = file.replace(/(-\d+)?\.\w+$/, "");
  const url = urlsByName.get(`${name}-400.avif`) ?? urlsByName.get(`${name}-800.avif`);
  if (url === undefined) throw new Error(`${file} not found`);
  const response = await browserFetch(new URL(url, import.meta.url));
  return new Uint8Array(await response.arrayBuffer());
}
