// Functions with the names of Wix's own SDK, for code that migrates from it.
import { audioUrl, documentUrl, type VideoQuality, videoUrl } from "./file-urls.js";
import { type ImageOptions, imageUrl } from "./image-url.js";
import { hostedUrl, type ParsedMedia, parseMedia } from "./parse-media.js";

/** A file, in the format of Wix's own SDK. */
export interface FileDescription {
  id: string;
  url: string;
  filename?: string;
}

/** An image, in the format of Wix's own SDK. Unknown dimensions are 0. */
export interface ImageDescription extends FileDescription {
  width: number;
  height: number;
  altText?: string;
}

/** Options for `getScaledToFillImageUrl`, `getScaledToFitImageUrl` and `getCroppedImageUrl`. */
export type ScaledImageOptions = Pick<ImageOptions, "quality" | "format" | "focalPoint">;

const describeFile = ({ id, url, name }: ParsedMedia): FileDescription =>
  name === undefined ? { id, url } : { id, url, filename: name };

function describeImage(address: string, kind: "image" | "shape"): ImageDescription {
  const media = parseMedia(address);
  const { width = 0, height = 0, name, id } = media;
  const url = id ? hostedUrl(kind, id) : media.url;
  return { ...describeFile({ ...media, url }), width, height, ...(name ? { altText: name } : {}) };
}

/**
 * Parses the URL of an image. Prefer `parseMedia` in new code.
 *
 * @param address - `wix:image://v1/…`
 * @example
 * ```ts
 * import { getImageUrl } from "@portico/core/media";
 *
 * const image = getImageUrl(
 *   "wix:image://v1/11062b_6c~mv2.jpg/shirt.jpg#originWidth=800&originHeight=1000",
 * );
 * console.log(image.altText); // shirt.jpg
 * ```
 */
export function getImageUrl(address: string): ImageDescription {
  return describeImage(address, "image");
}

/**
 * Parses the URL of a vector shape.
 *
 * @param address - `wix:image://v1/…`
 * @example
 * ```ts
 * import { getShapeUrl } from "@portico/core/media";
 *
 * const { url } = getShapeUrl("wix:image://v1/11062b_5e.svg/star.svg#originWidth=0&originHeight=0");
 * ```
 */
export function getShapeUrl(address: string): ImageDescription {
  return describeImage(address, "shape");
}

/**
 * Parses the URL of a video. `thumbnail` is the URL of its poster image.
 *
 * @param address - `wix:video://v1/…`
 * @param resolution - default: the uploaded file
 * @example
 * ```ts
 * import { getVideoUrl } from "@portico/core/media";
 *
 * const { url, thumbnail } = getVideoUrl("wix:video://v1/11062b_9f/walk.mp4", "480p");
 * ```
 */
export function getVideoUrl(
  address: string,
  resolution?: Exclude<VideoQuality, "original">,
): FileDescription & { thumbnail: string } {
  const media = parseMedia(address);
  const url = videoUrl(address, resolution);
  return { ...describeFile({ ...media, url }), thumbnail: media.poster ?? "" };
}

/**
 * Parses the URL of an audio file. `duration` is in seconds, or 0 if unknown.
 *
 * @param address - `wix:audio://v1/…`
 * @example
 * ```ts
 * import { getAudioUrl } from "@portico/core/media";
 *
 * const { duration } = getAudioUrl("wix:audio://v1/11062b_3d.mp3/rain.mp3#duration=12");
 * console.log(duration); // 12
 * ```
 */
export function getAudioUrl(address: string): FileDescription & { duration: number } {
  const media = parseMedia(address);
  return { ...describeFile({ ...media, url: audioUrl(address) }), duration: media.duration ?? 0 };
}

/**
 * Parses the URL of a document.
 *
 * @param address - `wix:document://v1/ugd/…`
 * @example
 * ```ts
 * import { getDocumentUrl } from "@portico/core/media";
 *
 * const { filename } = getDocumentUrl("wix:document://v1/ugd/11062b_7a.pdf/size-guide.pdf");
 * console.log(filename); // size-guide.pdf
 * ```
 */
export function getDocumentUrl(address: string): FileDescription {
  return describeFile({ ...parseMedia(address), url: documentUrl(address) });
}

/**
 * Returns the URL of an image that covers a box. Equivalent to `imageUrl` with `fit: "fill"`.
 *
 * @param address - `wix:image://v1/…`
 * @param width - width of the box in pixels
 * @param height - height of the box in pixels
 * @param options - quality, format and focal point
 * @example
 * ```ts
 * import { getScaledToFillImageUrl } from "@portico/core/media";
 *
 * const url = getScaledToFillImageUrl(
 *   "wix:image://v1/11062b_6c~mv2.jpg/shirt.jpg#originWidth=800&originHeight=1000",
 *   400,
 *   400,
 * );
 * ```
 */
export function getScaledToFillImageUrl(
  address: string,
  width: number,
  height: number,
  options?: ScaledImageOptions,
): string {
  return imageUrl(address, { ...options, width, height, fit: "fill" });
}

/**
 * Returns the URL of an image that fits into a box. Equivalent to `imageUrl` with `fit: "fit"`.
 *
 * @param address - `wix:image://v1/…`
 * @param width - width of the box in pixels
 * @param height - height of the box in pixels
 * @param options - quality and format
 * @example
 * ```ts
 * import { getScaledToFitImageUrl } from "@portico/core/media";
 *
 * const url = getScaledToFitImageUrl(
 *   "wix:image://v1/11062b_6c~mv2.jpg/shirt.jpg#originWidth=800&originHeight=1000",
 *   400,
 *   400,
 * );
 * ```
 */
export function getScaledToFitImageUrl(
  address: string,
  width: number,
  height: number,
  options?: ScaledImageOptions,
): string {
  return imageUrl(address, { ...options, width, height, fit: "fit" });
}

/**
 * Returns the URL of a cropped part of an image that covers a box. Equivalent to `imageUrl` with
 * `fit: "crop"`.
 *
 * @param address - `wix:image://v1/…`
 * @param cropX - left edge of the part. All four crop values are in pixels of the original
 * @param cropY - top edge of the part
 * @param cropWidth - width of the part
 * @param cropHeight - height of the part
 * @param width - width of the box in pixels
 * @param height - height of the box in pixels
 * @param options - quality and format
 * @example
 * ```ts
 * import { getCroppedImageUrl } from "@portico/core/media";
 *
 * const url = getCroppedImageUrl(
 *   "wix:image://v1/11062b_6c~mv2.jpg/shirt.jpg#originWidth=800&originHeight=1000",
 *   0,
 *   0,
 *   400,
 *   400,
 *   200,
 *   200,
 * );
 * ```
 */
export function getCroppedImageUrl(
  address: string,
  cropX: number,
  cropY: number,
  cropWidth: number,
  cropHeight: number,
  width: number,
  height: number,
  options?: ScaledImageOptions,
): string {
  const crop = { x: cropX, y: cropY, width: cropWidth, height: cropHeight };
  return imageUrl(address, { ...options, width, height, fit: "crop", crop });
}
