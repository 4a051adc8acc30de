import { imageSize } from "image-size";
import mime from "mime/lite";
import type { Context } from "../../kernel/context.js";
import { notFound } from "../../kernel/platform-error.js";
import { PICTURES } from "../../media/image.js";
import type { Picture } from "../../media/picture.js";
import { type MediaFile, type MediaType, mediaSlice, type Upload } from "./slice.js";

const UNKNOWN_SIZE = { width: 1200, height: 1500 };
const MAX_NAME_LENGTH = 255;

const MEDIA_TYPE_BY_PREFIX: readonly (readonly [prefix: string, type: MediaType])[] = [
  ["image/svg", "VECTOR"],
  ["image/", "IMAGE"],
  ["video/", "VIDEO"],
  ["audio/", "AUDIO"],
  ["model/", "MODEL3D"],
  ["application/zip", "ARCHIVE"],
  ["application/x-7z", "ARCHIVE"],
  ["application/vnd.rar", "ARCHIVE"],
];

export const mediaTypeOf = (mimeType: string): MediaType =>
  MEDIA_TYPE_BY_PREFIX.find(([prefix]) => mimeType.startsWith(prefix))?.[1] ?? "DOCUMENT";

export const mimeTypeOf = (...names: readonly (string | null | undefined)[]): string | undefined =>
  names.map((name) => (name ? mime.getType(name) : null)).find((type) => type !== null) ??
  undefined;

const isPicture = ({ mediaType }: Pick<MediaFile, "mediaType">) =>
  mediaType === "IMAGE" || mediaType === "VECTOR";

function sizeOf(content: Uint8Array | undefined) {
  if (!content) return UNKNOWN_SIZE;
  try {
    const { width, height } = imageSize(content);
    return { width, height };
  } catch {
    return UNKNOWN_SIZE;
  }
}

export function addFile(
  context: Context,
  file: Omit<Upload, "fileName"> &
    Pick<MediaFile, "content" | "sourceUrl"> & { readonly displayName?: string | undefined },
): MediaFile {
  const { files } = context.store(mediaSlice);
  const toHex = (text: string) => text.replaceAll("-", "");
  const extension = mime.getExtension(file.mimeType) ?? "bin";
  const mediaType = mediaTypeOf(file.mimeType);
  const imageSuffix = mediaType === "IMAGE" ? "~mv2" : "";
  const id = `${toHex(context.site.id).slice(0, 6)}_${toHex(context.guid("file"))}${imageSuffix}.${extension}`;
  const name = (file.displayName ?? id).slice(0, MAX_NAME_LENGTH);
  const storedFile: MediaFile = {
    ...file,
    id,
    order: files.size,
    displayName: mimeTypeOf(name) ? name : `${name}.${extension}`,
    mediaType,
    ...(isPicture({ mediaType }) && { size: sizeOf(file.content) }),
    createdDate: context.iso,
    updatedDate: context.iso,
  };
  context.changes.put(files, id, storedFile);
  return storedFile;
}

/** `fileId` may be a URL such as `wix:image://v1/<id>/<name>`. */
const idOf = (fileId: string) => /^wix:\w+:\/\/v1\/(?:ugd\/)?([^/#]+)/.exec(fileId)?.[1] ?? fileId;

export function fileById(context: Context, fileId: string): MediaFile | undefined {
  const file = context.store(mediaSlice).files.get(idOf(fileId));
  return file?.isDeleted ? undefined : file;
}

export function getFile(context: Context, fileId: string): MediaFile {
  const file = fileById(context, fileId);
  if (!file) throw notFound(`File ${fileId}`, "FILE_NOT_FOUND");
  return file;
}

function dataUrl({ mimeType, content = new Uint8Array() }: MediaFile): string {
  let binary = "";
  for (const byte of content) binary += String.fromCharCode(byte);
  return `data:${mimeType};base64,${btoa(binary)}`;
}

export function urlOf({ origin, media }: Context, file: MediaFile): string {
  if (media === "data") return file.sourceUrl ?? dataUrl(file);
  return `${origin}${PICTURES}/${file.id}`;
}

export function fileView(context: Context, file: MediaFile, operationStatus = "READY") {
  const url = urlOf(context, file);
  const { id, displayName, mediaType, labels, createdDate, updatedDate, sourceUrl } = file;
  const image = { id, url, ...file.size, filename: displayName };
  const kind = mediaType === "VECTOR" ? "vector" : "image";
  return {
    id,
    displayName,
    url,
    parentFolderId: file.parentFolderId,
    sizeInBytes: String(file.content?.length ?? 0),
    private: file.private,
    mediaType,
    // The platform adds this field after processing the file.
    ...(operationStatus === "READY" && file.size && { media: { [kind]: { image } } }),
    operationStatus,
    ...(sourceUrl !== undefined && { sourceUrl }),
    ...(isPicture(file) && { thumbnailUrl: url }),
    labels,
    createdDate,
    updatedDate,
    siteId: context.site.id,
    state: "OK",
  };
}

export function pictureOfFile(
  context: Context,
  { id, url }: { readonly id?: string | null; readonly url?: string | null },
): Pick<Picture, "file" | "url" | "isStored" | "width" | "height"> | undefined {
  const base = `${context.origin}${PICTURES}/`;
  const fileId = id ?? (url?.startsWith(base) ? decodeURIComponent(url.slice(base.length)) : url);
  const file = fileId ? fileById(context, fileId) : undefined;
  if (!file || !isPicture(file)) return undefined;
  const source =
    context.media === "data" ? { url: urlOf(context, file) } : { isStored: true as const };
  return { file: file.id, ...source, ...(file.size ?? UNKNOWN_SIZE) };
}
