// The published client's names, for code that moves over from it.
import { audioUrl, documentUrl, type VideoQuality, videoUrl } from "./file-urls.js";
import { type ImageOptions, imageUrl } from "./image-url.js";
import { type ParsedMedia, parseMedia, servedAt } from "./parse-media.js";

/** A file as the published client describes it. */
export interface FileDescription {
  id: string;
  url: string;
  filename?: string;
}

/** An image as the published client describes it; what the address does not say is 0. */
export interface ImageDescription extends FileDescription {
  width: number;
  height: number;
  altText?: string;
}

/** How an image of a given box is made. */
export type ScaledImageOptions = Pick<ImageOptions, "quality" | "format" | "focalPoint">;

const described = ({ id, url, name }: ParsedMedia): FileDescription =>
  name === undefined ? { id, url } : { id, url, filename: name };

function imageIn(address: string, kind: "image" | "shape"): ImageDescription {
  const media = parseMedia(address);
  const { width = 0, height = 0, name, id } = media;
  const url = id ? servedAt(kind, id) : media.url;
  return { ...described({ ...media, url }), width, height, ...(name ? { altText: name } : {}) };
}

/**
 * What the address of an image says.
 *
 * @param address - `wix:image://v1/…`
 * @example
 * ```ts
 * getImageUrl("wix:image://v1/11062b_6c~mv2.jpg/shirt.jpg#originWidth=800&originHeight=1000").altText; // "shirt.jpg"
 * ```
 */
export function getImageUrl(address: string): ImageDescription {
  return imageIn(address, "image");
}

/**
 * What the address of a shape says.
 *
 * @param address - `wix:image://v1/…` of a vector shape
 * @example
 * ```ts
 * getShapeUrl("wix:image://v1/11062b_5e.svg/star.svg#originWidth=0&originHeight=0").url;
 * ```
 */
export function getShapeUrl(address: string): ImageDescription {
  return imageIn(address, "shape");
}

/**
 * What the address of a video says; `thumbnail` is the address of its still picture.
 *
 * @param address - `wix:video://v1/…`
 * @param resolution - the uploaded file unless told otherwise
 * @example
 * ```ts
 * getVideoUrl("wix:video://v1/11062b_9f/walk.mp4", "480p").thumbnail;
 * ```
 */
export function getVideoUrl(
  address: string,
  resolution?: Exclude<VideoQuality, "original">,
): FileDescription & { thumbnail: string } {
  const media = parseMedia(address);
  const url = videoUrl(address, resolution);
  return { ...described({ ...media, url }), thumbnail: media.poster ?? "" };
}

/**
 * What the address of a sound says; `duration` is in seconds, 0 where it is not told.
 *
 * @param address - `wix:audio://v1/…`
 * @example
 * ```ts
 * getAudioUrl("wix:audio://v1/11062b_3d.mp3/rain.mp3#duration=12").duration; // 12
 * ```
 */
export function getAudioUrl(address: string): FileDescription & { duration: number } {
  const media = parseMedia(address);
  return { ...described({ ...media, url: audioUrl(address) }), duration: media.duration ?? 0 };
}

/**
 * What the address of a document says.
 *
 * @param address - `wix:document://v1/ugd/…`
 * @example
 * ```ts
 * getDocumentUrl("wix:document://v1/ugd/11062b_7a.pdf/size-guide.pdf").filename; // "size-guide.pdf"
 * ```
 */
export function getDocumentUrl(address: string): FileDescription {
  return described({ ...parseMedia(address), url: documentUrl(address) });
}

/**
 * The address of an image that covers a box.
 *
 * @param address - `wix:image://v1/…`
 * @param width - of the box in pixels
 * @param height - of the box in pixels
 * @param options - quality, format and focal point
 * @example
 * ```ts
 * getScaledToFillImageUrl("wix:image://v1/11062b_6c~mv2.jpg/shirt.jpg#originWidth=800&originHeight=1000", 400, 400);
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
 * The address of an image that is seen whole within a box.
 *
 * @param address - `wix:image://v1/…`
 * @param width - of the box in pixels
 * @param height - of the box in pixels
 * @param options - quality and format
 * @example
 * ```ts
 * getScaledToFitImageUrl("wix:image://v1/11062b_6c~mv2.jpg/shirt.jpg#originWidth=800&originHeight=1000", 400, 400);
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
 * The address of a part of an image, scaled to cover a box.
 *
 * @param address - `wix:image://v1/…`
 * @param cropX - left edge of the part, in pixels of the original
 * @param cropY - top edge of the part, in pixels of the original
 * @param cropWidth - width of the part, in pixels of the original
 * @param cropHeight - height of the part, in pixels of the original
 * @param width - of the box in pixels
 * @param height - of the box in pixels
 * @param options - quality and format
 * @example
 * ```ts
 * getCroppedImageUrl("wix:image://v1/11062b_6c~mv2.jpg/shirt.jpg#originWidth=800&originHeight=1000", 0, 0, 400, 400, 200, 200);
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
