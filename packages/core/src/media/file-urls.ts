import { type MediaObject, parseFileObject, type VideoObject } from "./media-like.js";
import { hostedUrl } from "./parse-media.js";

/** Quality of a video file: its height, or "original" for the uploaded file. */
export type VideoQuality = "360p" | "480p" | "720p" | "1080p" | "original";

/** An audio file or document: a URL, or an object from a service. */
export type FileLike = string | Pick<MediaObject, "id" | "url" | "src">;

function parseFile(kind: "video" | "audio" | "document", media: FileLike | null | undefined) {
  if (typeof media === "string") return parseFileObject(kind, { url: media });
  return parseFileObject(kind, media?.src ?? media);
}

/**
 * Returns the URL of a video file.
 *
 * @param media - `wix:video://v1/…`, a URL, or a video from a service
 * @param quality - default: "original". If the service lists files, the function selects the best
 *   file up to this quality, or else the smallest file
 * @returns the URL; undefined if `media` has no video
 * @example
 * ```ts
 * import { videoUrl } from "@portico/core/media";
 *
 * const url = videoUrl("wix:video://v1/11062b_9f/walk.mp4", "720p");
 * // https://video.wixstatic.com/video/11062b_9f/720p/mp4/file.mp4
 * ```
 */
export function videoUrl(media: string, quality?: VideoQuality): string;
/** Returns the URL of a video file, or undefined if `media` has no video. */
export function videoUrl(
  media: string | MediaObject | VideoObject | null | undefined,
  quality?: VideoQuality,
): string | undefined;
export function videoUrl(
  media: string | MediaObject | VideoObject | null | undefined,
  quality: VideoQuality = "original",
): string | undefined {
  const itemVideo =
    typeof media === "object" && media && "video" in media ? media.video : undefined;
  const video = itemVideo ?? media;
  if (video && typeof video === "object" && "resolutions" in video && video.resolutions?.length) {
    const limit = quality === "original" ? Infinity : Number.parseInt(quality, 10);
    const files = [...video.resolutions].sort((a, b) => (a.height ?? 0) - (b.height ?? 0));
    return (files.findLast((file) => (file.height ?? 0) <= limit) ?? files[0])?.url;
  }
  const file = parseFile("video", video as FileLike | null | undefined);
  if (file?.kind !== "video") return file?.url;
  return `${hostedUrl("video", file.id)}/${quality === "original" ? "file" : `${quality}/mp4/file.mp4`}`;
}

/**
 * Returns the URL of an audio file.
 *
 * @param media - `wix:audio://v1/…`, a URL, or audio from a service
 * @returns the URL; undefined if `media` has no audio
 * @example
 * ```ts
 * import { audioUrl } from "@portico/core/media";
 *
 * const url = audioUrl("wix:audio://v1/11062b_3d.mp3/rain.mp3#duration=12");
 * // https://static.wixstatic.com/mp3/11062b_3d.mp3
 * ```
 */
export function audioUrl(media: string): string;
/** Returns the URL of an audio file, or undefined if `media` has no audio. */
export function audioUrl(media: FileLike | null | undefined): string | undefined;
export function audioUrl(media: FileLike | null | undefined): string | undefined {
  return parseFile("audio", media)?.url;
}

/**
 * Returns the URL of a document.
 *
 * @param media - `wix:document://v1/ugd/…`, a URL, or a document from a service
 * @returns the URL; undefined if `media` has no document
 * @example
 * ```ts
 * import { documentUrl } from "@portico/core/media";
 *
 * const url = documentUrl("wix:document://v1/ugd/11062b_7a.pdf/size-guide.pdf");
 * ```
 */
export function documentUrl(media: string): string;
/** Returns the URL of a document, or undefined if `media` has no document. */
export function documentUrl(media: FileLike | null | undefined): string | undefined;
export function documentUrl(media: FileLike | null | undefined): string | undefined {
  return parseFile("document", media)?.url;
}
