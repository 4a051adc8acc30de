import type { RichContent, RichContentInput } from "@portico/members/members-about";

type Nodes = RichContent["nodes"];

const textOf = (nodes: Nodes | undefined): string =>
  (nodes ?? []).map((node) => node.textData?.text ?? textOf(node.nodes)).join("");

/** Returns the text of a document, one line per block. */
export function plainText(document: RichContent | undefined): string {
  return (document?.nodes ?? []).map((block) => textOf([block])).join("\n");
}

/** Returns a document with one paragraph per line. */
export function paragraphs(text: string): RichContentInput {
  return {
    nodes: text.split("\n").map((line, at) => ({
      type: "PARAGRAPH",
      id: `line-${at + 1}`,
      nodes: line
        ? [{ type: "TEXT", id: "", nodes: [], textData: { text: line, decorations: [] } }]
        : [],
      paragraphData: {},
    })),
  };
}
