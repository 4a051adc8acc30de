import { compareShapes } from "./compare-shapes.ts";
import { type ApiElement, type Difference, keysOf } from "./differences.ts";
import { fieldAt } from "./field-at.ts";
import type { Facts, Operation, Surface } from "./surface.ts";

/** Compares a published package with our API document. */
export function compareSurfaces(published: Surface, ours: Surface): Difference[] {
  const differences: Difference[] = [];
  const report = (difference: Difference) => differences.push(difference);
  const shapes = compareShapes(report);
  for (const name of keysOf(published.operations, ours.operations)) {
    const theirs = published.operations.get(name);
    const documented = ours.operations.get(name);
    if (!theirs || !documented) {
      report({ kind: theirs ? "new" : "gone", element: "operation", name, operation: theirs });
      continue;
    }
    compareFacts("operation", name, theirs.facts, documented.facts, report);
    compareLists(name, theirs, documented, report);
    shapes(theirs.request, documented.request, { operation: name, payload: "request" });
    shapes(theirs.response, documented.response, { operation: name, payload: "response" });
    compareConversions(name, theirs, documented, report);
  }
  for (const type of keysOf(published.events, ours.events)) {
    const theirs = published.events.get(type);
    const documented = ours.events.get(type);
    if (!theirs || !documented) {
      report({ kind: theirs ? "new" : "gone", element: "event", name: type, event: theirs });
      continue;
    }
    compareFacts("event", type, theirs.facts, documented.facts, report);
    for (const payload of ["entity", "data"] as const)
      shapes(theirs[payload], documented[payload], { operation: type, payload });
  }
  for (const name of keysOf(published.errors, ours.errors)) {
    const theirs = published.errors.get(name);
    const documented = ours.errors.get(name);
    if (theirs && documented) compareFacts("error", name, theirs, documented, report);
    else
      report({
        kind: theirs ? "new" : "gone",
        element: "error",
        name,
        published: theirs && JSON.stringify(theirs),
      });
  }
  return differences.filter((difference) => !isConverted(difference, published));
}

/**
 * Returns whether the published client converts a field that its types omit, so the wire has the
 * field.
 */
function isConverted({ kind, element, name }: Difference, { operations }: Surface): boolean {
  if (kind !== "gone" || element !== "field") return false;
  const field = name.slice(name.lastIndexOf(".") + 1);
  return [...operations.values()].some(({ conversions }) =>
    conversions.some(({ path }) => path.split(".").includes(field)),
  );
}

function compareFacts(
  element: ApiElement,
  name: string,
  theirs: Facts,
  documented: Facts,
  report: (difference: Difference) => void,
): void {
  for (const key of new Set([...Object.keys(theirs), ...Object.keys(documented)])) {
    if (theirs[key] === documented[key]) continue;
    report({
      kind: "different",
      element: element,
      name,
      key,
      published: theirs[key],
      ours: documented[key],
    });
  }
}

function compareLists(
  name: string,
  theirs: Operation,
  documented: Operation,
  report: (difference: Difference) => void,
): void {
  // compare only existing lists, because operations without doc comments have none
  for (const [key, values] of Object.entries(theirs.lists)) {
    const published = new Set(values);
    const ours = new Set(documented.lists[key] ?? []);
    const added = [...published].filter((value) => !ours.has(value));
    const removed = [...ours].filter((value) => !published.has(value));
    if (added.length > 0 || removed.length > 0)
      report({ kind: "different", element: "operation", name, key, added, removed });
  }
}

/** Reports fields that the published client converts to another format than ours. */
function compareConversions(
  name: string,
  theirs: Operation,
  documented: Operation,
  report: (difference: Difference) => void,
): void {
  for (const { payload, path, format } of theirs.conversions) {
    const field = fieldAt(documented[payload], path);
    const isConverted = documented.conversions.some(
      (other) => other.payload === payload && other.path === path && other.format === format,
    );
    if (!field || field.facts.format === format || isConverted) continue;
    report({
      kind: "different",
      element: "field",
      name: `${name}.${payload}.${path}`,
      key: "format",
      published: format,
      ours: field.facts.format,
    });
  }
}
