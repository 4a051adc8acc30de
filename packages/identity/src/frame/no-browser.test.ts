import { expect, it } from "vitest";
import { hiddenFrame } from "./hidden-frame.js";

it("a hidden frame is refused where there is no page", () => {
  expect(() => hiddenFrame("https://site.example/")).toThrow(
    expect.objectContaining({ code: "NO_BROWSER", message: "A hidden frame needs a browser" }),
  );
});
