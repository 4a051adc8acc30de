import { beforeEach, describe, expect, it } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { type Json, visitor } from "../../testing/test-client.js";
import { wireCaller } from "../../testing/wire.js";

const FILES = "/site-media/v1/files";
/** Signature and header of a PNG image with 3 x 2 pixels. */
const PNG = Uint8Array.from([
  0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 3,
  0, 0, 0, 2, 8, 6, 0, 0, 0,
]);

let emulator: Emulator;
let send: ReturnType<typeof wireCaller>;
beforeEach(() => {
  emulator = createEmulator({ seed: "minimal" });
  send = wireCaller(emulator);
});

const upload = (url: string, body: BodyInit = PNG, type = "image/png") =>
  emulator.fetch(url, { method: "PUT", headers: { "Content-Type": type }, body });

async function requestUploadUrl(request: object = {}): Promise<string> {
  const uploadRequest = { mimeType: "image/png", fileName: "mug.png", ...request };
  return (await send("POST", `${FILES}/generate-upload-url`, uploadRequest)).body.uploadUrl;
}

async function uploadFile(request: object = {}): Promise<Json> {
  const response = await upload(await requestUploadUrl(request));
  return ((await response.json()) as Json).file;
}

const importFile = async (request: object): Promise<Json> =>
  (await send("POST", `${FILES}/import`, { url: "https://example.com/a.jpg", ...request })).body
    .file;

describe("the upload API", () => {
  it("stores an image with its dimensions and serves its bytes", async () => {
    const file = await uploadFile({ labels: ["cup"] });
    expect(file).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f]{6}_[0-9a-f]{32}~mv2\.png$/),
      displayName: "mug.png",
      parentFolderId: "media-root",
      mediaType: "IMAGE",
      operationStatus: "READY",
      sizeInBytes: String(PNG.length),
      media: { image: { image: { width: 3, height: 2 } } },
      labels: ["cup"],
    });
    const servedFile = await emulator.fetch(file.url);
    expect(servedFile.headers.get("Content-Type")).toBe("image/png");
    expect(servedFile.headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(new Uint8Array(await servedFile.arrayBuffer())).toEqual(PNG);
  });

  it("uses the URL's file name, which determines the type if the header is generic", async () => {
    const url = `${await requestUploadUrl()}?filename=notes.pdf`;
    const response = await upload(url, "text", "application/octet-stream");
    expect(((await response.json()) as Json).file).toMatchObject({
      displayName: "notes.pdf",
      mediaType: "DOCUMENT",
    });
  });

  it("rejects unknown URLs, empty files and oversized files", async () => {
    const url = await requestUploadUrl();
    const statuses = [
      await upload(`${emulator.origin}/_portico/upload/nothing`),
      await upload(url, new Uint8Array()),
      await upload(url, new Uint8Array(10 * 1024 * 1024 + 1)),
    ].map(({ status }) => status);
    expect(statuses).toEqual([403, 400, 413]);
  });

  it("reports a missing MIME type as a field violation", async () => {
    const { status, body } = await send("POST", `${FILES}/generate-upload-url`, {});
    expect([status, body.details.validationError.fieldViolations]).toMatchObject([
      400,
      [{ field: "mimeType", violatedRule: "REQUIRED_FIELD" }],
    ]);
  });

  it("does not serve private files", async () => {
    const file = await uploadFile({ private: true });
    expect((await emulator.fetch(file.url)).status).toBe(403);
  });
});

describe("the import API", () => {
  it("returns a pending file that is ready on the next read and redirects to its source", async () => {
    const file = await importFile({ mimeType: "image/jpeg", displayName: "My Image" });
    expect(file).toMatchObject({
      displayName: "My Image.jpg",
      mediaType: "IMAGE",
      operationStatus: "PENDING",
      sourceUrl: "https://example.com/a.jpg",
    });
    expect(file).not.toHaveProperty("media");
    for (const path of [`get-file-by-id?fileId=${file.id}`, file.id]) {
      const { body } = await send("GET", `${FILES}/${path}`);
      expect(body.file).toMatchObject({ id: file.id, operationStatus: "READY" });
    }
    const response = await emulator.fetch(file.url, { redirect: "manual" });
    expect([response.status, response.headers.get("Location")]).toEqual([302, file.sourceUrl]);
  });

  it("supports several files in one request", async () => {
    const importFileRequests = [
      { url: "https://example.com/a.png" },
      { url: "https://example.com/b" },
    ];
    const path = "/site-media/v1/bulk/files/import-v2";
    const { body } = await send("POST", path, { importFileRequests });
    expect(body.bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 0 });
    expect(body.results.map(({ item }: Json) => item.id.split(".")[1])).toEqual(["png", "jpg"]);
  });

  it("rejects an address that is not a web URL", async () => {
    const { status, body } = await send("POST", `${FILES}/import`, { url: "ftp://example.com/a" });
    const [violation] = body.details.validationError.fieldViolations;
    expect([status, violation.field, violation.violatedRule]).toEqual([400, "url", "FORMAT"]);
  });
});

describe("files", () => {
  it("cannot be listed by visitors", async () => {
    const { authorization } = await visitor(emulator);
    const { status } = await wireCaller(emulator, authorization)("GET", FILES);
    expect(status).toBe(403);
  });

  it("are listed in pages, newest first, and can be filtered, sorted and searched", async () => {
    const ids: string[] = [];
    for (const name of ["a", "b", "c"]) {
      ids.push((await importFile({ displayName: `${name}.png` })).id);
      emulator.clock.advance(1000);
    }
    await importFile({ parentFolderId: "elsewhere" });
    await importFile({ displayName: "d.mp4" });
    const firstPage = await send("GET", `${FILES}?mediaTypes=IMAGE&paging.limit=2`);
    expect(firstPage.body.files.map(({ id }: Json) => id)).toEqual([ids[2], ids[1]]);
    const { next } = firstPage.body.nextCursor.cursors;
    const secondPage = await send("GET", `${FILES}?mediaTypes=IMAGE&paging.cursor=${next}`);
    expect(secondPage.body.files.map(({ id }: Json) => id)).toEqual([ids[0]]);
    const query = "sort.fieldName=displayName&sort.order=ASC&mediaTypes=VIDEO&mediaTypes=IMAGE";
    const sortedPage = await send("GET", `${FILES}?${query}`);
    expect(sortedPage.body.files.map(({ displayName }: Json) => displayName)).toEqual([
      "a.png",
      "b.png",
      "c.png",
      "d.mp4",
    ]);
    const result = await send("POST", `${FILES}/search`, { search: "B.PNG" });
    expect(result.body.files.map(({ id }: Json) => id)).toEqual([ids[1]]);
  });

  it("can be found by Wix media URL, but not after they are deleted", async () => {
    const { id } = await importFile({});
    const fileIds = [`wix:image://v1/${id}/name.jpg#originWidth=1`, "unknown"];
    const { body } = await send("POST", `${FILES}/get-files`, { fileIds });
    expect(body.files.map((file: Json) => file.id)).toEqual([id]);
    await send("POST", "/site-media/v1/bulk/files/delete", { fileIds: [id] });
    const deleted = await send("GET", `${FILES}/${id}`);
    expect([deleted.status, deleted.body.details.applicationError.code]).toEqual([
      404,
      "FILE_NOT_FOUND",
    ]);
  });

  it.each(["id", "url"])("can be used as product media by %s", async (key) => {
    const file = await uploadFile();
    const product = {
      name: "Mug",
      productType: "PHYSICAL",
      physicalProperties: {},
      media: { itemsInfo: { items: [{ [key]: file[key], altText: "A mug" }] } },
      variantsInfo: {
        variants: [{ price: { actualPrice: { amount: "9" } }, physicalProperties: {} }],
      },
    };
    const { body } = await send("POST", "/stores/v3/products", {
      product,
      fields: ["MEDIA_ITEMS_INFO"],
    });
    const { image } = body.product.media.main;
    expect(image).toMatchObject({ id: file.id, url: file.url, width: 3, height: 2 });
    expect(image.altText).toBe("A mug");
  });
});

it("a reset removes uploads, and a snapshot restores them", async () => {
  const { url } = await uploadFile();
  const snapshot = emulator.snapshot();
  emulator.reset();
  expect((await emulator.fetch(url)).status).toBe(404);
  emulator.restore(snapshot);
  expect((await emulator.fetch(url)).status).toBe(200);
});

it("uploaded files have data URLs if the emulator option `media` is `data`", async () => {
  emulator = createEmulator({ seed: "minimal", media: "data" });
  send = wireCaller(emulator);
  expect((await uploadFile()).url).toMatch(/^data:image\/png;base64,iVBORw0KGgo/);
});
