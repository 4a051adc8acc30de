import { describe, expect, it } from "vitest";
import { type Block, canRun, namespaceOf, resolveFile } from "./blocks.ts";

const block = (code: string, rest: Partial<Block> = {}): Block => ({
  code,
  language: "ts",
  meta: "",
  title: "example-1.ts",
  ...rest,
});

const QUERY = `import { productsV3 } from "@portico/stores";
console.log(productsV3);
`;

describe("canRun", () => {
  it("accepts TypeScript that imports bundled packages and services", () => {
    expect(canRun(block(QUERY), [])).toBe(true);
    const service = `import { queryProducts } from "@portico/stores/products-v3";\nqueryProducts();`;
    expect(canRun(block(service), [])).toBe(true);
    const schemas = `import { Brand } from "@portico/stores/schemas/brands-v3";\nBrand.parse({});`;
    expect(canRun(block(schemas), [])).toBe(true);
  });

  it("rejects imports of other packages, but accepts type imports", () => {
    const code = (start: string) => `${start} "hono";\nawait 0;`;
    expect(canRun(block(code("import { Hono } from")), [])).toBe(false);
    expect(canRun(block(code("import {\n  Hono,\n} from")), [])).toBe(false);
    expect(canRun(block(code("import")), [])).toBe(false);
    expect(canRun(block(code("export * from")), [])).toBe(false);
    expect(canRun(block(`await import("hono");`), [])).toBe(false);
    expect(canRun(block(code("import type { Hono } from")), [])).toBe(true);
  });

  it("rejects other languages, tests, no-run blocks and Node.js APIs except process.env", () => {
    expect(canRun(block("console.log(1)", { language: "js" }), [])).toBe(false);
    expect(canRun(block(QUERY, { title: "cart.test.ts" }), [])).toBe(false);
    expect(canRun(block(QUERY, { meta: "no-run" }), [])).toBe(false);
    expect(canRun(block("await createEmulator().listen({ port: 1 });"), [])).toBe(false);
    expect(canRun(block("process.exit(1); await 0;"), [])).toBe(false);
    expect(canRun(block("console.log(process.env.NAME);"), [])).toBe(true);
  });

  it("accepts relative imports only of earlier blocks whose imports it accepts", () => {
    const importing = block(`import { client } from "./client.js";\nawait client;`);
    const client = block("export const client = 1;", { title: "client.ts" });
    expect(canRun(importing, [])).toBe(false);
    expect(canRun(importing, [client])).toBe(true);
    expect(canRun(importing, [{ ...client, code: `import "hono";` }])).toBe(false);
  });

  it("rejects blocks without statements that can print something or send a request", () => {
    const client = `export const client = create({\n  log: () => console.log(1),\n});`;
    expect(canRun(block(client), [])).toBe(false);
    expect(canRun(block("export async function add() {\n  await 0;\n}"), [])).toBe(false);
    expect(canRun(block("const page = await query();"), [])).toBe(true);
    expect(canRun(block("try {\n  await query();\n} catch {}"), [])).toBe(true);
  });

  it("accepts TSX only if it exports an element or a component without props", () => {
    const tsx = (code: string) => canRun(block(code, { language: "tsx" }), []);
    expect(tsx("export default function Cart() {\n  return <p />;\n}")).toBe(true);
    expect(tsx("export const app = <p />;")).toBe(true);
    expect(tsx("export function Card({ name }: Props) {\n  return <p />;\n}")).toBe(false);
    expect(tsx("export default async function Page() {\n  return <p />;\n}")).toBe(false);
  });
});

describe("resolveFile", () => {
  it("finds files relative to the importing file, with any extension", () => {
    const files = ["src/client.ts", "src/cart/index.tsx"];
    expect(resolveFile("./client.js", "src/app.tsx", files)).toBe("src/client.ts");
    expect(resolveFile("../client", "src/cart/index.tsx", files)).toBe("src/client.ts");
    expect(resolveFile("./cart", "src/app.tsx", files)).toBe("src/cart/index.tsx");
    expect(resolveFile("./client.js", "app.tsx", files)).toBeUndefined();
  });
});

describe("namespaceOf", () => {
  it("returns the package and namespace of a service, and undefined for other imports", () => {
    const name = "@portico/stores";
    expect(namespaceOf("@portico/stores/products-v3")).toEqual({ name, export: "productsV3" });
    expect(namespaceOf("@portico/identity/server")).toBeUndefined();
    expect(namespaceOf("hono/jsx")).toBeUndefined();
  });
});
