import { boxOf, type ImageOptions, isTransformable, transformedUrl } from "./image-url.js";
import { imageOf, type MediaLike } from "./media-like.js";
import { scaleToBox } from "./scale.js";

/** Options of `srcSet`. */
export interface SrcSetOptions extends ImageOptions {
  /** Image widths in pixels. Default: 320, 480, 640, 960, 1280, 1600 and 1920. */
  readonly widths?: readonly number[] | undefined;
}

const DEFAULT_WIDTHS = [320, 480, 640, 960, 1280, 1600, 1920];

/**
 * Returns the value of a `srcset` attribute: URLs of an image at several widths. Widths that would
 * enlarge the image are replaced with the largest width that does not.
 *
 * @param media - `wix:image://v1/…`, a URL, or an image from a service
 * @param options - `width` and `height` set the aspect ratio, which defaults to the original's
 * @returns undefined if the platform cannot resize the image or its aspect ratio is unknown
 * @example
 * ```ts
 * import { srcSet } from "@portico/core/media";
 *
 * const value = srcSet(
 *   "wix:image://v1/11062b_6c~mv2.jpg/shirt.jpg#originWidth=800&originHeight=1000",
 *   { widths: [400, 800] },
 * );
 * ```
 */
export function srcSet(
  media: MediaLike | null | undefined,
  { widths = DEFAULT_WIDTHS, ...options }: SrcSetOptions = {},
): string | undefined {
  const image = imageOf(media);
  if (!image || !isTransformable(image)) return undefined;
  const proportions = boxOf(image, { width: 1000, ...options });
  if (!proportions) return undefined;
  const sourceSize = options.fit === "crop" && options.crop ? options.crop : image;
  const urlsByWidth = new Map<number, string>();
  for (const width of [...widths].sort((a, b) => a - b)) {
    const box = { width, height: (width * proportions.height) / proportions.width };
    const enlargement = Math.max(
      1,
      scaleToBox(sourceSize, box, options.fit === "fit").unlimitedFactor,
    );
    const fittingBox = { width: box.width / enlargement, height: box.height / enlargement };
    const scaledSize = scaleToBox(sourceSize, fittingBox, options.fit === "fit");
    if (width > 0)
      urlsByWidth.set(scaledSize.width, transformedUrl(image, { ...options, ...fittingBox }));
  }
  return [...urlsByWidth].map(([width, address]) => `${address} ${width}w`).join(", ") || undefined;
}
