import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  absoluteImageUrl,
  audioUrl,
  documentUrl,
  imageOf,
  imageUrl,
  parseMedia,
  srcSet,
  videoUrl,
} from "../media.js";

const shirt =
  "wix:image://v1/11062b_6c~mv2.jpg/linen%20shirt.jpg#originWidth=800&originHeight=1000";
const fileUrl = "https://static.wixstatic.com/media/11062b_6c~mv2.jpg";

describe("parseMedia", () => {
  it("returns the id, name and size of an image", () => {
    expect(parseMedia(shirt)).toEqual({
      kind: "image",
      id: "11062b_6c~mv2.jpg",
      url: fileUrl,
      name: "linen shirt.jpg",
      width: 800,
      height: 1000,
    });
    expect(parseMedia(shirt.slice("wix:".length))).toEqual(parseMedia(shirt));
  });

  it("recognizes URLs on the platform's servers, including URLs of scaled images", () => {
    const scaledUrl = `${fileUrl}/v1/fill/w_300,h_400,al_c,q_80/shirt.jpg`;
    for (const address of [fileUrl, scaledUrl, fileUrl.replace("https", "http")]) {
      expect(parseMedia(address)).toEqual({ kind: "image", id: "11062b_6c~mv2.jpg", url: fileUrl });
    }
    expect(parseMedia("https://static.wixstatic.com/shapes/11062b_5e.svg").kind).toBe("shape");
    expect(parseMedia("https://static.wixstatic.com/mp3/11062b_3d.mp3").kind).toBe("audio");
    expect(parseMedia("https://video.wixstatic.com/video/11062b_9f/720p/mp4/file.mp4").id).toBe(
      "11062b_9f",
    );
  });

  it("treats images from the emulator like images from the platform", () => {
    const emulatedUrl = "http://localhost:4477/_portico/media/6c.avif";
    for (const address of [
      emulatedUrl,
      `${emulatedUrl}/v1/fill/w_300,h_400,al_c,enc_auto/6c.avif`,
    ]) {
      expect(parseMedia(address)).toEqual({ kind: "image", id: "6c.avif", url: emulatedUrl });
    }
    expect(imageUrl(emulatedUrl, { width: 100, height: 125 })).toMatch(
      /^http:\/\/localhost:4477\/_portico\/media\/6c\.avif\/v1\/fill\/w_100,h_125,.*enc_auto\/6c\.avif$/,
    );
    expect(srcSet({ url: emulatedUrl, width: 800, height: 1000 }, { widths: [400, 800] })).toMatch(
      /w_400,h_500.* 400w, .*w_800,h_1000.* 800w$/,
    );
    expect(parseMedia(`${emulatedUrl}?token=abc`).kind).toBe("other");
  });

  it.each([
    "https://example.com/media/shirt.jpg",
    "/pictures/shirt.jpg",
    "data:image/svg+xml,%3Csvg/%3E",
    "https://static.wixstatic.com.example.com/media/a.jpg",
    // A signed URL must not be changed.
    `${fileUrl}?token=abc`,
  ])('returns the kind "other" and the unchanged URL for %s', (address) => {
    expect(parseMedia(address)).toEqual({ kind: "other", id: "", url: address });
    expect(imageUrl(address, { width: 100, height: 100 })).toBe(address);
    expect(srcSet(address)).toBeUndefined();
  });

  it("sets `url` to a media URL or to the unchanged text, for any string", () => {
    const fragments = fc.constantFrom(
      "wix:",
      "image://v1/",
      "/",
      "%",
      "#originWidth=",
      "..",
      "ü",
      "1e999",
      "\ud800",
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(fragments).map((parts) => parts.join("")),
        ),
        (text) => {
          const { kind, url, width } = parseMedia(text);
          if (kind === "other") expect(url).toBe(text);
          else expect(url).toMatch(/^https:\/\/[\w.-]+\/(media|shapes|video|mp3|ugd)\/[^/?#]+$/);
          if (width !== undefined) expect(width).toBeGreaterThan(0);
        },
      ),
    );
  });
});

describe("imageUrl", () => {
  it("fills a box around the focal point", () => {
    expect(imageUrl(shirt, { width: 400, height: 400 })).toBe(
      `${fileUrl}/v1/fill/w_400,h_400,al_c,q_80,usm_0.66_1.00_0.01,enc_auto/11062b_6c~mv2.jpg`,
    );
    expect(imageUrl(shirt, { width: 400, height: 400, focalPoint: { x: 50, y: 12.5 } })).toContain(
      "/fill/w_400,h_400,fp_0.50_0.13,q_80",
    );
    const media = { url: fileUrl, width: 800, height: 1000, focalPoint: { x: 0, y: 100 } };
    expect(imageUrl(media, { width: 400, height: 400 })).toContain(",fp_0.00_1.00,");
    expect(imageUrl(media, { width: 400, height: 400, focalPoint: { x: null } })).toContain("al_c");
  });

  it("scales the whole image or crops a part of it, depending on the `fit` option", () => {
    expect(imageUrl(shirt, { width: 400, height: 400, fit: "fit" })).toContain(
      "/fill/w_320,h_400,al_c,",
    );
    expect(imageUrl(fileUrl, { width: 400, height: 400, fit: "fit" })).toContain(
      "/fit/w_400,h_400,q_80,",
    );
    const crop = { x: -10, y: 20, width: 210, height: 200 };
    expect(imageUrl(shirt, { width: 100, fit: "crop", crop })).toContain(
      "/v1/crop/x_0,y_20,w_200,h_200/fill/w_100,h_95,al_c,",
    );
    expect(
      imageUrl(shirt, { width: 100, fit: "crop", crop: { x: 900, y: 0, width: 5, height: 5 } }),
    ).not.toContain("crop");
  });

  it("applies the quality and format options", () => {
    const box = { width: 400, height: 500 };
    expect(imageUrl(shirt, { ...box, quality: 60, format: "avif" })).toContain(",q_60,");
    expect(imageUrl(shirt, { ...box, format: "avif" })).toContain(",enc_avif,quality_auto/");
    expect(imageUrl(shirt, { ...box, format: "original" })).not.toContain("enc_");
    expect(imageUrl(shirt, { ...box, quality: 99 })).toContain(",q_80,");
    expect(imageUrl({ id: "a.png" }, { ...box, quality: 60 })).toContain(",q_65,");
  });

  it("enlarges only small images, and only slightly", () => {
    expect(imageUrl(shirt, { width: 4000, height: 5000 })).toContain(
      "/fill/w_800,h_1000,al_c,q_85,enc_auto/",
    );
    const smallImage = { id: "a.jpg", width: 100, height: 100 };
    expect(imageUrl(smallImage, { width: 400, height: 200 })).toContain(
      "/fill/w_140,h_70,al_c,lg_1,q_80,",
    );
  });

  it("computes a missing side from the aspect ratio", () => {
    expect(imageUrl(shirt, { width: 400 })).toContain("w_400,h_500,");
    expect(imageUrl(shirt, { height: 500 })).toContain("w_400,h_500,");
  });

  it("returns the URL of the original if the box is unknown", () => {
    expect(imageUrl(shirt)).toBe(fileUrl);
    expect(imageUrl(fileUrl, { width: 400 })).toBe(fileUrl);
  });

  it("does not transform GIF and SVG images or images without a file extension", () => {
    for (const id of ["a.gif", "a.svg", "a"]) {
      expect(imageUrl({ id, width: 9, height: 9 }, { width: 4 })).toBe(
        `https://static.wixstatic.com/media/${id}`,
      );
    }
  });

  it("returns undefined if the media has no image", () => {
    const mediaWithoutImage = [undefined, null, "", {}, { src: {} }, { id: "v", video: {} }];
    for (const media of mediaWithoutImage) {
      expect(imageUrl(media, { width: 9 })).toBeUndefined();
    }
  });
});

describe("absoluteImageUrl", () => {
  const page = "https://shop.example.com/p/shirt";

  it("resolves relative URLs and keeps absolute URLs", () => {
    expect(absoluteImageUrl("/shirt.jpg", page)).toBe("https://shop.example.com/shirt.jpg");
    expect(absoluteImageUrl({ url: "https://a.example/b.png" }, page)).toBe(
      "https://a.example/b.png",
    );
    expect(absoluteImageUrl(shirt, page)).toBe(fileUrl);
  });

  it("returns undefined if there is no image or no valid URL", () => {
    expect(absoluteImageUrl(undefined, page)).toBeUndefined();
    expect(absoluteImageUrl({}, page)).toBeUndefined();
    expect(absoluteImageUrl("https://", page)).toBeUndefined();
  });
});

describe("imageOf", () => {
  it("returns the image of any media object that a service returns", () => {
    const image = { id: "ignored", url: shirt, width: 8, height: 10, altText: "A shirt" };
    expect(imageOf(image)).toMatchObject({
      url: fileUrl,
      width: 8,
      height: 10,
      altText: "A shirt",
    });
    expect(imageOf({ image })?.url).toBe(fileUrl);
    expect(imageOf({ id: "v", video: { posters: [image] } })?.url).toBe(fileUrl);
    expect(imageOf({ id: "v", video: {}, thumbnail: image })?.url).toBe(fileUrl);
    expect(imageOf({ src: { id: "media/11062b_6c~mv2.jpg" }, width: 8 })?.url).toBe(fileUrl);
    expect(imageOf({ id: "../../a b.jpg" })?.url).toBe("https://static.wixstatic.com/media/..");
  });
});

describe("srcSet", () => {
  const widthsOf = (srcSetValue: string | undefined) =>
    srcSetValue?.split(", ").map((candidate) => candidate.split(" ")[1]);

  it("limits widths to the width of the original", () => {
    expect(widthsOf(srcSet(shirt, { widths: [400, 200, 800, 1200, 1600] }))).toEqual([
      "200w",
      "400w",
      "800w",
    ]);
    expect(widthsOf(srcSet(shirt, { widths: [400, 900], width: 100, height: 50 }))).toEqual([
      "400w",
      "800w",
    ]);
    expect(srcSet(shirt, { widths: [400], width: 100, height: 50 })).toContain(
      "/fill/w_400,h_200,",
    );
  });

  it("states the actual width of an image that is fitted into a box", () => {
    const srcSetValue = srcSet(shirt, { widths: [500, 5000], width: 100, height: 100, fit: "fit" });
    expect(widthsOf(srcSetValue)).toEqual(["400w", "800w"]);
  });

  it("returns undefined if the aspect ratio is unknown or the image cannot be resized", () => {
    expect(srcSet(fileUrl)).toBeUndefined();
    expect(widthsOf(srcSet(fileUrl, { width: 4, height: 5, widths: [400] }))).toEqual(["400w"]);
    expect(srcSet({ id: "a.svg", width: 4, height: 5 })).toBeUndefined();
  });

  it("states the actual image width for every URL, up to the original width", () => {
    const size = fc.integer({ min: 1, max: 6000 });
    const options = fc.record({
      width: size,
      height: size,
      widths: fc.array(size, { minLength: 1 }),
      fit: fc.constantFrom("fill" as const, "fit" as const),
    });
    fc.assert(
      fc.property(size, size, options, (width, height, srcSetOptions) => {
        for (const candidate of srcSet({ id: "a.jpg", width, height }, srcSetOptions)?.split(
          ", ",
        ) ?? []) {
          const [, urlWidth, statedWidth] = /\/w_(\d+),.* (\d+)w$/.exec(candidate) ?? [];
          expect(urlWidth).toBe(statedWidth);
          expect(Number(statedWidth)).toBeLessThanOrEqual(width);
        }
      }),
    );
  });
});

describe("the URL of a video, audio or document file", () => {
  it("is derived from a `wix:` URI, a URL or an object, and is undefined without a file", () => {
    expect(videoUrl("wix:video://v1/11062b_9f/walk.mp4")).toBe(
      "https://video.wixstatic.com/video/11062b_9f/file",
    );
    expect(videoUrl({ src: { id: "video/11062b_9f/720p/mp4/file.mp4" } }, "480p")).toBe(
      "https://video.wixstatic.com/video/11062b_9f/480p/mp4/file.mp4",
    );
    expect(videoUrl("https://example.com/walk.mp4", "480p")).toBe("https://example.com/walk.mp4");
    expect(audioUrl("wix:audio://v1/11062b_3d.mp3/rain.mp3#duration=12")).toBe(
      "https://static.wixstatic.com/mp3/11062b_3d.mp3",
    );
    expect(documentUrl("wix:document://v1/ugd/11062b_7a.pdf/a.pdf")).toMatch(
      /\.usrfiles\.com\/ugd\/11062b_7a\.pdf$/,
    );
    expect([videoUrl(undefined), audioUrl({}), documentUrl(null)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it("points to the best video file up to the requested quality, or else to the smallest file", () => {
    const resolutions = [360, 1080, 720].map((height) => ({
      height,
      url: `https://a.com/${height}`,
    }));
    const video = { id: "11062b_9f", resolutions };
    expect(videoUrl({ video })).toBe("https://a.com/1080");
    expect(videoUrl(video, "720p")).toBe("https://a.com/720");
    expect(videoUrl({ resolutions: resolutions.slice(1) }, "360p")).toBe("https://a.com/720");
  });
});
