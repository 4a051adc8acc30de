import { ASTNodeTypes, type TxtDocumentNode } from "@textlint/ast-node-types";
import type { TextlintKernelPlugin } from "@textlint/kernel";

/** File extension of texts that `proseOnly` creates. */
export const PROSE_EXTENSION = ".prose";

/** Processes a text as a single node, without parsing it. */
class Processor {
  availableExtensions(): string[] {
    return [PROSE_EXTENSION];
  }
  processor() {
    return {
      preProcess: readDocument,
      postProcess: (messages: unknown[], filePath = "") => ({ messages, filePath }),
    };
  }
}

function readDocument(text: string): TxtDocumentNode {
  const lines = text.split("\n");
  const end = { line: lines.length, column: lines.at(-1)?.length ?? 0 };
  return {
    type: ASTNodeTypes.Document,
    children: [],
    raw: text,
    range: [0, text.length],
    loc: { start: { line: 1, column: 0 }, end },
  };
}

/** A textlint plugin for the prose in source files. */
export const prosePlugin: TextlintKernelPlugin = {
  pluginId: "prose",
  plugin: { Processor } as TextlintKernelPlugin["plugin"],
};
