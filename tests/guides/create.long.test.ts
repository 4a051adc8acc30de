// Creates an app from each template with `create-portico`, installs it, and uses it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser } from "../browser/chromium.js";
import { findFreePort } from "../free-port.js";
import { type FollowedGuide, followGuide } from "./follow.js";
import type { Manager } from "./managers.js";
import { newVisitor } from "./visitor.js";

let guide: FollowedGuide | undefined;
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") console.error(guide?.log.join("\n"));
  await guide?.stop();
  guide = undefined;
});

/** Creates an app with a free port for its emulator, installs its packages, and runs its checks. */
async function createApp(template: string, manager: Manager = "npm"): Promise<FollowedGuide> {
  guide = await followGuide({ page: "README.md", sections: [], manager });
  const output = await guide.run(`npm create portico my-app -- --template ${template}`);
  expect(output).toMatch(new RegExp(`\\b${manager} (run )?dev`));
  await guide.run("cd my-app");
  const envFile = join(guide.folder, ".env");
  if (existsSync(envFile)) {
    const port = await findFreePort();
    const text = readFileSync(envFile, "utf8").replace("4477", `${port}`);
    writeFileSync(envFile, text);
    writeFileSync(join(guide.folder, "portico-emulator.config.json"), JSON.stringify({ port }));
  }
  await guide.run("npm install");
  expect(await guide.run("npm test")).toMatch(/Tests\s+\d+ passed/);
  const { scripts } = JSON.parse(readFileSync(join(guide.folder, "package.json"), "utf8"));
  for (const script of ["build", "typecheck"])
    if (script in scripts) await guide.run(`npm run ${script}`);
  return guide;
}

/** Starts the app on a free port and returns the address that it prints. */
async function startApp({ start, log }: FollowedGuide, script: string): Promise<string> {
  const lineCountBefore = log.length;
  await start(`PORT=${await findFreePort()} npm run ${script}`);
  let origin: string | undefined;
  const emulatorPrefix = /^\[emulator\]/;
  await expect
    .poll(
      () => {
        const lines = log.slice(lineCountBefore).filter((line) => !emulatorPrefix.test(line));
        origin = /http:\/\/localhost:\d+/.exec(lines.join("\n"))?.[0];
        return origin;
      },
      { timeout: 120_000 },
    )
    .toBeDefined();
  return origin as string;
}

const EMULATOR_RUNNING = expect.stringContaining("[emulator] Emulator running at");

/** Adds a product to the cart like a browser without JavaScript, and checks the count. */
async function addToCart(origin: string) {
  const visitor = newVisitor();
  const countPattern = /in your cart: (?:<!-- -->)?(\d+)/;
  const page = await visitor.open(`${origin}/`);
  expect(countPattern.exec(page.html)?.[1], page.html).toBe("0");
  await visitor.submit(page, /Add to cart/);
  expect(countPattern.exec((await visitor.open(`${origin}/`)).html)?.[1]).toBe("1");
}

describe("create-portico", () => {
  it.each(["next", "react-router", "astro", "hono", "express"])(
    "creates an app that adds products to the cart in development and production: %s",
    async (template) => {
      const app = await createApp(template);
      const origin = await startApp(app, "dev");
      // `npm run dev` also starts the emulator, which may take longer
      await expect.poll(() => app.log, { timeout: 120_000 }).toContainEqual(EMULATOR_RUNNING);
      await addToCart(origin);
      // the emulator of `npm run dev` is still running
      await addToCart(await startApp(app, "start"));
    },
  );

  it.runIf(chromiumPath)(
    "creates an app that shows products in development and production: vite",
    async () => {
      const app = await createApp("vite");
      const browser = await openBrowser();
      try {
        for (const script of ["dev", "preview"]) {
          const tab = await browser.newPage();
          tab.setDefaultTimeout(120_000);
          await tab.goto(await startApp(app, script));
          await tab.getByRole("button", { name: "Harbor Wool Coat" }).waitFor();
        }
      } finally {
        await browser.close();
      }
    },
  );

  it.each(["npm", "pnpm", "yarn"] as const)(
    "creates a script that prints the total of a cart, with %s",
    async (manager) => {
      const app = await createApp("script", manager);
      expect(await app.run("npm start")).toContain("624.24");
    },
  );
});
