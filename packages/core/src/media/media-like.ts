import { hostedUrl, type ParsedMedia, parseMedia } from "./parse-media.js";

/** A point in an image. */
export interface FocalPoint {
  /** Distance from the left edge as a percentage, 0 to 100. */
  readonly x?: number | null | undefined;
  /** Distance from the top edge as a percentage, 0 to 100. */
  readonly y?: number | null | undefined;
}

/** An image, a product's media item, or media in a rich document. */
export interface MediaObject {
  readonly id?: string | null | undefined;
  readonly url?: string | null | undefined;
  /** Width of the original in pixels. */
  readonly width?: number | null | undefined;
  /** Height of the original in pixels. */
  readonly height?: number | null | undefined;
  readonly altText?: string | null | undefined;
  readonly focalPoint?: FocalPoint | null | undefined;
  /** The file of media in a rich document. */
  readonly src?:
    | { readonly id?: string | null | undefined; readonly url?: string | null | undefined }
    | null
    | undefined;
  /** Image of a product's media item. */
  readonly image?: MediaObject | null | undefined;
  /** Video of a product's media item. */
  readonly video?: VideoObject | null | undefined;
  /** Thumbnail of a product's media item. */
  readonly thumbnail?: MediaObject | null | undefined;
}

/** A video from a service. */
export interface VideoObject {
  readonly id?: string | null | undefined;
  readonly url?: string | null | undefined;
  /** Video files with their height in pixels. */
  readonly resolutions?: readonly { readonly url?: string; readonly height?: number }[];
  readonly posters?: readonly MediaObject[];
}

/** A media file: a URL, or an object from a service. */
export type MediaLike = string | MediaObject;

/** An image and its alternative text and focal point. */
export interface ImageSource extends ParsedMedia {
  readonly altText?: string | undefined;
  readonly focalPoint?: FocalPoint | undefined;
}

export function parseFileObject(
  kind: "image" | "video" | "audio" | "document",
  file:
    | { readonly id?: string | null | undefined; readonly url?: string | null | undefined }
    | null
    | undefined,
): ParsedMedia | undefined {
  if (file?.url) return parseMedia(file.url);
  // In rich documents, an id includes its folder and, for videos, its file:
  // "video/<id>/720p/mp4/file.mp4".
  const id = /^(?:(?:media|video|mp3|ugd)\/)?([^/]+)/.exec(file?.id ?? "")?.[1];
  return id ? { kind, id, url: hostedUrl(kind, id) } : undefined;
}

/**
 * Returns the URL, size, alternative text and focal point of a media value's image.
 *
 * @param media - a URL, an image, a product's media item, or media in a rich document
 * @returns the image; undefined if `media` has no image
 * @example
 * ```ts
 * import { imageOf } from "@portico/core/media";
 *
 * const image = imageOf({ id: "11062b_6c~mv2.jpg", width: 800, height: 1000 });
 * console.log(image?.url); // https://static.wixstatic.com/media/11062b_6c~mv2.jpg
 * ```
 */
export function imageOf(media: MediaLike | null | undefined): ImageSource | undefined {
  if (!media) return undefined;
  if (typeof media === "string") return parseMedia(media);
  const { image, video, thumbnail, width, height, altText, focalPoint } = media;
  const itemImage = image ?? (video ? (video.posters?.[0] ?? thumbnail) : undefined);
  // A video's id is not an image id.
  const source =
    itemImage || video ? imageOf(itemImage) : parseFileObject("image", media.src ?? media);
  if (!source) return undefined;
  return {
    ...source,
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(altText ? { altText } : {}),
    ...(focalPoint ? { focalPoint } : {}),
  };
}
