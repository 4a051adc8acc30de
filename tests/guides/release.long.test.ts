// Installs the published packages with pnpm and Yarn. Most other tests in this folder use npm.
import { afterEach, describe, expect, inject, it } from "vitest";
import { npmNameOf, publishedFolders } from "../packed.js";
import { type FollowedGuide, followGuide } from "./follow.js";

let guide: FollowedGuide | undefined;
afterEach(async () => {
  await guide?.stop();
  guide = undefined;
});

it("a release publishes all packages with the same version", async () => {
  const versions = publishedFolders.map(async (name) => {
    const response = await fetch(`${inject("registry")}${npmNameOf(name)}/latest`);
    return ((await response.json()) as { version: string }).version;
  });
  expect(new Set(await Promise.all(versions))).toEqual(new Set([expect.stringMatching(/^\d/)]));
});

const examples = {
  storefront: ["npx tsc", "npm run build"],
  ssr: ["npx tsc"],
  merchant: ["npx tsc"],
};
const pages = {
  vite: ["npx tsc", "npm run build"],
  next: ["npm run build"],
  node: ["npx tsc"],
  merchant: ["npx tsc"],
};

describe.each(["pnpm", "yarn"] as const)("a project that uses %s", (manager) => {
  it.each(Object.entries(examples))(
    "compiles when it is copied from the %s example",
    async (example, commands) => {
      guide = await followGuide({ page: "README.md", sections: [], manager });
      await guide.run(`node ${inject("clone")}/scripts/copy-example.mjs ${example} my-app`);
      for (const command of ["cd my-app", "npm install", ...commands]) await guide.run(command);
    },
  );

  it.each(Object.entries(pages))(
    "compiles and passes its tests after the steps in docs/start/%s.md",
    async (name, commands) => {
      const sections = ["Create the project", "Test it"];
      guide = await followGuide({ page: `docs/start/${name}.md`, sections, manager });
      expect(guide.outputs.at(-1)).toMatch(/Tests\s+\d passed/);
      for (const command of commands) await guide.run(command);
    },
  );
});
