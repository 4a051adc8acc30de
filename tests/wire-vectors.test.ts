import { readdirSync, readFileSync } from "node:fs";
import { createClient } from "@portico/core";
import * as ecom from "@portico/ecom";
import * as identity from "@portico/identity";
import * as members from "@portico/members";
import * as stores from "@portico/stores";
import { describe, expect, it } from "vitest";

// What the platform's own published client sends for each operation, and how it decodes the answer
interface Vector {
  operation: string;
  args: unknown[];
  request: { method: string; path: string; query: [string, string][]; body: unknown };
  response: { body: unknown; decoded: unknown; returns?: string };
}

type Namespace = Record<string, (...args: unknown[]) => Promise<unknown>>;
const packages = { ecom, identity, members, stores } as unknown as Record<
  string,
  Record<string, Namespace>
>;
const folder = new URL("./vectors/", import.meta.url);
const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
const packageOf: Record<string, string> = { categories: "stores", redirects: "identity" };

function revive(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(revive);
  if (value === null || typeof value !== "object") return value;
  const entries = Object.entries(value);
  const [key, content] = entries[0] ?? [];
  if (entries.length === 1 && key === "$date") return new Date(content as string);
  if (entries.length === 1 && key === "$bytes")
    return new Uint8Array(Buffer.from(content as string, "base64"));
  if (entries.length === 1 && key === "$number") return Number(content);
  return Object.fromEntries(entries.map(([k, v]) => [k, revive(v)]));
}

const camel = (slug: string) => slug.replaceAll(/-(\w)/g, (_, letter) => letter.toUpperCase());

let count = 0;
for (const file of files) {
  const [group = "", slug = ""] = file.split(".");
  const { service, vectors } = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as {
    service: string;
    vectors: Vector[];
  };
  describe(service, () => {
    const namespace = packages[packageOf[group] ?? group]?.[camel(slug)];
    for (const vector of vectors) {
      count++;
      it(vector.operation, async () => {
        const sent: Request[] = [];
        const client = createClient({
          cdn: false,
          fetch: async (input, init) => {
            sent.push(new Request(input, init));
            return Response.json(vector.response.body);
          },
        });
        const operation = client.use(namespace as Namespace)[vector.operation];
        const args = vector.args.map((arg) => (arg === null ? undefined : revive(arg)));
        const before = structuredClone(args);
        const answer = await operation?.(...args);

        expect(args).toEqual(before);
        expect(sent).toHaveLength(1);
        const [request] = sent as [Request];
        const url = new URL(request.url);
        expect(request.method).toBe(vector.request.method);
        expect(url.pathname).toBe(vector.request.path);
        expect([...url.searchParams]).toEqual(vector.request.query);
        const body = await request.text();
        expect(body === "" ? null : JSON.parse(body)).toEqual(vector.request.body);
        const { decoded, returns } = vector.response;
        const expected = revive(decoded) as Record<string, unknown>;
        expect(answer).toEqual(returns ? expected[returns] : expected);
      });
    }
  });
}

it("covers every vector", () => {
  expect(count).toBe(678);
});
