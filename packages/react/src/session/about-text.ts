import type { RichContent, RichContentInput } from "@portico/members/members-about";
import { nodeText } from "../elements/rich-document.js";

/** Returns the document's text with one line per top-level block. */
export const plainText = (document: RichContent | undefined): string =>
  (document?.nodes ?? []).map(nodeText).join("\n");

/** Returns a document with one paragraph per line. */
export const documentFromText = (text: string): RichContentInput => ({
  nodes: text.split("\n").map((line, index) => ({
    type: "PARAGRAPH",
    id: `line-${index + 1}`,
    nodes: line
      ? [{ type: "TEXT", id: "", nodes: [], textData: { text: line, decorations: [] } }]
      : [],
    paragraphData: {},
  })),
});
