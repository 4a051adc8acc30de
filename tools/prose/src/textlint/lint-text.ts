import { createRequire } from "node:module";
import { TextlintKernel, type TextlintKernelRule } from "@textlint/kernel";
import { proseOnly } from "../extract/prose-only.ts";
import type { Kind } from "../extract/source.ts";
import type { FileText } from "../groups.ts";
import { phrasesRule } from "./phrases-rule.ts";
import { PROSE_EXTENSION, prosePlugin } from "./prose-plugin.ts";

export interface Problem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
  readonly ruleId: string;
}

/** Pages that are written by tests or by `tools/codegen`. */
const GENERATED_PAGES =
  /\/(error-codes|error-messages|emulator-error-codes|emulator-differences)\.md$/;
/**
 * Terms that the terminology rule would change, although they are ours, the platform's or a matter
 * of taste.
 */
const NOT_TERMS = [
  "ID",
  "id['’]?s",
  "file[- ]name(s)?",
  "readme(s)?",
  "function argument(s)?",
  "web[- ]?site(s)?",
  "web-?page(s)?",
  "array item(s)?",
  "indexes\\b",
  "blank line(s)?",
  "smartphone(s)?",
  "ES2022",
];

const require = createRequire(import.meta.url);

/**
 * Creates a rule from a loaded module of an untyped package, which is either a CommonJS or an ES
 * module.
 */
function createRule(ruleId: string, loadedModule: RuleModule, options = {}): TextlintKernelRule {
  return { ruleId, rule: "default" in loadedModule ? loadedModule.default : loadedModule, options };
}
type Rule = TextlintKernelRule["rule"];
type RuleModule = Rule | { default: Rule };

const markdownPlugin = {
  pluginId: "markdown",
  plugin: require("@textlint/textlint-plugin-markdown").default,
};
const kernel = new TextlintKernel();
const phrases = createRule("phrases", phrasesRule);
const markdownRules = [
  phrases,
  createRule("terminology", require("textlint-rule-terminology"), { exclude: NOT_TERMS }),
  createRule("sentence-length", require("textlint-rule-sentence-length"), { max: 240 }),
  createRule("unmatched-pair", require("@textlint-rule/textlint-rule-no-unmatched-pair")),
  createRule("dead-link", require("textlint-rule-no-dead-link"), {
    checkRelative: true,
    ignore: ["http*://**", "**/*.html"],
  }),
];

/** Lints the segments of the given kinds, or a handwritten Markdown file with additional rules. */
export async function lintText(
  { path, source, segments }: FileText,
  absolutePath: string,
  kinds: readonly Kind[],
): Promise<Problem[]> {
  if (path.endsWith(".md") && !GENERATED_PAGES.test(path)) {
    const plugins = [markdownPlugin];
    const options = { ext: ".md", filePath: absolutePath, plugins, rules: markdownRules };
    return (await kernel.lintText(source, options)).messages;
  }
  const selectedSegments = segments.filter(({ kind }) => kinds.includes(kind));
  const options = {
    ext: PROSE_EXTENSION,
    filePath: `${absolutePath}${PROSE_EXTENSION}`,
    plugins: [prosePlugin],
    rules: [phrases],
  };
  return (await kernel.lintText(proseOnly(source, selectedSegments), options)).messages;
}
