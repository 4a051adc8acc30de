import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";
import type { Api } from "../api/api.ts";
import { findFacts } from "../model/facts.ts";
import {
  type EntityFacts,
  type EntityRow,
  expandEntities,
  expandOperations,
  type OperationFacts,
  type OperationGroup,
  USUAL_KEYS,
} from "../model/operation-facts.ts";
import { checkSameFacts, keyText, literalText, moduleText } from "./text.ts";

const FACT_TYPES = new URL("../model/operation-facts.ts", import.meta.url);

type Row = OperationGroup["rows"][number];

function groupKey({ name, schemas, entity }: OperationFacts) {
  const module = name.slice(0, name.lastIndexOf("."));
  return { module, schemas, ...(entity !== undefined && { entity }) };
}

function keyTexts({ keys = {} }: OperationFacts): string[] {
  return Object.entries(keys).map(([key, value]) =>
    key !== "item" && value === (USUAL_KEYS[key] ?? keys.item) ? key : `${key}:${value}`,
  );
}

function rowOf(operation: OperationFacts, start: string): Row {
  const { name, method, path, schemas: _, entity: _entity, ...facts } = operation;
  const action = name.slice(name.lastIndexOf(".") + 1);
  const verb = facts.verb === undefined ? [] : [facts.verb, ...keyTexts(operation)];
  const text = [action, method, path.slice(start.length), ...verb].join(" ");
  const [usualFacts] = expandOperations([{ ...groupKey(operation), start, rows: [text] }]);
  const { request, response, ...rest }: Partial<OperationFacts> = Object.fromEntries(
    Object.entries(facts).filter(
      ([key, value]) => !isDeepStrictEqual(value, usualFacts?.[key as keyof OperationFacts]),
    ),
  );
  const type = request?.slice(0, -"Request".length);
  const otherFields =
    type !== undefined && `${type}Response` === response
      ? { ...rest, type }
      : { ...rest, ...(request && { request }), ...(response && { response }) };
  return Object.keys(otherFields).length === 0 ? text : [text, otherFields];
}

/**
 * Returns the longest common prefix of the paths that ends before a slash, or the path itself if
 * there is only one.
 */
function commonStart(paths: readonly string[]): string {
  let [start = ""] = paths;
  const isCommonStart = () => paths.every((path) => path === start || path.startsWith(`${start}/`));
  while (!isCommonStart()) start = start.slice(0, start.lastIndexOf("/"));
  return start;
}

/**
 * Groups operations without reordering them, because the emulator uses the first operation that
 * matches a path.
 */
function groupsOf(operations: readonly OperationFacts[]): OperationGroup[] {
  const groups: OperationFacts[][] = [];
  for (const operation of operations) {
    const lastGroup = groups.at(-1);
    const isSameGroup =
      lastGroup?.[0] && literalText(groupKey(lastGroup[0])) === literalText(groupKey(operation));
    if (isSameGroup) lastGroup.push(operation);
    else groups.push([operation]);
  }
  return groups.map((group) => {
    const start = commonStart(group.map(({ path }) => path));
    const rows = group.map((operation) => rowOf(operation, start));
    return { ...groupKey(group[0] as OperationFacts), start, rows };
  });
}

/** Shortens paths: a.b and a.c become `a{b,c}`. */
function pathText(paths: readonly string[]): string {
  const groups: { readonly field: string; readonly subpaths: string[] }[] = [];
  for (const path of paths) {
    const [field = "", ...subpath] = path.split(".");
    const lastGroup = groups.at(-1);
    if (subpath.length > 0 && lastGroup?.field === field && lastGroup.subpaths.length > 0) {
      lastGroup.subpaths.push(subpath.join("."));
    } else groups.push({ field, subpaths: subpath.length > 0 ? [subpath.join(".")] : [] });
  }
  return groups
    .map(({ field, subpaths }) => (subpaths.length > 0 ? `${field}{${pathText(subpaths)}}` : field))
    .join();
}

/** Moves repeated brace contents into blocks: `a{b,c}` becomes `a@0`. */
function extractBlocks(rows: readonly EntityRow[]) {
  const blocks: string[] = [];
  let text = rows
    .map(({ readOnly = "", immutable = "" }) => `${readOnly}\n${immutable}`)
    .join("\n");
  for (;;) {
    const braceContents = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, content = ""]) => content);
    const repeatedContent = braceContents.find(
      (content, index) => braceContents.indexOf(content) < index,
    );
    if (repeatedContent === undefined) break;
    text = text.replaceAll(`{${repeatedContent}}`, `@${blocks.length}`);
    blocks.push(repeatedContent);
  }
  const textLines = text.split("\n");
  const shortenedRows = rows.map((row, index): EntityRow => {
    const [readOnly, immutable] = textLines.slice(index * 2);
    return { ...row, ...(readOnly && { readOnly }), ...(immutable && { immutable }) };
  });
  return { rows: shortenedRows, blocks };
}

function entityRow(type: string, entity: EntityFacts): EntityRow {
  const { readOnly, immutable, events, ...facts } = entity;
  return {
    ...facts,
    ...(readOnly && { readOnly: pathText(readOnly) }),
    ...(immutable && { immutable: pathText(immutable) }),
    ...(events && {
      events: Object.entries(events).map(([slug, event]) =>
        event === `${type}_${slug}` ? slug : `${slug}=${event}`,
      ),
    }),
  };
}

/** Declares a constant for each kind of query field, because there are only a few kinds. */
function queryFieldKinds(operations: readonly OperationFacts[]) {
  const fields = operations.flatMap(({ query }) => Object.values(query?.fields ?? {}));
  const kinds = new Map(
    [...new Set(fields.map(literalText))].map((text, index) => [text, `field${index}`]),
  );
  return {
    declarations: [...kinds].map(([text, name]) => `const ${name}: QueryField = ${text};`),
    /** Replaces the query fields in a row's text with the constants. */
    shorten: (text: string) =>
      text.replaceAll(/: (\{ (?:type|list|operators): .*?\})/g, (match, kind: string) => {
        const name = kinds.get(kind);
        return name === undefined ? match : `: ${name}`;
      }),
  };
}

/** Writes the tables that the emulator uses to handle operations. */
export function writeFacts(api: Api): string {
  const { operations, entities } = findFacts(api);
  const groups = groupsOf(operations);
  const types = [...entities.keys()];
  const { rows, blocks } = extractBlocks(
    [...entities].map(([type, facts]) => entityRow(type, facts)),
  );
  const typedRows = rows.map((row, index) => [types[index] as string, row] as const);
  checkSameFacts(expandOperations(groups), operations);
  checkSameFacts(
    expandEntities(Object.fromEntries(typedRows), blocks),
    Object.fromEntries(entities),
  );
  const { declarations, shorten } = queryFieldKinds(operations);
  const tables = groups.map(({ rows, ...group }) => {
    const lines = rows.map((row) => `    ${shorten(literalText(row))},`);
    const groupFields = literalText(group).slice(2, -2);
    return `  { ${groupFields}, rows: [\n${lines.join("\n")}\n  ] },`;
  });
  const entityRows = typedRows.map(([type, row]) => `  ${keyText(type)}: ${literalText(row)},`);
  const biomeIgnoreComment = "// biome-ignore format: an entry a line\n";
  return moduleText([
    readFileSync(FACT_TYPES, "utf8").trim(),
    `${biomeIgnoreComment}const blocks = [\n${blocks.map((block) => `  ${literalText(block)},`).join("\n")}\n];`,
    `${biomeIgnoreComment}export const entities: { readonly [type: string]: EntityFacts } = /* @__PURE__ */ expandEntities({\n${entityRows.join("\n")}\n}, blocks);`,
    `${biomeIgnoreComment}${declarations.join("\n")}`,
    `${biomeIgnoreComment}export const operations: readonly OperationFacts[] = /* @__PURE__ */ expandOperations([\n${tables.join("\n")}\n]);`,
  ]);
}
