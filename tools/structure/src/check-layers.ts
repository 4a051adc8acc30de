import { filesIn, type Import, importsOf, isTesting } from "./imports.ts";
import { layers } from "./layers.ts";

/** Returns the item in a folder's layers that a file belongs to. */
export function itemOf(folder: string, path: string): string | undefined {
  const [firstSegment = "", ...rest] = path.slice(folder.length + 1).split("/");
  const items = (layers[folder] ?? []).flat();
  return [firstSegment, ...(rest.length === 0 ? ["."] : [])].find((item) => items.includes(item));
}

/** Returns the reason why an import violates a folder's layers, or `undefined`. */
export function problemOf(folder: string, { from, specifier, to }: Import): string | undefined {
  if (!to?.startsWith(`${folder}/`) || isTesting(from)) return;
  const describeProblem = (reason: string) => `${from} imports ${specifier}: ${reason}`;
  if (isTesting(to)) return describeProblem("testing/ is for tests");
  const [ownLayer, otherLayer] = [itemOf(folder, from), itemOf(folder, to)];
  if (ownLayer === undefined || otherLayer === undefined || ownLayer === otherLayer) return;
  const layerOf = (item: string) =>
    (layers[folder] ?? []).findIndex((layer) => layer.includes(item));
  if (layerOf(otherLayer) > layerOf(ownLayer))
    return describeProblem(`${otherLayer} is above ${ownLayer}`);
  if (layerOf(otherLayer) === layerOf(ownLayer))
    return describeProblem(`${otherLayer} is beside ${ownLayer}`);
  return;
}

/** Returns the imports in a folder that violate its layers. */
export function upwardImports(folder: string): Import[] {
  return filesIn(folder)
    .flatMap((path) => importsOf(path))
    .filter((upwardImport) => problemOf(folder, upwardImport));
}
