// Portico has no package for the Media Manager API, so apps call it over HTTP.

import { z } from "zod/v4";
import type { Context } from "../../kernel/context.js";
import { route } from "../../kernel/route.js";
import { defineService } from "../../kernel/service.js";
import { type Fields, fields } from "../../query/fields.js";
import { runQuery } from "../../query/run-query.js";
import { bulk } from "../bulk.js";
import { addFile, fileById, fileView, getFile, mimeTypeOf } from "./files.js";
import { UPLOADS_PATH, upload } from "./pages.js";
import { MEDIA_TYPES, type MediaFile, mediaSlice } from "./slice.js";

const PATH = "/site-media/v1/files";
const ROOT_ID = "media-root";

const placementSchema = {
  parentFolderId: z.string().max(100).nullish(),
  private: z.boolean().nullish(),
  labels: z.array(z.string().max(200)).max(500).nullish(),
};

const placementOf = (file: z.output<z.ZodObject<typeof placementSchema>>) => ({
  parentFolderId: file.parentFolderId ?? ROOT_ID,
  private: file.private ?? false,
  labels: file.labels ?? [],
});

const importSchema = z.object({
  url: z
    .string()
    .min(2)
    .refine((url) => /^https?:\/\/[^\s]+$/i.test(url), {
      error: "must be a valid WEB_URL",
      params: { violatedRule: "FORMAT", data: { type: "WEB_URL" } },
    }),
  mediaType: z.enum(MEDIA_TYPES).nullish(),
  displayName: z.string().max(1000).nullish(),
  mimeType: z.string().max(100).nullish(),
  ...placementSchema,
});

const DEFAULT_MIME_TYPES: Readonly<Record<string, string>> = {
  VIDEO: "video/mp4",
  AUDIO: "audio/mpeg",
  VECTOR: "image/svg+xml",
  DOCUMENT: "application/pdf",
  ARCHIVE: "application/zip",
  MODEL3D: "model/gltf-binary",
};

/** The emulator redirects requests for the file to its source. */
function importFile(context: Context, request: z.output<typeof importSchema>) {
  const { url, mediaType, displayName } = request;
  const mimeType =
    request.mimeType ??
    mimeTypeOf(displayName, new URL(url).pathname) ??
    DEFAULT_MIME_TYPES[mediaType ?? ""] ??
    "image/jpeg";
  const source = { mimeType, displayName: displayName ?? undefined, sourceUrl: url };
  return fileView(context, addFile(context, { ...placementOf(request), ...source }), "PENDING");
}

const SORT_FIELDS: Fields = fields(["displayName", "updatedDate", "sizeInBytes"], {
  operators: [],
  sort: true,
});

const pageSchema = {
  mediaTypes: z.array(z.enum(MEDIA_TYPES)).max(30).nullish(),
  private: z.boolean().nullish(),
  sort: z
    .object({
      fieldName: z.enum(["displayName", "updatedDate", "sizeInBytes"]).nullish(),
      order: z.enum(["ASC", "DESC"]).nullish(),
    })
    .nullish(),
  paging: z
    .object({ limit: z.number().int().min(1).max(100).nullish(), cursor: z.string().nullish() })
    .nullish(),
};

type ListRequest = z.output<z.ZodObject<typeof pageSchema>>;

function listFiles(context: Context, request: ListRequest, isWanted: (file: MediaFile) => boolean) {
  const { mediaTypes, private: isPrivate, sort, paging } = request;
  const items = [...context.store(mediaSlice).files.values()].filter(
    (file) =>
      !file.isDeleted &&
      isWanted(file) &&
      (!mediaTypes?.length || mediaTypes.includes(file.mediaType)) &&
      (isPrivate == null || file.private === isPrivate),
  );
  const { limit, cursor } = paging ?? {};
  const order = sort?.order ?? (sort?.fieldName ? "ASC" : "DESC");
  const result = runQuery(
    {
      items,
      fields: SORT_FIELDS,
      order: ({ order: fileOrder }) => fileOrder,
      view: (file) => ({ ...file, sizeInBytes: file.content?.length ?? 0 }),
    },
    {
      cursorPaging: { limit: limit ?? 50, ...(cursor && { cursor }) },
      ...(cursor ? {} : { sort: [{ fieldName: sort?.fieldName ?? "updatedDate", order }] }),
    },
  );
  return {
    files: result.items.map((file) => fileView(context, file)),
    nextCursor: { cursors: { ...(result.next && { next: result.next }) }, total: result.total },
  };
}

const byIdSchema = z.object({ fileId: z.string().min(1).max(1000) });

function getById({ fileId }: z.output<typeof byIdSchema>, context: Context) {
  return { file: fileView(context, getFile(context, fileId)) };
}

export const media = defineService({
  ...mediaSlice,
  handlers: {},
  pages: [{ method: "PUT", path: `${UPLOADS_PATH}/*`, shared: true, serve: upload }],
  routes: [
    route(
      "media.files.generateFileUploadUrl",
      `POST ${PATH}/generate-upload-url`,
      z.object({
        mimeType: z.string().min(1).max(100),
        fileName: z.string().max(1000).nullish(),
        ...placementSchema,
      }),
      (request, context) => {
        const { mimeType, fileName } = request;
        const token = context.guid("upload");
        context.changes.put(context.store(mediaSlice).uploads, token, {
          ...placementOf(request),
          mimeType,
          ...(fileName && { fileName }),
        });
        return { uploadUrl: `${context.origin}${UPLOADS_PATH}/${token}` };
      },
    ),
    route("media.files.importFile", `POST ${PATH}/import`, importSchema, (request, context) => ({
      file: importFile(context, request),
    })),
    route(
      "media.files.bulkImportFile",
      "POST /site-media/v1/bulk/files/import-v2",
      z.object({
        importFileRequests: z.array(importSchema).min(1).max(100),
        returnEntity: z.boolean().nullish(),
      }),
      ({ importFileRequests, returnEntity }, context) =>
        bulk(
          context,
          importFileRequests,
          () => "",
          (request) => {
            const item = importFile(context, request);
            return { id: item.id, rest: returnEntity === false ? {} : { item } };
          },
        ),
    ),
    route("media.files.getFileDescriptor", `GET ${PATH}/get-file-by-id`, byIdSchema, getById),
    route("media.files.getFile", `GET ${PATH}/{fileId}`, byIdSchema, getById),
    route(
      "media.files.getFileDescriptors",
      `POST ${PATH}/get-files`,
      z.object({ fileIds: z.array(z.string().max(1000)).min(1).max(100) }),
      ({ fileIds }, context) => ({
        files: fileIds.flatMap((fileId) => {
          const file = fileById(context, fileId);
          return file ? [fileView(context, file)] : [];
        }),
      }),
    ),
    route(
      "media.files.listFiles",
      `GET ${PATH}`,
      z.object({ parentFolderId: z.string().max(100).nullish(), ...pageSchema }),
      ({ parentFolderId, ...request }, context) =>
        listFiles(context, request, (file) => file.parentFolderId === (parentFolderId ?? ROOT_ID)),
    ),
    route(
      "media.files.searchFiles",
      `POST ${PATH}/search`,
      z.object({ search: z.string().max(200).nullish(), ...pageSchema }),
      ({ search, ...request }, context) => {
        const expression = (search ?? "").toLowerCase();
        return listFiles(context, request, ({ displayName, mimeType, labels }) =>
          [displayName, mimeType, ...labels].some((text) =>
            text.toLowerCase().includes(expression),
          ),
        );
      },
    ),
    route(
      "media.files.bulkDeleteFiles",
      "POST /site-media/v1/bulk/files/delete",
      z.object({
        fileIds: z.array(z.string().max(1000)).min(1).max(1000),
        permanent: z.boolean().nullish(),
      }),
      ({ fileIds, permanent }, context) => {
        const { files } = context.store(mediaSlice);
        for (const fileId of fileIds) {
          const file = getFile(context, fileId);
          if (permanent) context.changes.remove(files, file.id);
          else context.changes.put(files, file.id, { ...file, isDeleted: true });
        }
        return {};
      },
    ),
  ],
});
