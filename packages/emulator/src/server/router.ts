import type { OperationFacts } from "../generated/operations.js";
import { getOrInsert } from "../store/get-or-insert.js";

export type Route = Pick<
  OperationFacts,
  "name" | "method" | "path" | "transport" | "fallback" | "schemas"
>;

export interface Match {
  readonly route: Route;
  /** Decoded values, keyed by field path, such as `product.id`. */
  readonly params: Readonly<Record<string, string>>;
}

interface Node {
  readonly children: Map<string, Node>;
  parameter?: Node;
  readonly routes: { readonly route: Route; readonly names: readonly string[] }[];
}

function newNode(): Node {
  return { children: new Map(), routes: [] };
}

function segmentsOf(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Tree of path segments, where fixed segments take precedence over parameters. */
export class Router {
  readonly #root = newNode();

  constructor(routes: readonly Route[]) {
    for (const route of routes) this.#add(route);
  }

  #add(route: Route): void {
    let node = this.#root;
    const names: string[] = [];
    for (const segment of segmentsOf(route.path)) {
      const name = /^\{(.+)\}$/.exec(segment)?.[1];
      if (name !== undefined) {
        names.push(name);
        node.parameter ??= newNode();
        node = node.parameter;
      } else {
        node = getOrInsert(node.children, segment, newNode);
      }
    }
    node.routes.push({ route, names });
  }

  /** GET routes with `fallback` also accept POST, for URLs that are too long. */
  match(method: string, path: string): Match | undefined {
    const parts = segmentsOf(path);
    const serves = (route: Route) =>
      route.method === method || (method === "POST" && route.fallback === true);
    const walk = (node: Node, index: number, values: readonly string[]): Match | undefined => {
      const part = parts[index];
      if (part === undefined) {
        const exactRoute = node.routes.find(({ route }) => route.method === method);
        const candidate = exactRoute ?? node.routes.find(({ route }) => serves(route));
        if (!candidate) return undefined;
        const params: Record<string, string> = {};
        candidate.names.forEach((name, position) => {
          params[name] = decodeSegment(values[position] ?? "");
        });
        return { route: candidate.route, params };
      }
      const child = node.children.get(part);
      const match = child && walk(child, index + 1, values);
      if (match) return match;
      return node.parameter && walk(node.parameter, index + 1, [...values, part]);
    };
    return walk(this.#root, 0, []);
  }
}
