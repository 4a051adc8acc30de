const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
  "&amp;": "&",
};

function withoutTags(html: string): string {
  const text = html.replace(/<[^>]*>/g, "");
  return text
    .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity)
    .trim();
}

export function paragraphsOfHtml(html: string): string[] {
  return html
    .split(/<\/p>|<br\s*\/?>|\n{2,}/i)
    .map(withoutTags)
    .filter((text) => text !== "");
}

function textIn(node: unknown): string {
  if (typeof node !== "object" || node === null) return "";
  const { textData, nodes } = node as { textData?: { text?: unknown }; nodes?: unknown };
  const own = typeof textData?.text === "string" ? textData.text : "";
  return own + (Array.isArray(nodes) ? nodes.map(textIn).join("") : "");
}

export function paragraphsOf(
  description: string | readonly string[] | { nodes?: unknown[] | undefined } | undefined,
  html = "",
): string[] {
  if (description === undefined) return paragraphsOfHtml(html);
  if (typeof description === "string") return description.split(/\n{2,}/);
  if (Array.isArray(description)) return [...description];
  const { nodes = [] } = description as { nodes?: unknown[] };
  return nodes.map(textIn).filter((text) => text !== "");
}
