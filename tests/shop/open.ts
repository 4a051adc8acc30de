// Starts the demo and a browser once for all test files.
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { chromiumPath, shellLaunchOptions } from "../browser/chromium.js";
import { startDemo } from "./demo.js";

declare module "vitest" {
  interface ProvidedContext {
    shop: string;
    browser: string;
  }
}

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (!chromiumPath) return undefined;
  const [demo, browser] = await Promise.all([
    startDemo(),
    chromium.launchServer(shellLaunchOptions()),
  ]);
  project.provide("shop", demo.address);
  project.provide("browser", browser.wsEndpoint());
  return async () => {
    demo.process.kill();
    await browser.close();
  };
}
