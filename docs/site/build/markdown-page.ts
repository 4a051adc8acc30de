import { posix } from "node:path";

/** Base URL of links to files that are not pages of the site. */
const REPOSITORY = "https://github.com/portico-sdk/portico/blob/main";

export interface MarkdownPage {
  /** Path without extension, relative to `docs`, such as `react/cart`. */
  slug: string;
  title: string;
  description: string;
  body: string;
}

/** Returns text without Markdown syntax, for titles and descriptions. */
const plainText = (text: string) =>
  text
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/<[^>]+>|\*\*|`/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

function firstParagraph(body: string): string {
  const paragraph = body.split(/\n\s*\n/).find((block) => /^[\w`["*]/.test(block.trim())) ?? "";
  const text = plainText(paragraph);
  if (text.length <= 160) return text;
  const sentence = /^.{40,160}?[.:](?=\s)/.exec(text)?.[0];
  return sentence ?? `${text.slice(0, 157).replace(/\s\S*$/, "")} …`;
}

/** Applies a function to all lines outside of code blocks. */
function outsideCode(body: string, edit: (line: string) => string): string {
  let fence: string | undefined;
  return body
    .split("\n")
    .map((line) => {
      const marker = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
      if (marker && fence === undefined) fence = marker;
      else if (marker && line.trim() === fence) fence = undefined;
      else if (fence === undefined) return edit(line);
      return line;
    })
    .join("\n");
}

/**
 * Converts a Markdown file into a page of the site.
 *
 * @param path - the file's path, relative to `docs`
 * @param text - the file's text. It starts with a heading.
 * @param base - the site's base path, with a slash at both ends
 * @param slugOf - returns the slug of a path relative to `docs`, or undefined if it is not a page
 */
export function markdownPage(
  path: string,
  text: string,
  base: string,
  slugOf: (path: string) => string | undefined,
): MarkdownPage {
  const slug = slugOf(path);
  const [heading = "", ...lines] = text.trimStart().split("\n");
  if (slug === undefined || !heading.startsWith("# ")) throw new Error(`${path} has no title`);
  const siteLink = (target: string) => {
    const [file = "", anchor] = target.split("#");
    if (file === "" || /^[a-z]+:|^\//.test(file)) return target;
    const resolvedPath = posix.join(posix.dirname(path), file).replace(/^\.\.\/docs\//, "");
    const page = slugOf(resolvedPath);
    const hash = anchor === undefined ? "" : `#${anchor}`;
    if (page !== undefined) return `${base}${page === "" ? "" : `${page}/`}${hash}`;
    if (/\.(webp|svg|png)$/.test(file)) return base + resolvedPath;
    return `${REPOSITORY}/${posix.join("docs", resolvedPath)}${hash}`;
  };
  const body = outsideCode(lines.join("\n"), (line) =>
    line
      .replaceAll(/\]\(([^)\s]+)\)/g, (_, target: string) => `](${siteLink(target)})`)
      .replaceAll(/(src|srcset|href)="([^"]+)"/g, (_, name, target: string) => {
        return `${name}="${siteLink(target)}"`;
      }),
  );
  return { slug, title: plainText(heading.slice(2)), description: firstParagraph(body), body };
}

/** Shows types on hover in TypeScript blocks that do not import other blocks of their page. */
export const withTypes = (body: string): string =>
  body.replaceAll(/^```ts$([\s\S]*?)^```$/gm, (block, code: string) =>
    / from "\.{1,2}\//.test(code) ? block : `\`\`\`ts twoslash${code}\`\`\``,
  );

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll("{", "&#123;");

/** Writes responses without highlighting, which would be two thirds of the reference's size. */
export const withPlainJson = (body: string): string =>
  body.replaceAll(
    /^```jsonc\n([\s\S]*?)\n```$/gm,
    (_, code: string) => `<pre tabindex="0"><code>${escapeHtml(code)}</code></pre>`,
  );

export const pageFile = ({ title, description, body }: MarkdownPage): string =>
  `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n${body}`;
