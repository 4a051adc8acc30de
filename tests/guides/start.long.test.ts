import type { Page } from "playwright-core";
import { afterEach, describe, expect, it } from "vitest";
import { readGuide } from "../../tools/docs/src/read-guide.ts";
import { chromiumPath, openBrowser } from "../browser/chromium.js";
import { type FollowedGuide, followGuide } from "./follow.js";

let guide: FollowedGuide | undefined;
afterEach(async ({ task }) => {
  if (task.result?.state === "fail") console.error(guide?.log.join("\n"));
  await guide?.stop();
  guide = undefined;
});

/** Opens the app in Chromium and runs the steps. Fails if a script of the app throws an error. */
async function visit(origin: string | undefined, steps: (tab: Page) => Promise<void>) {
  const browser = await openBrowser();
  try {
    const tab = await browser.newPage();
    // on a busy machine, the first build of a page may take a minute
    tab.setDefaultTimeout(120_000);
    const problems: string[] = [];
    tab.on("pageerror", (error) => problems.push(String(error)));
    await tab.goto(`${origin}/`);
    await steps(tab);
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
}

/** Places an order on the hosted checkout page, and waits for the app's thank-you text. */
async function placeOrder(tab: Page) {
  await tab.getByRole("button", { name: "Check out" }).click();
  await tab.getByRole("button", { name: "Fill in demo details" }).click();
  await tab.getByRole("button", { name: /^Place order ·/ }).click();
  await tab.getByText("Thank you! Your order number is 10001.").waitFor();
}

/** Returns the outputs that a page shows. */
const printedOutputs = (page: string) =>
  readGuide(page).flatMap(({ language, title, code }) =>
    language === "text" && title === undefined ? [code] : [],
  );

describe("docs/start/vite.md", () => {
  it.runIf(chromiumPath)("leads to a shop with a checkout and a test", async () => {
    guide = await followGuide({ page: "docs/start/vite.md" });
    expect(guide.outputs.at(-1)).toMatch(/Tests\s+1 passed/);
    await visit(guide.origins.at(-1), async (tab) => {
      await tab.getByRole("button", { name: "Harbor Wool Coat" }).waitFor();
      expect(await tab.getByRole("listitem").count()).toBe(12);
      await tab.getByRole("button", { name: "Harbor Wool Coat" }).click();
      await tab.getByLabel("Camel").check();
      await tab.getByLabel("XS").check();
      await tab.getByRole("button", { name: "Add to cart" }).click();
      await tab.getByText("Items in your cart: 1 $312.12").waitFor();
      await placeOrder(tab);
      await tab.goto(`${guide?.origins.at(-1)}/_portico/`);
      await tab.getByRole("cell", { name: "10001", exact: true }).waitFor();
    });
    await guide.run("npx tsc");
  });
});

describe("docs/start/next.md", () => {
  it.runIf(chromiumPath)("leads to a shop with a checkout and a test", async () => {
    guide = await followGuide({ page: "docs/start/next.md" });
    expect(guide.outputs.at(-1)).toMatch(/Tests\s+1 passed/);
    await visit(guide.origins.at(-1), async (tab) => {
      await tab.getByText("Items in your cart: 0").waitFor();
      expect(await tab.getByRole("listitem").count()).toBe(4);
      await tab.getByRole("button", { name: "Add to cart" }).first().click();
      await tab.getByText("Items in your cart: 1").waitFor();
      await tab.reload();
      await tab.getByText("Items in your cart: 1").waitFor();
      await placeOrder(tab);
      await tab.goto(`${guide?.origins[0]}/_portico/`);
      await tab.getByRole("cell", { name: "10001", exact: true }).waitFor();
    });
    await guide.run("npx tsc --noEmit");
  });
});

describe("docs/start/node.md", () => {
  it("leads to a script with the documented output, and to a test", async () => {
    const page = "docs/start/node.md";
    guide = await followGuide({ page });
    const [scriptOutput, testOutput] = guide.outputs.slice(-2);
    expect([scriptOutput]).toEqual(printedOutputs(page));
    expect(testOutput).toMatch(/Tests\s+2 passed/);
    await guide.run("npx tsc");
  });
});

describe("docs/start/merchant.md", () => {
  it("leads to a script that restocks variants, and to a test", async () => {
    const page = "docs/start/merchant.md";
    guide = await followGuide({ page });
    const [firstOutput, restockOutput, lastOutput, testOutput] = guide.outputs.slice(-4);
    expect([firstOutput]).toEqual(printedOutputs(page));
    expect(restockOutput).toContain("Restocked 64 variants, 0 failed\n");
    expect(lastOutput).toBe("0 variants are almost sold out\n");
    expect(testOutput).toMatch(/Tests\s+2 passed/);
    await guide.run("npx tsc");
  });
});
