import type { SourceFile } from "ts-morph";
import { wixImports } from "./bindings.js";
import { changeCalls } from "./calls.js";
import { Catalog } from "./catalog.js";
import { Edits } from "./edits.js";
import { replaceEnums } from "./enums.js";
import { renameFields } from "./fields.js";
import { changeImports } from "./imports.js";
import { changeMedia } from "./media.js";

let catalog: Catalog | undefined;

/** Returns the new text of a file, and how many TODO comments the new text adds. */
export function transformWixSdk(file: SourceFile): { text: string; todos: number } {
  catalog ??= new Catalog();
  const edits = new Edits(file);
  renameFields(file, edits, catalog);
  replaceEnums(file, edits, catalog);
  changeCalls(file, edits, catalog);
  const media = changeMedia(file, edits, catalog);
  changeImports(file, edits, catalog, media);
  return { text: edits.finish(), todos: edits.todos };
}

/** Returns Wix's packages that a file imports although their types are not installed. */
export function missingTypes(file: SourceFile): string[] {
  return wixImports(file)
    .filter(({ statement, specifier }) => {
      if (
        !/^@wix\/(sdk|api-client|stores|ecom|members|redirects|identity|categories)\b/.test(
          specifier,
        )
      ) {
        return false;
      }
      return !isResolved(file, specifier) && statement.getText() !== "";
    })
    .map(({ specifier }) => specifier);
}

function isResolved(file: SourceFile, specifier: string): boolean {
  return file
    .getImportStringLiterals()
    .filter((literal) => literal.getLiteralText() === specifier)
    .some((literal) => literal.getSymbol() !== undefined);
}
