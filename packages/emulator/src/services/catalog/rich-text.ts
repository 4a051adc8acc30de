import { escapeHtml } from "../../pages/html.js";

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

export function plainHtml(paragraphs: readonly string[]): string {
  return paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n");
}

// Cached because a V1 query with a description filter reads the HTML of every product.
const cachedHtml = /* @__PURE__ */ new WeakMap<readonly string[], string>();

interface Description {
  readonly description: readonly string[];
  readonly html?: string;
  readonly rich?: object;
}

export function richDescription({ description, rich }: Description, createdDate: string): object {
  return rich ?? richContent(description, createdDate);
}

export function htmlDescription({ description, html }: Description): string {
  if (html !== undefined) return html;
  let derivedHtml = cachedHtml.get(description);
  if (derivedHtml === undefined) {
    derivedHtml = plainHtml(description);
    cachedHtml.set(description, derivedHtml);
  }
  return derivedHtml;
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: " ",
};

export function paragraphsOfHtml(html: string, separator = /\n/): string[] {
  return html
    .replaceAll(/<\/(?:p|div|li|h[1-6]|tr)>|<br\s*\/?>/gi, "\n\n")
    .replaceAll(/<[^>]*>/g, "")
    .split(separator)
    .map((line) => line.replaceAll(/&(#39|[a-z]+);/g, (all, name: string) => ENTITIES[name] ?? all))
    .map((line) => line.trim())
    .filter(Boolean);
}

interface Node {
  readonly type?: unknown;
  readonly nodes?: unknown;
  readonly textData?: { readonly text?: unknown };
}

function nodeText(node: Node): string {
  if (typeof node.textData?.text === "string") return node.textData.text;
  return Array.isArray(node.nodes) ? node.nodes.map(nodeText).join("") : "";
}

function blocksOf(node: Node): string[] {
  const nodes = Array.isArray(node.nodes) ? (node.nodes as Node[]) : [];
  return nodes.some(({ type }) => type === "TEXT") ? [nodeText(node)] : nodes.flatMap(blocksOf);
}

export function paragraphsOfRich(content: object): string[] {
  return blocksOf(content as Node)
    .map((text) => text.trim())
    .filter(Boolean);
}

export function richAndHtml(
  sent: { readonly html?: string | undefined; readonly rich?: object | undefined },
  date: string,
): { readonly html: string; readonly rich: object } {
  const { html, rich } = sent;
  if (rich) return { rich, html: html ?? plainHtml(paragraphsOfRich(rich)) };
  return { html: html ?? "", rich: richContent(paragraphsOfHtml(html ?? ""), date) };
}
