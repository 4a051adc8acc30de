import {
  type Comment,
  type CommentDisplayPart,
  type DeclarationReflection,
  Reflection,
  type SomeType,
} from "typedoc";
import type { LinkIndex } from "./link-index.ts";
import { escapeText, inlineCode, joinBlocks } from "./markdown.ts";
import { type TypePart, TypePrinter, textOfParts } from "./types.ts";

/** Writes types and comments of one page as Markdown, with links to other declarations. */
export class Writer {
  readonly printer: TypePrinter;

  readonly #links: LinkIndex;
  readonly #page: string;
  readonly #names: ReadonlyMap<DeclarationReflection, string>;
  readonly #sectionLink: string | undefined;

  /** @param section - the declaration that the text documents. The text does not link to it. */
  constructor(
    links: LinkIndex,
    page: string,
    names: ReadonlyMap<DeclarationReflection, string>,
    section?: DeclarationReflection,
  ) {
    this.#links = links;
    this.#page = page;
    this.#names = names;
    this.#sectionLink = links.link(page, section);
    this.printer = new TypePrinter((target) => names.get(target));
  }

  link(target: Reflection | undefined): string | undefined {
    const link = this.#links.link(this.#page, target);
    return link === this.#sectionLink ? undefined : link;
  }

  /** Returns a link to a guide, such as `errors.md`. */
  guide(path: string): string {
    return `${"../".repeat(this.#page.split("/").length)}${path}`;
  }

  /** Returns a declaration's name as code, with a link if another section documents it. */
  reference(target: DeclarationReflection, name = this.#names.get(target) ?? target.name): string {
    const link = this.link(target);
    return link ? `[${inlineCode(name)}](${link})` : inlineCode(name);
  }

  /** Returns a type as code, with links to the declarations that it names. */
  type(type: SomeType | undefined): string {
    return this.parts(this.printer.parts(type));
  }

  parts(parts: readonly TypePart[]): string {
    const text = textOfParts(parts);
    const links = parts.map(({ target }) => target && this.link(target));
    const distinctLinks = new Set(links.filter(Boolean));
    const [onlyLink] = distinctLinks;
    if (distinctLinks.size === 0) return inlineCode(text);
    if (distinctLinks.size === 1) return `[${inlineCode(text)}](${onlyLink})`;
    const segments: string[] = [];
    let unlinkedText = "";
    const flushUnlinkedText = () => {
      const [, leadingSpace = "", content = "", trailingSpace = ""] =
        /^(\s*)(.*?)(\s*)$/s.exec(unlinkedText) ?? [];
      if (unlinkedText)
        segments.push(
          leadingSpace +
            (content === "|" || content === "&" ? content : content && inlineCode(content)) +
            trailingSpace,
        );
      unlinkedText = "";
    };
    for (const [index, part] of parts.entries()) {
      const link = links[index];
      if (link === undefined) unlinkedText += part.text;
      else {
        flushUnlinkedText();
        segments.push(`[${inlineCode(part.text)}](${link})`);
      }
    }
    flushUnlinkedText();
    return segments.join("");
  }

  /** Returns the text of a comment. */
  comment(parts: readonly CommentDisplayPart[] | undefined): string {
    const texts = (parts ?? []).map((part) => {
      if (part.kind === "code") return part.text;
      if (part.kind === "inline-tag") return this.#inlineTag(part);
      return escapeText(part.text);
    });
    return texts.join("").trim();
  }

  #inlineTag({ text, target }: CommentDisplayPart & { kind: "inline-tag" }): string {
    if (typeof target === "string") return `[${text}](${target})`;
    const reflection = target instanceof Reflection ? target : undefined;
    const link = this.link(reflection);
    const linkText = inlineCode(text.trim() || (reflection?.name ?? ""));
    return link ? `[${linkText}](${link})` : linkText;
  }

  /** Returns the summary of a comment, after a note if the declaration is deprecated. */
  summary(comment: Comment | undefined): string {
    if (!comment) return "";
    const text = this.comment(comment.summary);
    const deprecationTag = comment.getTag("@deprecated");
    if (!deprecationTag) return text;
    const reason = this.comment(deprecationTag.content);
    return reason ? joinBlocks(`**Deprecated.** ${reason}`, text) : `**Deprecated.** ${text}`;
  }

  /** Returns the content of all tags with a name, such as `@returns`. */
  tags(comment: Comment | undefined, tag: `@${string}`): readonly string[] {
    return (comment?.getTags(tag) ?? []).map(({ content }) => this.comment(content));
  }

  /** Returns the errors of a function. Known error codes link to the page of error codes. */
  errors(comment: Comment | undefined): readonly string[] {
    const link = (text: string, name: string) =>
      this.#links.errorCodes.has(name)
        ? `[${inlineCode(name)}](${this.guide("error-codes.md")}#${name.toLowerCase()})`
        : text;
    return this.tags(comment, "@throws").map((text) =>
      text.replace(/^(\w+Error) - /, "`$1`: ").replaceAll(/`?\b([A-Z][A-Z\d_]+)\b`?/g, link),
    );
  }

  examples(comment: Comment | undefined): string | undefined {
    const examples = this.tags(comment, "@example");
    return examples.length > 0 ? joinBlocks("**Example**", ...examples) : undefined;
  }
}
