import { fileOf, type MediaObject, type VideoObject } from "./media-like.js";
import { servedAt } from "./parse-media.js";

/** Which file of a video: its height in pixels, or the one that was uploaded. */
export type VideoQuality = "360p" | "480p" | "720p" | "1080p" | "original";

/** What carries a file: an address, or an object of a service. */
export type FileLike = string | Pick<MediaObject, "id" | "url" | "src">;

function fileIn(kind: "video" | "audio" | "document", media: FileLike | null | undefined) {
  if (typeof media === "string") return fileOf(kind, { url: media });
  return fileOf(kind, media?.src ?? media);
}

/**
 * The address of a video's file.
 *
 * @param media - `wix:video://v1/…`, an address, or a video as a service answers it
 * @param quality - "360p", "480p", "720p", "1080p"; the uploaded file unless told otherwise. Of a
 *   video whose files a service lists: the best that is not higher, "original" the highest
 * @returns the address; undefined where `media` has none
 * @example
 * ```ts
 * videoUrl("wix:video://v1/11062b_9f/walk.mp4", "720p");
 * ```
 */
export function videoUrl(media: string, quality?: VideoQuality): string;
export function videoUrl(
  media: string | MediaObject | VideoObject | null | undefined,
  quality?: VideoQuality,
): string | undefined;
export function videoUrl(
  media: string | MediaObject | VideoObject | null | undefined,
  quality: VideoQuality = "original",
): string | undefined {
  const outer = typeof media === "object" && media && "video" in media ? media.video : undefined;
  const video = outer ?? media;
  if (video && typeof video === "object" && "resolutions" in video && video.resolutions?.length) {
    const limit = quality === "original" ? Infinity : Number.parseInt(quality, 10);
    const files = [...video.resolutions].sort((a, b) => (a.height ?? 0) - (b.height ?? 0));
    return (files.findLast((file) => (file.height ?? 0) <= limit) ?? files[0])?.url;
  }
  const file = fileIn("video", video as FileLike | null | undefined);
  if (file?.kind !== "video") return file?.url;
  return `${servedAt("video", file.id)}/${quality === "original" ? "file" : `${quality}/mp4/file.mp4`}`;
}

/**
 * The address of a sound's file.
 *
 * @param media - `wix:audio://v1/…`, an address, or a sound as a service answers it
 * @returns the address; undefined where `media` has none
 * @example
 * ```ts
 * audioUrl("wix:audio://v1/11062b_3d.mp3/rain.mp3#duration=12"); // "https://static.wixstatic.com/mp3/11062b_3d.mp3"
 * ```
 */
export function audioUrl(media: string): string;
export function audioUrl(media: FileLike | null | undefined): string | undefined;
export function audioUrl(media: FileLike | null | undefined): string | undefined {
  return fileIn("audio", media)?.url;
}

/**
 * The address of a document's file.
 *
 * @param media - `wix:document://v1/ugd/…`, an address, or a document as a service answers it
 * @returns the address; undefined where `media` has none
 * @example
 * ```ts
 * documentUrl("wix:document://v1/ugd/11062b_7a.pdf/size-guide.pdf");
 * ```
 */
export function documentUrl(media: string): string;
export function documentUrl(media: FileLike | null | undefined): string | undefined;
export function documentUrl(media: FileLike | null | undefined): string | undefined {
  return fileIn("document", media)?.url;
}
