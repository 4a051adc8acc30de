// Reads facts about operations from the API documents and the emulator.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Facts about an operation from its API document and the emulator. */
export interface OperationFacts {
  /** The method and path on the API host. */
  readonly endpoint: string;
  /** Callers of the operation, such as "visitors and members". */
  readonly callers: string;
  readonly permissions: readonly string[];
  /** The response field that the call returns. */
  readonly returns?: string;
  /** The response field with the items of a query or search. */
  readonly items?: string;
}

/** Facts about a service. */
export interface ServiceFacts {
  readonly summary: string;
  readonly operations: ReadonlyMap<string, OperationFacts>;
}

interface OperationDocument {
  readonly operationId: string;
  readonly "x-callers"?: readonly string[];
  readonly "x-permissions"?: readonly string[];
  readonly "x-returns"?: string;
  readonly "x-query-builder"?: { readonly items?: string };
  readonly "x-search-spec"?: { readonly items?: string };
}

interface ApiDocument {
  readonly info: {
    readonly summary: string;
    readonly "x-package": string;
    readonly "x-module"?: string;
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, OperationDocument>>>>;
}

/** Callers, keyed by the access that the emulator checks. */
const CALLERS_BY_ACCESS: Readonly<Record<string, string>> = {
  open: "anyone, even without a token",
  anyone: "visitors, members, apps and API keys",
  member: "members, apps and API keys",
  admin: "apps and API keys",
};

const CALLER_KINDS = ["visitor", "member", "app", "API key"];

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, "utf8")) as T;

/** Reads the API documents. The key of a service is its package and module, such as `ecom.orders`. */
export function readApi(root: string): ReadonlyMap<string, ServiceFacts> {
  const access = readJson<Record<string, string>>(
    join(root, "tools/docs/src/generated/access.json"),
  );
  const services = new Map<string, ServiceFacts>();
  for (const file of globSync("api/{*.*,plugins/*}.json", { cwd: root })) {
    const { info, paths } = readJson<ApiDocument>(join(root, file));
    const { summary, "x-package": packageName, "x-module": module } = info;
    if (!module) continue;
    const key = `${packageName}${file.includes("plugins") ? "/plugins" : ""}.${module}`;
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]): [string, OperationFacts] => {
        const { operationId } = operation;
        const documentedCallers = operation["x-callers"];
        const items = operation["x-query-builder"]?.items ?? operation["x-search-spec"]?.items;
        const returnedPath = operation["x-returns"];
        const facts = {
          endpoint: `${method.toUpperCase()} ${path}`,
          callers: documentedCallers
            ? joinNames(
                CALLER_KINDS.filter((kind) => documentedCallers.includes(kind)).map(
                  (kind) => `${kind}s`,
                ),
              )
            : (CALLERS_BY_ACCESS[access[`${key}.${operationId}`] ?? ""] ?? ""),
          permissions: operation["x-permissions"] ?? [],
          ...(returnedPath ? { returns: returnedPath } : {}),
          ...(items ? { items } : {}),
        };
        return [operationId, facts];
      }),
    );
    services.set(key, { summary, operations: new Map(operations) });
  }
  return services;
}
