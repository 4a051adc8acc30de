import { compareShapes } from "./compare-shapes.ts";
import { type ApiElement, type Difference, keysOf } from "./differences.ts";
import { fieldAt } from "./field-at.ts";
import type { Facts, Operation, Surface } from "./surface.ts";

/** Compares a published package with our API document. */
export function compareSurfaces(published: Surface, documented: Surface): Difference[] {
  const differences: Difference[] = [];
  const report = (difference: Difference) => differences.push(difference);
  const comparePayloads = compareShapes(report);
  for (const name of keysOf(published.operations, documented.operations)) {
    const publishedOperation = published.operations.get(name);
    const documentedOperation = documented.operations.get(name);
    if (!publishedOperation || !documentedOperation) {
      report({
        kind: publishedOperation ? "new" : "gone",
        element: "operation",
        name,
        operation: publishedOperation,
      });
      continue;
    }
    compareFacts("operation", name, publishedOperation.facts, documentedOperation.facts, report);
    compareLists(name, publishedOperation, documentedOperation, report);
    comparePayloads(publishedOperation.request, documentedOperation.request, {
      operation: name,
      payload: "request",
    });
    comparePayloads(publishedOperation.response, documentedOperation.response, {
      operation: name,
      payload: "response",
    });
    compareConversions(name, publishedOperation, documentedOperation, report);
  }
  for (const type of keysOf(published.events, documented.events)) {
    const publishedEvent = published.events.get(type);
    const documentedEvent = documented.events.get(type);
    if (!publishedEvent || !documentedEvent) {
      report({
        kind: publishedEvent ? "new" : "gone",
        element: "event",
        name: type,
        event: publishedEvent,
      });
      continue;
    }
    compareFacts("event", type, publishedEvent.facts, documentedEvent.facts, report);
    for (const payload of ["entity", "data"] as const)
      comparePayloads(publishedEvent[payload], documentedEvent[payload], {
        operation: type,
        payload,
      });
  }
  for (const name of keysOf(published.errors, documented.errors)) {
    const publishedErrors = published.errors.get(name);
    const documentedErrors = documented.errors.get(name);
    if (publishedErrors && documentedErrors)
      compareFacts("error", name, publishedErrors, documentedErrors, report);
    else
      report({
        kind: publishedErrors ? "new" : "gone",
        element: "error",
        name,
        published: publishedErrors && JSON.stringify(publishedErrors),
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
  publishedFacts: Facts,
  documentedFacts: Facts,
  report: (difference: Difference) => void,
): void {
  for (const key of new Set([...Object.keys(publishedFacts), ...Object.keys(documentedFacts)])) {
    if (publishedFacts[key] === documentedFacts[key]) continue;
    report({
      kind: "different",
      element: element,
      name,
      key,
      published: publishedFacts[key],
      ours: documentedFacts[key],
    });
  }
}

function compareLists(
  name: string,
  publishedOperation: Operation,
  documentedOperation: Operation,
  report: (difference: Difference) => void,
): void {
  // compare only lists that the package contains, because some operations lack doc comments
  for (const [key, values] of Object.entries(publishedOperation.lists)) {
    const publishedValues = new Set(values);
    const documentedValues = new Set(documentedOperation.lists[key] ?? []);
    const addedValues = [...publishedValues].filter((value) => !documentedValues.has(value));
    const removedValues = [...documentedValues].filter((value) => !publishedValues.has(value));
    if (addedValues.length > 0 || removedValues.length > 0)
      report({
        kind: "different",
        element: "operation",
        name,
        key,
        added: addedValues,
        removed: removedValues,
      });
  }
}

/** Reports fields that the published client converts, if our document has another format. */
function compareConversions(
  name: string,
  publishedOperation: Operation,
  documentedOperation: Operation,
  report: (difference: Difference) => void,
): void {
  for (const { payload, path, format } of publishedOperation.conversions) {
    const field = fieldAt(documentedOperation[payload], path);
    const isConverted = documentedOperation.conversions.some(
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
