// @vitest-environment jsdom

import { afterEach, expect, it, vi } from "vitest";
import { cleanup, render } from "../testing/testing-library.js";
import { Image, type ImageProps } from "./image.js";

afterEach(cleanup);

const media = {
  url: "https://static.wixstatic.com/media/11062b_6c~mv2.jpg",
  width: 1600,
  height: 2000,
};

function renderImage(props: Omit<ImageProps, "alt"> & { alt?: string }): HTMLImageElement {
  cleanup();
  const { container } = render(<Image alt="" {...props} />);
  return container.querySelector("img") as HTMLImageElement;
}

it("Image renders srcset and sizes for the displayed width", () => {
  const image = renderImage({ media, alt: "A coat", width: 400, className: "front" });
  expect(image.getAttribute("src")).toContain("/v1/fill/w_400,h_500,al_c,");
  const widths = image.srcset.split(", ").map((candidate) => candidate.split(" ")[1]);
  expect(widths).toEqual(["200w", "400w", "600w", "800w"]);
  expect(image.sizes).toBe("(max-width: 400px) 100vw, 400px");
  expect([image.width, image.height, image.alt, image.className]).toEqual([
    400,
    500,
    "A coat",
    "front",
  ]);
  expect(image.getAttribute("loading")).toBe("lazy");
});

it("Image uses the requested dimensions, fit and focal point", () => {
  const squareImage = renderImage({
    media,
    width: 300,
    height: 300,
    sizes: "50vw",
    fit: "fit",
    widths: [100],
  });
  expect(squareImage.srcset).toContain("w_80,h_100,");
  expect([squareImage.width, squareImage.height, squareImage.sizes]).toEqual([300, 300, "50vw"]);
  expect(squareImage.style.objectFit).toBe("contain");
  const focusedImage = renderImage({
    media: { ...media, focalPoint: { x: 20, y: 80 } },
    width: 90,
    height: 90,
  });
  expect(focusedImage.getAttribute("src")).toContain("fp_0.20_0.80");
  expect(focusedImage.style.objectPosition).toBe("20% 80%");
  expect(focusedImage.style.objectFit).toBe("");
});

it("Image renders external images unchanged and reserves their space", () => {
  for (const url of [
    "https://example.com/coat.jpg",
    "/pictures/coat.svg",
    "data:image/gif;base64,R0",
  ]) {
    const image = renderImage({ media: { url, width: 800, height: 1000 }, width: 400 });
    expect(image.getAttribute("src")).toBe(url);
    expect(image.hasAttribute("srcset") || image.hasAttribute("sizes")).toBe(false);
    expect([image.width, image.height]).toEqual([400, 500]);
  }
});

it("Image accepts media items and wix:image URLs, and renders nothing without media", () => {
  expect(renderImage({ media: { image: media } }).getAttribute("src")).toContain(
    "11062b_6c~mv2.jpg",
  );
  const wixUrl = "wix:image://v1/a.png/a.png#originWidth=40&originHeight=20";
  expect([renderImage({ media: wixUrl }).width, renderImage({ media: wixUrl }).height]).toEqual([
    40, 20,
  ]);
  expect(renderImage({ media: wixUrl, height: 10 }).width).toBe(20);
  expect(renderImage({ media: undefined })).toBeNull();
});

it("Image loads priority images eagerly without a React warning", () => {
  const consoleError = vi.spyOn(console, "error").mockImplementation(() => {});
  const image = renderImage({ media, priority: true });
  expect(image.getAttribute("loading")).toBe("eager");
  expect(image.getAttribute("fetchpriority")).toBe("high");
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});
