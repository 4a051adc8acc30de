import { escapeHtml } from "../../kernel/html.js";

/** Paragraphs as the platform's rich content. */
export function richContent(paragraphs: readonly string[], createdDate: string) {
  return {
    nodes: paragraphs.map((text, index) => ({
      type: "PARAGRAPH",
      id: `p${index + 1}`,
      nodes: [{ type: "TEXT", id: "", nodes: [], textData: { text, decorations: [] } }],
      paragraphData: { textStyle: { textAlignment: "AUTO" } },
    })),
    metadata: { version: 1, createdTimestamp: createdDate, updatedTimestamp: createdDate },
  };
}

/** Paragraphs as the plain description, which is HTML on the platform. */
export function plainHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n");
}

// Every free-text search reads every description.
const descriptions = /* @__PURE__ */ new WeakMap<readonly string[], string>();

/** The plain description of a product. */
export function descriptionHtml({ description }: { description: readonly string[] }): string {
  let known = descriptions.get(description);
  if (known === undefined) {
    known = plainHtml(description);
    descriptions.set(description, known);
  }
  return known;
}
