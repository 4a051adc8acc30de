import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import { beforeAll, describe, expect, it, vi } from "vitest";

const root = fileURLToPath(new URL("../examples/storefront", import.meta.url));
const isZod = (path: string) => /[\\/]zod[\\/]/.test(path);

let chunks: Map<string, Rolldown.OutputChunk>;

beforeAll(async () => {
  // Vitest sets "test", which would bundle React's development build.
  vi.stubEnv("NODE_ENV", "production");
  try {
    const { output } = (await build({
      root,
      logLevel: "silent",
      build: { write: false },
    })) as Rolldown.RolldownOutput;
    const outputChunks = output.filter((file) => file.type === "chunk");
    chunks = new Map(outputChunks.map((chunk) => [chunk.fileName, chunk]));
  } finally {
    vi.unstubAllEnvs();
  }
});

const gzipSize = (code: string) => gzipSync(code, { level: 9 }).length;

it("the product list page loads at most 115.5 kB before its first view", () => {
  const firstChunks = new Set<string>();
  const add = (name: string) => {
    if (firstChunks.has(name)) return;
    firstChunks.add(name);
    for (const importedChunk of chunks.get(name)?.imports ?? []) add(importedChunk);
  };
  add([...chunks.values()].find(({ isEntry }) => isEntry)?.fileName ?? "");
  const size = [...firstChunks].reduce(
    (sum, name) => sum + gzipSize(chunks.get(name)?.code ?? ""),
    0,
  );
  expect(size).toBeGreaterThan(50_000);
  expect(size).toBeLessThanOrEqual(115_550);
});

describe("the example shop", () => {
  /** Returns whether the browser loads zod when it loads a chunk. */
  function loadsZod(name: string, visitedChunks = new Set<string>()): boolean {
    const chunk = chunks.get(name);
    if (!chunk || visitedChunks.has(name)) return false;
    visitedChunks.add(name);
    return (
      chunk.moduleIds.some(isZod) ||
      chunk.imports.some((importedChunk) => loadsZod(importedChunk, visitedChunks))
    );
  }

  it("loads zod only on pages with forms", () => {
    const pages = [...chunks.values()].filter((chunk) => chunk.isEntry || chunk.isDynamicEntry);
    const pagesWithZod = pages.filter(({ fileName }) => loadsZod(fileName)).map(({ name }) => name);
    expect(pagesWithZod.sort()).toEqual([
      "addresses-page",
      "login-page",
      "profile-page",
      "register-page",
      "reset-password-page",
    ]);
  });

  it("loads at most 8 kB of zod, form schemas and form code", () => {
    const formChunks = [...chunks.values()].filter(({ moduleIds }) =>
      moduleIds.some((path) => isZod(path) || path.endsWith("/forms/use-form.ts")),
    );
    const sizes = formChunks.map(({ code }) => gzipSize(code));
    expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(8_000);
  });
});
