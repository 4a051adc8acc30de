import { blank, placeholder } from "./mask.ts";

/**
 * Masks everything in a Markdown text that is not prose: code, URLs, HTML tags, comments, front
 * matter and table rules. The result is as long as the source. Inline code becomes a placeholder
 * word.
 */
export function maskMarkdown(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, blank)
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\2[ \t]*$|(?![\s\S]))/gm, blank)
    .replace(/<!--[\s\S]*?-->/g, blank)
    .replace(/(`+)(?!`)([^`]|(?!\1)`)*?\1(?!`)/g, placeholder)
    .replace(/^[ \t]*\[[^\]\n]+\]:[^\n]*$/gm, blank)
    .replace(/\]\([^)\s]*(?:\s+"[^"\n]*")?\)/g, blank)
    .replace(/\]\[[^\]\n]*\]/g, blank)
    .replace(/<https?:[^>\n]+>|https?:\/\/[^\s)\]|]+/g, placeholder)
    .replace(/<\/?[a-zA-Z][^>\n]*>/g, blank)
    .replace(/^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:-]*$/gm, blank)
    .replace(/&(?:[a-z]+|#\d+);/gi, blank)
    .replace(/[*_]{2,}|!?\[|[*]/g, blank);
}
