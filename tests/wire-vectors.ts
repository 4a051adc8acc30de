import { readdirSync, readFileSync } from "node:fs";
import * as ecom from "@portico/ecom";
import * as identity from "@portico/identity";
import * as members from "@portico/members";
import * as stores from "@portico/stores";

type Namespace = Record<string, (...args: unknown[]) => Promise<unknown>>;
const packages = { ecom, identity, members, stores } as unknown as Record<
  string,
  Record<string, Namespace>
>;

/**
 * The request that the published client sends for an operation, and the response after decoding.
 */
export interface Vector {
  operation: string;
  args: unknown[];
  request: { method: string; path: string; query: [string, string][]; body: unknown };
  response: { body: unknown; decoded: unknown; returns?: string };
}

export interface VectorFile {
  /** Name of the API document, such as "stores/brands-v3". */
  service: string;
  package: string;
  module: string;
  vectors: Vector[];
}

const folder = new URL("./vectors/", import.meta.url);
const packageByGroup: Record<string, string> = { categories: "stores", redirects: "identity" };

const toCamelCase = (slug: string) =>
  slug.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

export function readVectors(): VectorFile[] {
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return files.map((file) => {
    const [group = "", slug = ""] = file.split(".");
    const content = JSON.parse(readFileSync(new URL(file, folder), "utf8"));
    return { ...content, package: packageByGroup[group] ?? group, module: toCamelCase(slug) };
  });
}

/** Returns the operations of the service in a file. */
export const namespaceOf = (file: VectorFile) => packages[file.package]?.[file.module] as Namespace;

/** Restores values that JSON cannot represent. */
function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value);
  const [key, content] = entries[0] ?? [];
  if (entries.length === 1 && key === "$date") return new Date(content as string);
  if (entries.length === 1 && key === "$bytes")
    return new Uint8Array(Buffer.from(content as string, "base64"));
  if (entries.length === 1 && key === "$number") return Number(content);
  return Object.fromEntries(entries.map(([key, item]) => [key, revive(item)]));
}

export const argumentsOf = ({ args }: Vector) =>
  args.map((arg) => (arg === null ? undefined : revive(arg)));

export const decodedOf = ({ response }: Vector) => {
  const decoded = revive(response.decoded) as Record<string, unknown>;
  return response.returns ? decoded[response.returns] : decoded;
};
