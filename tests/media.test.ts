import * as ours from "@portico/core/media";
import { media as published } from "@wix/sdk";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

// Compares our media URLs with the URLs that the platform's published helpers create.

const letters = fc.string({
  unit: fc.constantFrom(..."abcdef0123456789_~"),
  minLength: 1,
  maxLength: 20,
});
const extension = fc.constantFrom(
  "jpg",
  "jpeg",
  "png",
  "webp",
  "avif",
  "gif",
  "JPG",
  "svg",
  "wix_mp",
);
const name = fc.string({ minLength: 1, maxLength: 12 }).filter((text) => /^[^/?#\s]+$/.test(text));
const pixels = fc.integer({ min: 1, max: 7000 });
const options = fc.record(
  {
    quality: fc.integer({ min: 0, max: 100 }),
    focalPoint: fc.record({
      x: fc.integer({ min: -5, max: 105 }),
      y: fc.integer({ min: -5, max: 105 }),
    }),
  },
  { requiredKeys: [] },
);
const image = fc.record({
  id: fc.tuple(letters, extension).map((parts) => parts.join(".")),
  name,
  width: pixels,
  height: pixels,
});

const mediaUrl = (source: { id: string; name: string; width: number; height: number }) =>
  `wix:image://v1/${source.id}/${encodeURIComponent(source.name)}#originWidth=${source.width}&originHeight=${source.height}`;

/**
 * Swaps width and height, because the published helpers mix them up and distort images that
 * are not square.
 */
const withSwappedSize = (source: Parameters<typeof mediaUrl>[0]) =>
  mediaUrl({ ...source, width: source.height, height: source.width });

describe("our image URL equals the URL from the published helper", () => {
  it("for an image that fills a box", () => {
    fc.assert(
      fc.property(image, pixels, pixels, options, (source, width, height, imageOptions) => {
        expect(ours.getScaledToFillImageUrl(mediaUrl(source), width, height, imageOptions)).toBe(
          published.getScaledToFillImageUrl(withSwappedSize(source), width, height, {
            ...imageOptions,
            devicePixelRatio: 1,
          }),
        );
      }),
    );
  });

  it("for an image that fits into a box", () => {
    fc.assert(
      fc.property(image, pixels, pixels, options, (source, width, height, { quality }) => {
        expect(ours.getScaledToFitImageUrl(mediaUrl(source), width, height, { quality })).toBe(
          published.getScaledToFitImageUrl(withSwappedSize(source), width, height, {
            quality,
            devicePixelRatio: 1,
          }),
        );
      }),
    );
  });

  it("for a cropped image", () => {
    const corner = fc.integer({ min: -500, max: 5000 });
    fc.assert(
      fc.property(
        image,
        corner,
        corner,
        pixels,
        pixels,
        pixels,
        options,
        (source, x, y, size, width, height, { quality }) => {
          const area = [x, y, size, height, width, height] as const;
          expect(ours.getCroppedImageUrl(mediaUrl(source), ...area, { quality })).toBe(
            published.getCroppedImageUrl(withSwappedSize(source), ...area, {
              quality,
              devicePixelRatio: 1,
            }),
          );
        },
      ),
    );
  });

  it("for images without a size, and for square images", () => {
    const square = { id: "a.jpg", name: "a", width: 900, height: 900 };
    expect(ours.getScaledToFillImageUrl(mediaUrl(square), 300, 200)).toBe(
      published.getScaledToFillImageUrl(mediaUrl(square), 300, 200, { devicePixelRatio: 1 }),
    );
    const url = "https://static.wixstatic.com/media/a.jpg";
    expect(ours.getScaledToFitImageUrl(url, 300, 200)).toBe(
      published.getScaledToFitImageUrl(url, 300, 200, { devicePixelRatio: 1 }),
    );
  });

  it("except that only the published helper reports a scaled image's size as the original size", () => {
    const scaledUrl = "https://static.wixstatic.com/media/a.jpg/v1/fill/w_100,h_100,al_c/a.jpg";
    expect(ours.getImageUrl(scaledUrl)).toEqual({
      id: "a.jpg",
      url: "https://static.wixstatic.com/media/a.jpg",
      width: 0,
      height: 0,
    });
    expect(published.getImageUrl(scaledUrl)).toMatchObject({
      id: "a.jpg",
      width: 100,
      height: 100,
    });
  });

  it("for a service response with a focal point, which the published helper expects as an option", () => {
    const response = {
      id: "a.jpg",
      url: "https://static.wixstatic.com/media/a.jpg",
      width: 900,
      height: 900,
      focalPoint: { x: 10, y: 90 },
    };
    expect(ours.imageUrl(response, { width: 300, height: 200 })).toBe(
      published.getScaledToFillImageUrl(mediaUrl({ ...response, name: "a" }), 300, 200, {
        focalPoint: response.focalPoint,
        devicePixelRatio: 1,
      }),
    );
  });
});

describe("parsing a media URL", () => {
  it("returns the properties of images and shapes", () => {
    fc.assert(
      fc.property(image, (source) => {
        expect(ours.getImageUrl(mediaUrl(source))).toEqual(published.getImageUrl(mediaUrl(source)));
        expect(ours.getShapeUrl(mediaUrl(source))).toEqual(published.getShapeUrl(mediaUrl(source)));
      }),
    );
  });

  it("returns the properties of videos", () => {
    const poster = fc.option(fc.record({ id: letters, width: pixels, height: pixels }));
    const resolution = fc.constantFrom(
      undefined,
      "360p" as const,
      "480p" as const,
      "720p" as const,
      "1080p" as const,
    );
    fc.assert(
      fc.property(
        letters,
        name,
        poster,
        resolution,
        (id, fileName, posterImage, requestedResolution) => {
          const hash = posterImage
            ? `#posterUri=${posterImage.id}.jpg&posterWidth=${posterImage.width}&posterHeight=${posterImage.height}`
            : "";
          const address = `wix:video://v1/${id}/${encodeURIComponent(fileName)}${hash}`;
          expect(ours.getVideoUrl(address, requestedResolution)).toEqual(
            published.getVideoUrl(address, requestedResolution as never),
          );
        },
      ),
    );
  });

  it("returns the properties of audio files and documents", () => {
    fc.assert(
      fc.property(letters, name, pixels, (id, fileName, seconds) => {
        const sound = `wix:audio://v1/${id}.mp3/${encodeURIComponent(fileName)}#duration=${seconds}`;
        expect(ours.getAudioUrl(sound)).toEqual(published.getAudioUrl(sound));
        const document = `wix:document://v1/ugd/${id}.pdf/${encodeURIComponent(fileName)}`;
        expect(ours.getDocumentUrl(document)).toEqual(published.getDocumentUrl(document));
      }),
    );
  });

  it("does not throw for a relative URL or a single percent sign, unlike the published helper", () => {
    expect(() => published.getImageUrl("/pictures/a.jpg")).toThrow();
    expect(ours.getImageUrl("/pictures/a.jpg").url).toBe("/pictures/a.jpg");
    const name = "wix:image://v1/a.jpg/100 %#originWidth=1&originHeight=1";
    expect(() => published.getImageUrl(name)).toThrow();
    expect(ours.getImageUrl(name).filename).toBe("100 %");
    expect(ours.decodeText("100 %")).toBe("100 %");
  });
});
