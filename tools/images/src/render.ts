// `node tools/images/src/render.ts [text]`: renders the emulator's sample images, or only the
// images whose name contains the text. Run it after changing the drawings, and commit the files.
import { mkdir, readdir, rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { allSamples, type Sample } from "./samples.ts";

const FOLDER = fileURLToPath(new URL("../../../packages/sample-images/images/", import.meta.url));

async function render({ name, isWide, draw }: Sample): Promise<void> {
  // products are drawn 400 units wide, scenes 1600
  const image = sharp(Buffer.from(draw()), { density: 72 * (isWide ? 1 : 2) });
  const [small, large] = isWide ? [800, 1600] : [400, 800];
  const writeAvif = (width: number, quality: number) =>
    image
      .clone()
      .resize(width)
      .avif({ quality, effort: 4, chromaSubsampling: "4:4:4" })
      .toFile(`${FOLDER}${name}-${width}.avif`);
  await Promise.all([
    writeAvif(small, 38),
    writeAvif(large, 31),
    image
      .clone()
      .resize(small * 0.8)
      .webp({ quality: 44, effort: 6 })
      .toFile(`${FOLDER}${name}.webp`),
  ]);
}

const nameFilter = process.argv[2] ?? "";
const samples = allSamples();
await mkdir(FOLDER, { recursive: true });
const names = new Set(samples.map(({ name }) => name));
for (const file of await readdir(FOLDER)) {
  if (!names.has(file.replace(/(-\d+)?\.\w+$/, ""))) await rm(FOLDER + file);
}
for (const sample of samples) if (sample.name.includes(nameFilter)) await render(sample);
