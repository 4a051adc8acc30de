import type { Context } from "../../kernel/context.js";
import { applicationError, badRequest } from "../../kernel/platform-error.js";
import type { PageRequest } from "../../kernel/service.js";
import { addFile, fileById, fileView, mimeTypeOf } from "./files.js";
import { mediaSlice } from "./slice.js";

/** Larger files need a resumable upload. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
export const UPLOADS_PATH = "/_portico/upload";

export function upload({ rest, url, bytes, headers }: PageRequest, context: Context): Response {
  const expectedUpload = context.store(mediaSlice).uploads.get(rest);
  if (!expectedUpload) {
    throw applicationError(403, "INVALID_UPLOAD_TOKEN", "The upload URL is invalid or unknown");
  }
  if (bytes.length === 0) throw badRequest("EMPTY_FILE", "The uploaded file is empty");
  if (bytes.length > MAX_FILE_BYTES) {
    const description = `The file has ${bytes.length} bytes. The limit is ${MAX_FILE_BYTES}`;
    throw applicationError(413, "FILE_TOO_LARGE", description);
  }
  const { fileName, ...entry } = expectedUpload;
  const displayName = url.searchParams.get("filename") ?? fileName;
  const type = headers.get("Content-Type")?.split(";")[0]?.trim();
  // If the header does not state the type, the platform derives it from the file name.
  const mimeType =
    type && type !== "application/octet-stream"
      ? type
      : (mimeTypeOf(displayName) ?? entry.mimeType);
  const file = addFile(context, { ...entry, mimeType, displayName, content: bytes });
  return Response.json({ file: fileView(context, file) });
}

export function serveFile(id: string, context: Context): Response | undefined {
  const file = fileById(context, decodeURIComponent(id));
  if (!file) return undefined;
  if (file.private) return new Response("Forbidden", { status: 403 });
  if (!file.content) {
    return new Response(null, { status: 302, headers: { Location: file.sourceUrl ?? "" } });
  }
  const isInline = /^(image|video|audio)\//.test(file.mimeType);
  return new Response(file.content, {
    headers: {
      "Content-Type": file.mimeType,
      "Content-Disposition": isInline ? "inline" : "attachment",
      // An uploaded SVG must not run scripts on the emulator's origin.
      "Content-Security-Policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'",
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "public, max-age=31536000, immutable",
    },
  });
}
