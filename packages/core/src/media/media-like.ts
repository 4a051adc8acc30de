import { type ParsedMedia, parseMedia, servedAt } from "./parse-media.js";

/** A place in a picture, in percent of its width and height from the left and the top. */
export interface FocalPoint {
  /** 0 to 100. */
  readonly x?: number | null;
  /** 0 to 100. */
  readonly y?: number | null;
}

/** A file as the services answer it: an image, an item of a product's media, media of a rich document. */
export interface MediaObject {
  readonly id?: string | null;
  readonly url?: string | null;
  /** Width of the original in pixels. */
  readonly width?: number | null;
  /** Height of the original in pixels. */
  readonly height?: number | null;
  readonly altText?: string | null;
  readonly focalPoint?: FocalPoint | null;
  /** The file of media in a rich document. */
  readonly src?: { readonly id?: string | null; readonly url?: string | null } | null;
  /** The image of a product's media item. */
  readonly image?: MediaObject | null;
  /** The video of a product's media item. */
  readonly video?: VideoObject | null;
  /** The small picture that stands for a product's media item. */
  readonly thumbnail?: MediaObject | null;
}

/** A video as the services answer it. */
export interface VideoObject {
  readonly id?: string | null;
  readonly url?: string | null;
  /** Its files. */
  readonly resolutions?: readonly { readonly url?: string; readonly height?: number }[];
  /** Its still pictures. */
  readonly posters?: readonly MediaObject[];
}

/** A file by its address, or as a service answers it. */
export type MediaLike = string | MediaObject;

/** An image that is to be shown. */
export interface ImageSource extends ParsedMedia {
  readonly altText?: string | undefined;
  readonly focalPoint?: FocalPoint | undefined;
}

/** Of an address and an id, as a service tells both: an address from elsewhere has no id. */
export function fileOf(
  kind: "image" | "video" | "audio" | "document",
  file: { readonly id?: string | null; readonly url?: string | null } | null | undefined,
): ParsedMedia | undefined {
  if (file?.url) return parseMedia(file.url);
  // Rich documents keep an id with its folder, and a video's with its file: "video/<id>/720p/mp4/file.mp4".
  const id = /^(?:(?:media|video|mp3|ugd)\/)?([^/]+)/.exec(file?.id ?? "")?.[1];
  return id ? { kind, id, url: servedAt(kind, id) } : undefined;
}

/**
 * The image of whatever a service calls one: its address, size, description and focal point.
 *
 * @param media - an address, an image, an item of a product's media, media of a rich document
 * @returns the image; undefined where there is none
 * @example
 * ```ts
 * imageOf({ id: "11062b_6c~mv2.jpg", width: 800, height: 1000 })?.url; // "https://static.wixstatic.com/media/…"
 * ```
 */
export function imageOf(media: MediaLike | null | undefined): ImageSource | undefined {
  if (!media) return undefined;
  if (typeof media === "string") return parseMedia(media);
  const { image, video, thumbnail, width, height, altText, focalPoint } = media;
  const inner = image ?? (video ? (video.posters?.[0] ?? thumbnail) : undefined);
  // The id of a video is none of an image.
  const found = inner || video ? imageOf(inner) : fileOf("image", media.src ?? media);
  if (!found) return undefined;
  return {
    ...found,
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(altText ? { altText } : {}),
    ...(focalPoint ? { focalPoint } : {}),
  };
}
