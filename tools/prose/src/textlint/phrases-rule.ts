import type { TextlintRuleModule } from "@textlint/types";
import { maskMarkdown } from "../extract/markdown.ts";
import { findPhrases } from "../find-phrases.ts";

/** A textlint rule that reports phrases from `phrases.ts`. */
export const phrasesRule: TextlintRuleModule = ({
  Syntax,
  RuleError,
  getFilePath,
  getSource,
  locator,
  report,
}) => ({
  [Syntax.Document](node) {
    const source = getSource(node);
    const prose = getFilePath()?.endsWith(".md") ? maskMarkdown(source) : source;
    for (const { start, end, suggestion } of findPhrases(prose)) {
      const phrase = source.slice(start, end).replace(/\s+/g, " ");
      report(
        node,
        new RuleError(`"${phrase}": ${suggestion}`, { padding: locator.range([start, end]) }),
      );
    }
  },
});
