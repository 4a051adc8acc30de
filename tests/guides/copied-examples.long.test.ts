import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { type FollowedGuide, followGuide } from "./follow.js";

/** Starts a shop and checks its home page. */
async function checkHomePage(guide: FollowedGuide) {
  await guide.start("npm start -- --port 0");
  const ADDRESS_PATTERN = /shop.*: (http\S+)/;
  await expect.poll(() => guide.log.join("\n"), { timeout: 120_000 }).toMatch(ADDRESS_PATTERN);
  const origin = ADDRESS_PATTERN.exec(guide.log.join("\n"))?.[1] as string;
  const response = await fetch(origin);
  expect(response.status, guide.log.join("\n")).toBe(200);
  expect(await response.text()).toContain("<title>Portico");
}

const runChecks: Record<string, (guide: FollowedGuide) => Promise<void>> = {
  storefront: async (guide) => {
    expect(await guide.run("npm test")).toMatch(/Tests\s+\d+ passed/);
    await checkHomePage(guide);
  },
  ssr: checkHomePage,
  merchant: async (guide) => {
    expect(await guide.run("npm start -- --help")).toContain("export-orders");
  },
};

describe.each(Object.entries(runChecks))("a copy of the %s example", (example, run) => {
  let guide: FollowedGuide;
  beforeAll(async () => {
    guide = await followGuide({ page: "README.md", sections: [] });
    await guide.run(`node ${inject("clone")}/scripts/copy-example.mjs ${example} my-app`);
    await guide.run("cd my-app");
    await guide.run("npm install");
  });
  afterAll(() => guide?.stop());

  it("depends only on published versions", () => {
    const manifest = readFileSync(join(guide.folder, "package.json"), "utf8");
    expect(manifest).not.toMatch(/workspace:|catalog:|shop-ui/);
    expect(JSON.parse(manifest)).toMatchObject({ name: "my-app", private: true });
  });

  it("compiles", () => guide.run("npx tsc"));

  it("runs", () => run(guide));
});
