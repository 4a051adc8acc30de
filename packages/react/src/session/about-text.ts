import type { RichContent, RichContentInput } from "@portico/members/members-about";
import { nodeText } from "../elements/rich-document.js";

export const plainText = (document: RichContent | undefined): string =>
  (document?.nodes ?? []).map(nodeText).join("\n");

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
