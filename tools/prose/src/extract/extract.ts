import { extractApi } from "./api.ts";
import { maskMarkdown } from "./markdown.ts";
import { extractSource, type Segment } from "./source.ts";

/** Finds the prose in a file, depending on its extension. */
export function extract(path: string, source: string): Segment[] {
  if (path.endsWith(".md")) return [{ kind: "text", start: 0, text: maskMarkdown(source) }];
  if (path.endsWith(".json")) return extractApi(path, source);
  return extractSource(path, source);
}
