import { type FocalPoint, type ImageSource, imageOf, type MediaLike } from "./media-like.js";
import {
  cropWithin,
  qualityFor,
  type Rect,
  type ScaledSize,
  type Size,
  scaleToBox,
} from "./scale.js";

/** Options of `imageUrl`. */
export interface ImageOptions {
  /**
   * Width of the box in pixels. Default: computed from the height and the aspect ratio of the
   * original, or of `crop` if `fit` is "crop".
   */
  readonly width?: number | undefined;
  /**
   * Height of the box in pixels. Default: computed from the width and the aspect ratio of the
   * original, or of `crop` if `fit` is "crop".
   */
  readonly height?: number | undefined;
  /**
   * How to scale the image. `"fill"` covers the box and crops the rest. `"fit"` shows the whole
   * image. `"crop"` covers the box with the `crop` rectangle. Default: "fill".
   */
  readonly fit?: "fill" | "fit" | "crop" | undefined;
  /**
   * Part of the image to keep if `fit` is "crop", in the original's pixels. Ignored for WebP and
   * AVIF files.
   */
  readonly crop?: Rect | undefined;
  /** Compression quality, 5 to 90. Default: depends on the image's size. */
  readonly quality?: number | undefined;
  /**
   * "auto" selects the smallest format that the browser supports, and "original" keeps the file's
   * format. Default: "auto".
   */
  readonly format?: "auto" | "avif" | "original" | undefined;
  /**
   * Point that stays visible when "fill" crops the image. Ignored for WebP and AVIF files. Default:
   * the media's focal point.
   */
  readonly focalPoint?: FocalPoint | undefined;
}

const EXTENSIONS_WITH_QUALITY = /^(jpe?g|jpe|png|webp|avif)$/;
const TRANSFORMABLE_EXTENSIONS = /^(jpe?g|jpe|png|webp|avif|wix_mp|wix_ico_mp)$/;
const ENCODINGS = { auto: ",enc_auto", avif: ",enc_avif,quality_auto", original: "" };

const extensionOf = (id: string) => /\.([^.]+)$/.exec(id)?.[1]?.toLowerCase() ?? "";

// The platform resizes only its own JPEG, PNG, WebP and AVIF files.
export function isTransformable(image: ImageSource): boolean {
  return image.kind === "image" && TRANSFORMABLE_EXTENSIONS.test(extensionOf(image.id));
}

export function boxOf(original: Partial<Size>, options: ImageOptions): Size | undefined {
  const { width, height } = options;
  const proportions = options.fit === "crop" && options.crop ? options.crop : original;
  const ratio =
    proportions.width && proportions.height ? proportions.width / proportions.height : undefined;
  if (width && height) return { width, height };
  if (width && ratio) return { width, height: width / ratio };
  if (height && ratio) return { width: height * ratio, height };
  return undefined;
}

function focalPointParameter(point: FocalPoint | undefined): string | undefined {
  const { x, y } = point ?? {};
  if (typeof x !== "number" || typeof y !== "number" || !(x + y < Infinity)) return undefined;
  const toFraction = (percent: number) => (Math.min(100, Math.max(0, percent)) / 100).toFixed(2);
  return `fp_${toFraction(x)}_${toFraction(y)}`;
}

function qualityParameter(options: ImageOptions, extension: string, size: Size): string {
  if (!EXTENSIONS_WITH_QUALITY.test(extension)) return "";
  const { quality = 0 } = options;
  const baseQuality = quality >= 5 && quality <= 90 ? quality : qualityFor(size);
  return `,q_${extension === "png" ? baseQuality + 5 : baseQuality}`;
}

function transformationsOf(image: ImageSource, box: Size, options: ImageOptions): string {
  const extension = extensionOf(image.id);
  // Like Wix's own SDK, do not request a crop rectangle or a focal point for WebP and AVIF.
  const skipsCropping = extension === "webp" || extension === "avif";
  const fitsInside = options.fit === "fit";
  const cropArea =
    options.fit === "crop" && options.crop && !skipsCropping
      ? cropWithin(image, options.crop)
      : undefined;
  const source: Partial<Size> = cropArea ?? image;
  const size: ScaledSize = scaleToBox(source, box, fitsInside);
  const isUncropped = fitsInside && !(source.width && source.height);
  const focus =
    fitsInside || cropArea || skipsCropping
      ? undefined
      : focalPointParameter(options.focalPoint ?? image.focalPoint);
  const [x, y] = [cropArea?.x, cropArea?.y].map((offset) => Math.round(offset ?? 0));
  return [
    cropArea
      ? `crop/x_${x},y_${y},w_${Math.round(cropArea.width)},h_${Math.round(cropArea.height)}/`
      : "",
    `${isUncropped ? "fit" : "fill"}/w_${size.width},h_${size.height}`,
    isUncropped ? "" : `,${focus ?? "al_c"}`,
    size.factor > 1 ? ",lg_1" : "",
    qualityParameter(options, extension, size),
    // Sharpens images that are scaled down.
    size.factor < 1 || isUncropped ? ",usm_0.66_1.00_0.01" : "",
    ENCODINGS[options.format ?? "auto"],
  ].join("");
}

export function transformedUrl(image: ImageSource, options: ImageOptions): string {
  const box = boxOf(image, options);
  if (!box || !isTransformable(image)) return image.url;
  const name = image.url.slice(image.url.lastIndexOf("/") + 1, image.url.lastIndexOf("."));
  return `${image.url}/v1/${transformationsOf(image, box, options)}/${name}.${extensionOf(image.id)}`;
}

/**
 * Returns the URL of an image at the displayed size. SVGs, GIFs and images on other hosts are not
 * scaled. If the box is larger than the original, the returned image usually has the box's aspect
 * ratio but fewer pixels.
 *
 * @param media - `wix:image://v1/…`, a URL, or an image from a service
 * @param options - default: the original file
 * @returns the URL; undefined if `media` has no image
 * @example
 * ```ts
 * import { imageUrl } from "@portico/core/media";
 *
 * const url = imageUrl("wix:image://v1/11062b_6c~mv2.jpg/shirt.jpg#originWidth=800&originHeight=1000", {
 *   width: 400,
 *   height: 400,
 *   focalPoint: { x: 50, y: 20 },
 * });
 * ```
 */
export function imageUrl(media: string, options?: ImageOptions): string;
/** Returns the URL of an image at the displayed size, or undefined if `media` has no image. */
export function imageUrl(
  media: MediaLike | null | undefined,
  options?: ImageOptions,
): string | undefined;
export function imageUrl(
  media: MediaLike | null | undefined,
  options: ImageOptions = {},
): string | undefined {
  const image = imageOf(media);
  return image && transformedUrl(image, options);
}

/**
 * Returns the absolute URL of an image's original file, for search engines and link previews
 * (`og:image`, JSON-LD).
 *
 * @param media - `wix:image://v1/…`, a URL, or an image from a service
 * @param base - absolute URL of the page, for relative image URLs
 * @returns undefined if `media` has no image or its URL is invalid
 * @example
 * ```ts
 * import { absoluteImageUrl } from "@portico/core/media";
 *
 * const url = absoluteImageUrl("/shirt.jpg", "https://shop.example.com/p/shirt");
 * // https://shop.example.com/shirt.jpg
 * ```
 */
export function absoluteImageUrl(
  media: MediaLike | null | undefined,
  base: string,
): string | undefined {
  const url = imageOf(media)?.url;
  return url && URL.canParse(url, base) ? new URL(url, base).href : undefined;
}
