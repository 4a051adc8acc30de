import type { Api } from "../api/api.ts";
import { findFacts } from "../model/facts.ts";
import { moduleText } from "./text.ts";

/** Writes the type of each operation's request, for the emulator's handlers. */
export function writeRequestTypes(api: Api): string {
  const { operations } = findFacts(api);
  const nameOf = (schemas: string) =>
    schemas.replaceAll(/[/-](\w)/g, (_, letter: string) => letter.toUpperCase());
  const modules = [...new Set(operations.map(({ schemas }) => schemas))].sort();
  const imports = modules.map(
    (schemas) => `import type * as ${nameOf(schemas)} from "@portico/${schemas}";`,
  );
  const rows = operations.map(
    ({ name, schemas, request }) => `  ${JSON.stringify(name)}: ${nameOf(schemas)}.${request};`,
  );
  return moduleText([
    imports.join("\n"),
    `/** Requests, keyed by operation name. */\nexport interface Requests {\n${rows.join("\n")}\n}`,
  ]);
}
