import type { RichContent } from "@portico/members/members-about";
import fc from "fast-check";
import { expect, it } from "vitest";
import { documentFromText, plainText } from "./about-text.js";

it("plainText is the inverse of documentFromText for every string", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(plainText(documentFromText(text) as RichContent)).toBe(text);
    }),
  );
  expect(plainText(undefined)).toBe("");
});

it("plainText returns the text of headings and lists, one line per top-level block", () => {
  const textNode = (text: string) => ({ type: "TEXT", textData: { text, decorations: [] } });
  const item = (text: string) => ({ type: "LIST_ITEM", nodes: [textNode(text)] });
  const document = {
    nodes: [
      { type: "HEADING", nodes: [textNode("I am "), textNode("Ada")] },
      { type: "BULLETED_LIST", nodes: [item("sums"), item(" & more")] },
    ],
  };
  expect(plainText(document as unknown as RichContent)).toBe("I am Ada\nsums & more");
});
