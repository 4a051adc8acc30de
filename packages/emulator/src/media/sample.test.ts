import { imageSize } from "image-size";
import { beforeAll, describe, expect, it } from "vitest";
import { createEmulator } from "../emulator.js";

const ACCEPT = "image/avif,image/webp,image/apng,*/*;q=0.8";
const ACCEPT_WITHOUT_AVIF = "image/webp,*/*;q=0.8";

let imageUrl: string;
let get: (path: string, accept?: string) => Promise<[type: string | null, width: number]>;
beforeAll(() => {
  const emulator = createEmulator({ seed: "minimal" });
  const [product] = emulator.state.catalog.products.values();
  imageUrl = `${emulator.origin}/_portico/media/${product?.pictures[0]?.id}.avif`;
  get = async (path, accept) => {
    const response = await emulator.fetch(`${imageUrl}${path}`, {
      headers: accept === undefined ? {} : { Accept: accept },
    });
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("Vary")).toContain("Accept");
    const { width } = imageSize(new Uint8Array(await response.arrayBuffer()));
    return [response.headers.get("Content-Type"), width];
  };
});

describe("sample images", () => {
  it("are served in their original size if the URL contains no transformation", async () => {
    expect(await get("")).toEqual(["image/avif", 800]);
    expect(await get("", ACCEPT)).toEqual(["image/avif", 800]);
  });

  it.each([
    [96, 400],
    [400, 400],
    [480, 400],
    [720, 800],
    [1600, 800],
  ])(
    "are served in the nearest available size if %i pixels are requested",
    async (requested, width) => {
      const path = `/v1/fill/w_${requested},h_${requested * 1.25},al_c,q_80,enc_auto/a.avif`;
      expect(await get(path, ACCEPT)).toEqual(["image/avif", width]);
    },
  );

  it("are WebP for browsers without AVIF support, and if the URL requests WebP", async () => {
    expect(await get("/v1/fill/w_900,h_1125,enc_auto/a.avif", ACCEPT_WITHOUT_AVIF)).toEqual([
      "image/webp",
      320,
    ]);
    expect(await get("/v1/fill/w_900,h_1125/a.webp", ACCEPT)).toEqual(["image/webp", 320]);
  });

  it("are AVIF if the URL requests AVIF", async () => {
    const path = "/v1/fill/w_900,h_1125,enc_avif,quality_auto/a.avif";
    expect(await get(path, ACCEPT_WITHOUT_AVIF)).toEqual(["image/avif", 800]);
  });
});
