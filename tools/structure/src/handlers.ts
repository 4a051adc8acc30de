// Counts the emulator's operations, grouped by how they are handled.
import { dirname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { filesIn, isTesting, readSource } from "./imports.ts";

/** Returns the first capture group of each match. */
const firstGroupsOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => match[1] as string);

/**
 * Counts the operations that a `resource(…)` provides, a resource's custom operations, and the
 * operations with a separate handler.
 */
export async function countOperations(root: string): Promise<Readonly<Record<string, number>>> {
  const { href } = pathToFileURL(resolve(root, "generated/operations.ts"));
  const { operations } = (await import(href)) as { operations: { readonly name: string }[] };
  const operationNames = operations.map(({ name }) => name);
  const sources = filesIn(`${root}/services`)
    .filter((path) => !isTesting(path))
    .map((path) => ({ folder: dirname(path), text: readSource(path) }));
  const handledOperations = sources.flatMap(({ text }) =>
    firstGroupsOf(text, /^ +"(\w+\.\w+\.\w+)":/gm),
  );
  let declaredCount = 0;
  let customCount = 0;
  for (const { folder, text } of sources) {
    // Ignore files of other resources, which may customize an operation with the same name.
    const isInFolder = (source: (typeof sources)[number]) =>
      source.text === text || (source.folder === folder && !/\bresource(<|\()/.test(source.text));
    const folderText = sources
      .flatMap((source) => (isInFolder(source) ? source.text : []))
      .join("\n");
    for (const module of firstGroupsOf(text, /\bresource(?:<[^>]*>)?\(\s*"(\w+\.\w+)"/g)) {
      for (const name of operationNames.filter((operationName) =>
        operationName.startsWith(`${module}.`),
      )) {
        if (handledOperations.includes(name)) continue;
        const operationId = name.slice(module.length + 1);
        // The names in `accessOf` are not custom operations.
        const pattern = `^ +${operationId}(:(?! "(open|anyone|member|admin)")|,$|\\()`;
        if (new RegExp(pattern, "m").test(folderText)) customCount += 1;
        else declaredCount += 1;
      }
    }
  }
  return {
    "declared operations": declaredCount,
    "custom operations of a resource": customCount,
    "operations with a handler": handledOperations.length,
  };
}
