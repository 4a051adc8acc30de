/** The parsed URL of a media file. */
export interface ParsedMedia {
  /** Kind of file, or "other" for signed URLs and files on other hosts. */
  readonly kind: "image" | "shape" | "video" | "audio" | "document" | "other";
  /** File id, such as "11062b_6c~mv2.jpg". Empty if `kind` is "other". */
  readonly id: string;
  /** URL of the original file. For a video, pass it to `videoUrl` to get the URL of a file. */
  readonly url: string;
  /** File name or description from the URL. */
  readonly name?: string;
  /** Width of the original in pixels, if the URL contains it. */
  readonly width?: number;
  /** Height of the original in pixels, if the URL contains it. */
  readonly height?: number;
  /** Duration of audio in seconds, if the URL contains it. */
  readonly duration?: number;
  /** URL of a video's poster image. */
  readonly poster?: string;
}

type MediaKind = ParsedMedia["kind"];

const BASE_URLS: Readonly<Record<Exclude<MediaKind, "other">, string>> = {
  image: "https://static.wixstatic.com/media/",
  shape: "https://static.wixstatic.com/shapes/",
  video: "https://video.wixstatic.com/video/",
  audio: "https://static.wixstatic.com/mp3/",
  document: "https://d945e594-8657-47e2-9cd9-e9033c3d8da0.usrfiles.com/ugd/",
};

const KINDS_BY_FOLDER: Readonly<Record<string, Exclude<MediaKind, "other">>> = {
  media: "image",
  shapes: "shape",
  video: "video",
  mp3: "audio",
  ugd: "document",
};

const WIX_URL =
  /^(?:wix:)?(image|vector|shape|video|audio|document):\/\/v1\/(?:ugd\/)?([^/?#]+)(?:\/([^/?#]*))?[^#]*(?:#(.*))?$/;
// A URL with a query string may be signed and must not change.
const HOSTED_URL =
  /^https?:\/\/(?:(?:static|video)\.wixstatic|[\w-]+\.usrfiles)\.com\/(media|shapes|video|mp3|ugd)\/([^/?#]+)[^?]*$/;
/** The emulator supports the same image transformations as the platform. */
const EMULATED_URL = /^(https?:\/\/[^/?#]+\/_portico\/media\/([^/?#]+))[^?]*$/;

/**
 * Decodes percent-encoded text. Returns invalid text unchanged.
 *
 * @param text - text from a URL
 * @example
 * ```ts
 * import { decodeText } from "@portico/core/media";
 *
 * const name = decodeText("summer%20hat.jpg"); // summer hat.jpg
 * ```
 */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function encodeSegment(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    // A lone surrogate cannot be encoded.
    return encodeURIComponent(text.replace(/[\ud800-\udfff]/g, "\ufffd"));
  }
}

export function hostedUrl(kind: Exclude<MediaKind, "other">, id: string): string {
  return `${BASE_URLS[kind]}${encodeSegment(decodeText(id))}`;
}

function positiveNumber(text: string | null): number | undefined {
  const value = Number(text);
  return value > 0 && Number.isFinite(value) ? value : undefined;
}

function withoutUndefined<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Fields;
}

function posterOf(id: string, parameters: URLSearchParams): string {
  const poster = parameters.get("posterUri") || `${id}.jpg`;
  const [width, height] = [
    parameters.get("posterWidth") || 50,
    parameters.get("posterHeight") || 50,
  ];
  return `wix:image://v1/${poster}#originWidth=${width}&originHeight=${height}`;
}

/**
 * Parses the URL of an image, video, audio file or document. Accepts the platform's
 * `wix:image://v1/…` format, URLs on the platform's servers, and any other URL.
 *
 * @param address - such as
 *   "wix:image://v1/11062b_6c~mv2.jpg/shirt.jpg#originWidth=800&originHeight=1000"
 * @returns the parsed URL; `kind` is "other" for signed URLs and files that the platform does not
 *   host
 * @example
 * ```ts
 * import { parseMedia } from "@portico/core/media";
 *
 * const { width } = parseMedia(
 *   "wix:image://v1/11062b_6c~mv2.jpg/shirt.jpg#originWidth=800&originHeight=1000",
 * );
 * console.log(width); // 800
 * ```
 */
export function parseMedia(address: string): ParsedMedia {
  const wixMatch = WIX_URL.exec(address);
  const hostedMatch = wixMatch ? null : HOSTED_URL.exec(address);
  const id = wixMatch?.[2] ?? hostedMatch?.[2];
  if (id === undefined) {
    const emulatedMatch = EMULATED_URL.exec(address);
    return emulatedMatch
      ? { kind: "image", id: emulatedMatch[2] as string, url: emulatedMatch[1] as string }
      : { kind: "other", id: "", url: address };
  }
  const scheme = wixMatch?.[1] === "vector" ? "shape" : wixMatch?.[1];
  const kind = (scheme ?? KINDS_BY_FOLDER[hostedMatch?.[1] as string]) as Exclude<
    MediaKind,
    "other"
  >;
  const parameters = new URLSearchParams(wixMatch?.[4] ?? "");
  return withoutUndefined({
    kind,
    id,
    url: hostedUrl(kind, id),
    name: decodeText(wixMatch?.[3] ?? "") || undefined,
    width: positiveNumber(parameters.get("originWidth")),
    height: positiveNumber(parameters.get("originHeight")),
    duration: positiveNumber(parameters.get("duration")),
    poster: kind === "video" ? posterOf(id, parameters) : undefined,
  }) as ParsedMedia;
}
