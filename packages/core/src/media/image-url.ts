import { type FocalPoint, type ImageSource, imageOf, type MediaLike } from "./media-like.js";
import { cropWithin, qualityFor, type Rect, type Scaled, type Size, scaled } from "./scale.js";

/** How an image is to be transformed. */
export interface ImageOptions {
  /** Of the box, in pixels of the image; from the height and the original's shape unless told. */
  readonly width?: number | undefined;
  /** Of the box, in pixels of the image; from the width and the original's shape unless told. */
  readonly height?: number | undefined;
  /**
   * "fill" covers the box and cuts what stands over; "fit" shows everything; "crop" cuts `crop` out first and then
   * covers the box. "fill" unless told otherwise.
   */
  readonly fit?: "fill" | "fit" | "crop" | undefined;
  /** The part to keep, in pixels of the original. */
  readonly crop?: Rect | undefined;
  /** 5 to 90; by size unless told otherwise. */
  readonly quality?: number | undefined;
  /** "auto" is the smallest that the reader's browser takes, and the default; "original" keeps the file's. */
  readonly format?: "auto" | "avif" | "original" | undefined;
  /** What stays in view when "fill" cuts; the media's own unless told otherwise. */
  readonly focalPoint?: FocalPoint | undefined;
}

const QUALITY = /^(jpe?g|jpe|png|webp|avif)$/;
const TRANSFORMED = /^(jpe?g|jpe|png|webp|avif|wix_mp|wix_ico_mp)$/;
const ENCODINGS = { auto: ",enc_auto", avif: ",enc_avif,quality_auto", original: "" };

const extensionOf = (id: string) => /\.([^.]+)$/.exec(id)?.[1]?.toLowerCase() ?? "";

/** Whether the platform makes other sizes of an image: it does of its own JPEG, PNG, WebP and AVIF files. */
export function isTransformable(image: ImageSource): boolean {
  return image.kind === "image" && TRANSFORMED.test(extensionOf(image.id));
}

/** The box that options ask for; undefined where nothing says how large it is. */
export function boxOf(original: Partial<Size>, options: ImageOptions): Size | undefined {
  const { width, height } = options;
  const shape = options.fit === "crop" && options.crop ? options.crop : original;
  const ratio = shape.width && shape.height ? shape.width / shape.height : undefined;
  if (width && height) return { width, height };
  if (width && ratio) return { width, height: width / ratio };
  if (height && ratio) return { width: height * ratio, height };
  return undefined;
}

function focusOf(point: FocalPoint | undefined): string | undefined {
  const { x, y } = point ?? {};
  if (typeof x !== "number" || typeof y !== "number" || !(x + y < Infinity)) return undefined;
  const share = (percent: number) => (Math.min(100, Math.max(0, percent)) / 100).toFixed(2);
  return `fp_${share(x)}_${share(y)}`;
}

function qualityOf(options: ImageOptions, extension: string, size: Size): string {
  if (!QUALITY.test(extension)) return "";
  const { quality = 0 } = options;
  const asked = quality >= 5 && quality <= 90 ? quality : qualityFor(size);
  return `,q_${extension === "png" ? asked + 5 : asked}`;
}

/** The steps of a transformation, as they stand in an address. */
function steps(image: ImageSource, box: Size, options: ImageOptions): string {
  const extension = extensionOf(image.id);
  // The platform's own clients ask for neither part nor focus of these two formats.
  const plain = extension === "webp" || extension === "avif";
  const fit = options.fit === "fit";
  const cut =
    options.fit === "crop" && options.crop && !plain ? cropWithin(image, options.crop) : undefined;
  const from: Partial<Size> = cut ?? image;
  const size: Scaled = scaled(from, box, fit);
  const whole = fit && !(from.width && from.height);
  const focus = fit || cut || plain ? undefined : focusOf(options.focalPoint ?? image.focalPoint);
  const [x, y] = [cut?.x, cut?.y].map((at) => Math.round(at ?? 0));
  return [
    cut ? `crop/x_${x},y_${y},w_${Math.round(cut.width)},h_${Math.round(cut.height)}/` : "",
    `${whole ? "fit" : "fill"}/w_${size.width},h_${size.height}`,
    whole ? "" : `,${focus ?? "al_c"}`,
    size.factor > 1 ? ",lg_1" : "",
    qualityOf(options, extension, size),
    // What was made smaller is sharpened.
    size.factor < 1 || whole ? ",usm_0.66_1.00_0.01" : "",
    ENCODINGS[options.format ?? "auto"],
  ].join("");
}

/** The address of an image that was found; the file itself where it cannot be transformed. */
export function addressOf(image: ImageSource, options: ImageOptions): string {
  const box = boxOf(image, options);
  if (!box || !isTransformable(image)) return image.url;
  const name = image.url.slice(image.url.lastIndexOf("/") + 1, image.url.lastIndexOf("."));
  return `${image.url}/v1/${steps(image, box, options)}/${name}.${extensionOf(image.id)}`;
}

/**
 * The address of an image in the size that it is shown in. An image that the platform does not
 * keep, an SVG and a GIF come as they are. A picture is hardly made larger than it is: then the
 * answer has the box's shape, but fewer pixels.
 *
 * @param media - `wix:image://v1/…`, an address, or an image as a service answers it
 * @param options - the box in pixels and how to fill it; without a box the file itself
 * @returns the address; undefined where `media` has none
 * @example
 * ```ts
 * imageUrl("wix:image://v1/11062b_6c~mv2.jpg/shirt.jpg#originWidth=800&originHeight=1000", {
 *   width: 400,
 *   height: 400,
 *   focalPoint: { x: 50, y: 20 },
 * });
 * ```
 */
export function imageUrl(media: string, options?: ImageOptions): string;
export function imageUrl(
  media: MediaLike | null | undefined,
  options?: ImageOptions,
): string | undefined;
export function imageUrl(
  media: MediaLike | null | undefined,
  options: ImageOptions = {},
): string | undefined {
  const image = imageOf(media);
  return image && addressOf(image, options);
}

/**
 * Returns the absolute URL of an image's original file, for search engines and link previews: `og:image`, JSON-LD.
 *
 * @param media - `wix:image://v1/…`, a URL, or an image from a service
 * @param base - absolute URL of the page, for an image with a relative URL
 * @returns the URL; undefined if `media` has no image or the URL is invalid
 * @example
 * ```ts
 * absoluteImageUrl("/shirt.jpg", "https://shop.example.com/p/shirt"); // "https://shop.example.com/shirt.jpg"
 * ```
 */
export function absoluteImageUrl(
  media: MediaLike | null | undefined,
  base: string,
): string | undefined {
  const url = imageOf(media)?.url;
  return url && URL.canParse(url, base) ? new URL(url, base).href : undefined;
}
