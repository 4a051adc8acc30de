import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { publintProblems, typeProblems } from "./package-checks.js";
import { npmNameOf, type Packed, packAll, publishedFolders } from "./packed.js";

let packed: Packed;
beforeAll(async () => {
  packed = await packAll("packed", publishedFolders);
});
afterAll(() => packed.remove());

const folderOf = (name: string) => join(packed.folder, "node_modules", npmNameOf(name));
const manifestOf = (name: string) =>
  JSON.parse(readFileSync(join(folderOf(name), "package.json"), "utf8"));

const commandPackages = ["codemod", "create-portico"];
const importablePackages = publishedFolders.filter((name) => !commandPackages.includes(name));
const packagesWithGuides = importablePackages.filter(
  (name) => !["mcp", "sample-images"].includes(name),
);

it.each(importablePackages)(
  "the packed package %s resolves with types in ESM and in bundlers",
  async (name) => {
    const tarball = readFileSync(packed.tarball(name));
    expect(await typeProblems(tarball, manifestOf(name))).toEqual([]);
  },
);

it.each(packagesWithGuides)(
  "the packed package %s contains exactly the guides that AGENTS.md lists, without broken links",
  (name) => {
    const folder = folderOf(name);
    const agents = readFileSync(join(folder, "AGENTS.md"), "utf8");
    const listedGuides = [...agents.matchAll(/`(docs\/[\w/-]+\.md)`/g)].map(([, path]) => path);
    const guides = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => /^docs\/.*\.md$/.test(path));
    expect(listedGuides.sort()).toEqual(guides.sort());
    const brokenLinks = guides.flatMap((guide) => {
      const text = readFileSync(join(folder, guide), "utf8");
      const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)].map(
        ([, link]) => link as string,
      );
      return links.filter((link) => !existsSync(join(folder, dirname(guide), link)));
    });
    expect(brokenLinks).toEqual([]);
  },
);

describe.each(publishedFolders)("the packed package %s", (name) => {
  it("passes publint", async () => {
    const tarball = readFileSync(packed.tarball(name));
    expect(await publintProblems(tarball, manifestOf(name))).toEqual([]);
  });

  it("contains a license and a README, but no tests, source maps, build settings or workspace ranges", () => {
    const files = readdirSync(folderOf(name), {
      recursive: true,
      withFileTypes: true,
    })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);
    expect(files.filter((file) => /\.test\.|\.map$|^tsconfig|tsup/.test(file))).toEqual([]);
    expect(files).toContain("LICENSE");
    expect(files).toContain("README.md");
    expect(JSON.stringify(manifestOf(name))).not.toMatch(/workspace:|catalog:/);
  });

  it("has a description, keywords and links, and accepts newer versions of its dependencies", () => {
    const { repository, homepage, bugs, description, keywords, dependencies, exports } =
      manifestOf(name);
    const repositoryUrl = "https://github.com/portico-sdk/portico";
    expect(repository).toMatchObject({
      url: `git+${repositoryUrl}.git`,
      directory: `packages/${name}`,
    });
    expect([homepage, bugs.url]).toEqual([
      "https://portico-sdk.github.io/portico/",
      `${repositoryUrl}/issues`,
    ]);
    expect(description).toMatch(/^.{40,140}\.$/);
    expect(keywords.length).toBeGreaterThan(5);
    expect(exports["./package.json"]).toBe("./package.json");
    const ranges = Object.values(dependencies ?? {});
    expect(ranges.filter((range) => !/^\^\d/.test(`${range}`))).toEqual([]);
  });

  it("does not refer to source maps, because none are published", () => {
    const folder = join(folderOf(name), "dist");
    const filesWithReference = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.(?:js|ts)$/.test(path))
      .filter((path) => readFileSync(join(folder, path), "utf8").includes("sourceMappingURL="));
    expect(filesWithReference).toEqual([]);
  });
});

it("@portico/emulator unpacks to at most 1 MB", () => {
  const folder = join(packed.folder, "node_modules/@portico/emulator");
  const sizes = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_000_000);
});

it("only entry points of @portico/react that contain hooks have the 'use client' directive", () => {
  const dist = join(packed.folder, "node_modules/@portico/react/dist");
  const directive = /^\s*["']use client["']/;
  const hasDirective = (entry: string) =>
    directive.test(readFileSync(join(dist, `${entry}.js`), "utf8"));
  const entries = [
    "index",
    "analytics",
    "devtools",
    "fixtures",
    "format",
    "members",
    "offline",
    "queries",
    "rich-content",
    "suspense",
    "testing",
    "v1",
  ];
  expect(entries.filter(hasDirective)).toEqual([
    "index",
    "analytics",
    "devtools",
    "members",
    "rich-content",
    "suspense",
  ]);
});

it("core and stores run in Node when a CommonJS file loads them", () => {
  const file = join(packed.folder, "app.cjs");
  writeFileSync(
    file,
    `const { createClient } = require("@portico/core");
     const { productsV3 } = require("@portico/stores");
     const { getProduct } = require("@portico/stores/products-v3");
     const client = createClient({ modules: { productsV3 } });
     console.log(typeof client.productsV3.getProduct, typeof getProduct);`,
  );
  expect(execFileSync(process.execPath, [file], { encoding: "utf8" }).trim()).toBe(
    "function function",
  );
});

/** Returns the packages that an entry's bundle contains. */
async function bundledPackages(entry: string): Promise<Set<string>> {
  const { metafile } = await build({
    stdin: { contents: `export * from "${entry}";`, resolveDir: packed.folder },
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
  });
  const names = Object.keys(metafile.inputs).map(
    (path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? "",
  );
  return new Set(names.filter((name) => name !== ""));
}

describe("@portico/identity", () => {
  it("has a file for each entry point, one for the login code, and at most 11 shared chunks", () => {
    const dist = join(packed.folder, "node_modules/@portico/identity/dist");
    const files = readdirSync(dist, { recursive: true, encoding: "utf8" })
      .map((path) => path.replaceAll("\\", "/").replace(/(chunk|login-flows)-\w+/, "$1"))
      .filter((path) => path.endsWith(".js") && !path.startsWith("generated/"));
    const sharedChunks = files.filter((path) => path === "chunk.js");
    // These chunks are shared by entries and lazily loaded code.
    expect(sharedChunks.length).toBeLessThanOrEqual(11);
    expect(files.filter((path) => path !== "chunk.js").sort()).toEqual([
      ...["astro", "express", "hono", "next", "node", "react-router"].map(
        (name) => `adapters/${name}.js`,
      ),
      "app/index.js",
      "fleet/index.js",
      "forms.js",
      "index.js",
      "login-flows.js",
      "server/index.js",
      "server/testing.js",
    ]);
  });

  it("includes jose and zod for apps and jose for servers, but only core in the main and Redis entries", async () => {
    expect([...(await bundledPackages("@portico/identity"))].sort()).toEqual([
      "@portico/core",
      "@portico/identity",
    ]);
    expect([...(await bundledPackages("@portico/identity/app"))]).toEqual(
      expect.arrayContaining(["jose", "zod"]),
    );
    expect([...(await bundledPackages("@portico/identity/redis"))].sort()).toEqual([
      "@portico/core",
      "@portico/identity",
    ]);
    expect([...(await bundledPackages("@portico/identity/server"))].sort()).toEqual([
      "@portico/core",
      "@portico/identity",
      "cookie",
      "jose",
    ]);
  });

  it("can be imported without jose and zod from the main entry point, but not from the one for apps", () => {
    const appFolder = mkdtempSync(join(tmpdir(), "portico-lean-"));
    onTestFinished(() => rmSync(appFolder, { recursive: true, force: true }));
    for (const name of ["core", "identity"]) {
      const path = join("node_modules/@portico", name);
      cpSync(join(packed.folder, path), join(appFolder, path), { recursive: true });
    }
    const runImport = (entry: string) => {
      const file = join(appFolder, "start.mjs");
      writeFileSync(
        file,
        `import("${entry}").then(
           (all) => console.log(Object.keys(all).filter((name) => name.endsWith("Strategy")).join()),
           (error) => console.log(error.code, /'(jose|zod)'/.exec(error.message)?.[1]),
         );`,
      );
      return execFileSync(process.execPath, [file], { encoding: "utf8" }).trim();
    };
    expect(runImport("@portico/identity")).toBe(
      "ApiKeyStrategy,OAuthStrategy,ServerSessionStrategy",
    );
    expect(runImport("@portico/identity/app")).toMatch(/^ERR_MODULE_NOT_FOUND (jose|zod)$/);
  });
});

it("the emulator client for other processes has no dependencies", async () => {
  const names = await bundledPackages("@portico/emulator/client");
  expect([...names]).toEqual(["@portico/emulator"]);
});
