import type { Picture } from "./picture.js";

/** Widths of AVIF files in pixels, for products and for scenes. WebP files are smaller. */
const WIDTHS = [400, 800] as const;
const SCENE_WIDTHS = [800, 1600] as const;

export interface SampleFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
}

/** Returns AVIF, unless the URL requests WebP or the browser supports only WebP. */
export async function readSample(
  { sample }: Picture,
  transformation: string,
  accept: string | null,
): Promise<SampleFile | undefined> {
  if (sample === undefined) return undefined;
  const [small, large] = sample.startsWith("scene-") ? SCENE_WIDTHS : WIDTHS;
  const requestedWidth = Number(/\bw_(\d+)/.exec(transformation)?.[1] ?? large);
  const isWebp =
    transformation.endsWith(".webp") ||
    (!transformation.includes("enc_avif") &&
      accept !== null &&
      accept.includes("image/webp") &&
      !accept.includes("image/avif"));
  // For example, a grid that requests 480 pixels gets the 400-pixel file.
  const suffix = isWebp ? ".webp" : `-${requestedWidth > small * 1.25 ? large : small}.avif`;
  try {
    const { readSampleImage } = await import("@portico/sample-images");
    const bytes = await readSampleImage(`${sample}${suffix}`);
    return { bytes, type: isWebp ? "image/webp" : "image/avif" };
  } catch {
    return undefined; // fails in browsers, in Jest with Babel, and in bundles without the images
  }
}
