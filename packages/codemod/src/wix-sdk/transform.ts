import type { SourceFile } from "ts-morph";
import { wixImports } from "./bindings.js";
import { changeCalls } from "./calls.js";
import { Catalog } from "./catalog.js";
import { Edits } from "./edits.js";
import { renameFields } from "./fields.js";
import { canMigrate, changeImports } from "./imports.js";
import { changeMedia } from "./media.js";
import { changeMembers } from "./members.js";
import { copyItems } from "./page-items.js";
import { findPlaceholderTypes, wrapPlaceholderTypes } from "./placeholders.js";
import { changeRequests } from "./read-only-fields.js";
import { castUnknownValues } from "./unknown-values.js";
import { convertModules } from "./wix-modules.js";

let sharedCatalog: Catalog | undefined;

export interface TransformResult {
  readonly file: SourceFile;
  readonly text: string;
  readonly todoCount: number;
}

export function transformWixSdk(files: readonly SourceFile[]): TransformResult[] {
  sharedCatalog ??= new Catalog();
  const catalog = sharedCatalog;
  // After a migration, the new packages may not be installed yet, so that types are unknown. A second
  // run must not add comments for them.
  const usesWix = files.some((file) => canMigrate(file, catalog));
  const placeholders = findPlaceholderTypes(files, catalog);
  return files.map((file) => {
    const edits = new Edits(file);
    renameFields(file, edits, catalog, usesWix);
    copyItems(file, edits, catalog);
    castUnknownValues(file, edits, catalog);
    wrapPlaceholderTypes(file, edits, placeholders);
    changeCalls(file, edits, catalog);
    const media = changeMedia(file, edits, catalog);
    convertModules(file, edits, catalog, media.neededImports);
    changeMembers(file, edits, catalog, media.neededImports);
    // Call this after the calls above, which change code inside fields that this call removes.
    changeRequests(file, edits, catalog);
    changeImports(file, edits, catalog, media);
    return { file, text: edits.finish(), todoCount: edits.todoCount };
  });
}

/** Returns the imported packages that Portico replaces, if their types are not installed. */
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
