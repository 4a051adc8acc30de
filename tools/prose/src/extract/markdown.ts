import { blankOut, toPlaceholder } from "./mask.ts";

/**
 * Masks everything in a Markdown text that is not prose: code, URLs, HTML tags, comments, front
 * matter and table rules. The result is as long as the source. Inline code and bare URLs become
 * placeholder words.
 */
export function maskMarkdown(source: string): string {
  return source
    .replace(/^---\n[\s\S]*?\n---\n/, blankOut)
    .replace(/^([ \t]*)(`{3,}|~{3,})[^\n]*\n[\s\S]*?(?:^[ \t]*\2[ \t]*$|(?![\s\S]))/gm, blankOut)
    .replace(/<!--[\s\S]*?-->/g, blankOut)
    .replace(/(`+)(?!`)([^`]|(?!\1)`)*?\1(?!`)/g, toPlaceholder)
    .replace(/^[ \t]*\[[^\]\n]+\]:[^\n]*$/gm, blankOut)
    .replace(/\]\([^)\s]*(?:\s+"[^"\n]*")?\)/g, blankOut)
    .replace(/\]\[[^\]\n]*\]/g, blankOut)
    .replace(/<https?:[^>\n]+>|https?:\/\/[^\s)\]|]+/g, toPlaceholder)
    .replace(/<\/?[a-zA-Z][^>\n]*>/g, blankOut)
    .replace(/^[ \t]*\|?(?:[ \t]*:?-+:?[ \t]*\|)+[ \t:-]*$/gm, blankOut)
    .replace(/&(?:[a-z]+|#\d+);/gi, blankOut)
    .replace(/[*_]{2,}|!?\[|[*]/g, blankOut);
}
