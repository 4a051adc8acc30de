import { expect, it } from "vitest";
import { allSamples } from "./samples.js";

it("every sample draws a different valid image without external resources", () => {
  const drawings = allSamples().map((sample) => sample.draw());
  expect(drawings.length).toBeGreaterThan(200);
  expect(new Set(drawings).size).toBe(drawings.length);
  for (const drawing of drawings) {
    expect(drawing).not.toMatch(
      /href="(?!#)|url\((?!#)|NaN|undefined|https?:(?!\/\/www\.w3\.org\/2000\/svg)/,
    );
    const ids = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const usedIds = [...drawing.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id);
    expect(usedIds.filter((id) => !ids.has(id))).toEqual([]);
  }
});
