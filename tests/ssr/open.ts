// Starts the shop on Next.js and a browser once. All test files use the shop and connect to the
// browser.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chromiumPath, shellLaunchOptions } from "../browser/chromium.js";

declare module "vitest" {
  interface ProvidedContext {
    ssr: string;
    ssrBrowser: string;
  }
}

const serveScript = fileURLToPath(new URL("../../examples/ssr/serve.mjs", import.meta.url));

async function startShop() {
  const { PORTICO_CLIENT_ID: _, ...env } = process.env;
  const child = spawn(process.execPath, [serveScript, "--port", "0"], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /Next\.js: (\S+)\//.exec(line)?.[1];
    if (address) return { address, process: child };
  }
  throw new Error("the shop ended without an address");
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!chromiumPath) return undefined;
  const [runningShop, browser] = await Promise.all([
    startShop(),
    chromium.launchServer(shellLaunchOptions()),
  ]);
  project.provide("ssr", runningShop.address);
  project.provide("ssrBrowser", browser.wsEndpoint());
  return async () => {
    runningShop.process.kill();
    await browser.close();
  };
}
