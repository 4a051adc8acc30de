import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../examples/storefront", import.meta.url));
const isZod = (path: string) => /[\\/]zod[\\/]/.test(path);

describe("forms in the example shop", () => {
  let chunks: Map<string, Rolldown.OutputChunk>;

  beforeAll(async () => {
    const { output } = (await build({
      root,
      logLevel: "silent",
      build: { write: false },
    })) as Rolldown.RolldownOutput;
    const code = output.filter((file) => file.type === "chunk");
    chunks = new Map(code.map((chunk) => [chunk.fileName, chunk]));
  });

  /** Whether the browser loads zod together with a chunk. */
  function loadsZod(name: string, seen = new Set<string>()): boolean {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return false;
    seen.add(name);
    return chunk.moduleIds.some(isZod) || chunk.imports.some((other) => loadsZod(other, seen));
  }

  it("load zod only on pages with forms", () => {
    const pages = [...chunks.values()].filter((chunk) => chunk.isEntry || chunk.isDynamicEntry);
    const withZod = pages.filter(({ fileName }) => loadsZod(fileName)).map(({ name }) => name);
    expect(withZod.sort()).toEqual([
      "addresses-page",
      "login-page",
      "profile-page",
      "register-page",
      "reset-password-page",
    ]);
  });

  it("add at most 8 kB of zod, form schemas and form code", () => {
    const forms = [...chunks.values()].filter(({ moduleIds }) =>
      moduleIds.some((path) => isZod(path) || path.endsWith("/forms/use-form.ts")),
    );
    const gzip = forms.map(({ code }) => gzipSync(code, { level: 9 }).length);
    expect(gzip.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(8_000);
  });
});
