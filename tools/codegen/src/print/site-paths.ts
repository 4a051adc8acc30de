import { type Api, operationsOf } from "../api/api.ts";
import { docCommentText, literalText, moduleText } from "./text.ts";

/** A rule that replaces a path prefix: "/stores" -> "/_api/catalog-server". */
type Mapping = readonly [from: string, to: string];

/** A tree of path segments. */
interface PathNode {
  readonly mappings: Map<string, Mapping>;
  readonly children: Map<string, PathNode>;
}

/** The default mapping on a site's host. */
const DEFAULT_MAPPING: Mapping = ["", "/_api"];

const createNode = (): PathNode => ({ mappings: new Map(), children: new Map() });

/** Returns the mapping of a path: the two prefixes that differ, without the common suffix. */
function mappingOf(path: string, sitePath: string): Mapping {
  const segments = path.split("/");
  const siteSegments = sitePath.split("/");
  if (sitePath === DEFAULT_MAPPING[1] + path) return DEFAULT_MAPPING;
  while (
    segments.length > 1 &&
    siteSegments.length > 1 &&
    segments.at(-1) === siteSegments.at(-1)
  ) {
    segments.pop();
    siteSegments.pop();
  }
  return [segments.join("/"), siteSegments.join("/")];
}

function treeOf(api: Api): PathNode {
  const root = createNode();
  for (const service of api.services)
    for (const { path, operation } of operationsOf(service)) {
      const sitePath = operation["x-site-path"];
      if (!sitePath) continue;
      const mapping = mappingOf(path, sitePath);
      let current = root;
      for (const segment of path.split("/").slice(1)) {
        if (segment.startsWith("{")) break;
        const child = current.children.get(segment) ?? createNode();
        current.children.set(segment, child);
        current = child;
      }
      current.mappings.set(mapping.join(" "), mapping);
    }
  return root;
}

/** Returns the mappings at a node and below it. */
function mappingsBelow({ mappings, children }: PathNode): Map<string, Mapping> {
  return new Map([
    ...mappings,
    ...[...children.values()].flatMap((child) => [...mappingsBelow(child)]),
  ]);
}

/**
 * Returns the rules at a node and below it. A rule applies to all paths below its prefix, except
 * paths that a rule with a longer prefix covers.
 */
function rulesOf(node: PathNode, prefix: string, outerMapping: Mapping): [string, Mapping][] {
  const mappings = mappingsBelow(node);
  const [nodeMapping = DEFAULT_MAPPING] =
    mappings.size === 1 ? mappings.values() : node.mappings.values();
  if (node.mappings.size > 1) throw new Error(`Several x-site-path for ${prefix}`);
  const mapping = mappings.size === 1 || node.mappings.size ? nodeMapping : outerMapping;
  const rules: [string, Mapping][] =
    mapping.join() === outerMapping.join() ? [] : [[prefix, mapping]];
  if (mappings.size === 1) return rules;
  const childRules = [...node.children].flatMap(([segment, child]) =>
    rulesOf(child, `${prefix}/${segment}`, mapping),
  );
  return [...rules, ...childRules];
}

/** Writes the rules that map paths on the API host to paths on a site's host. */
export function writeSitePaths(api: Api): string {
  const rules = rulesOf(treeOf(api), "", DEFAULT_MAPPING)
    .sort(([a], [b]) => b.length - a.length || (a < b ? -1 : 1))
    .map(([prefix, [from, to]]) => `  ${literalText([prefix, from.length, to])},`);
  const docComment = docCommentText([
    "Path prefixes, longest first, each with the number of characters to replace and the replacement.",
  ]);
  return moduleText([
    `${docComment}export const sitePathRules: readonly (readonly [string, number, string])[] = [\n${rules.join("\n")}\n];`,
  ]);
}
