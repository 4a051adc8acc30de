// Tests the Run buttons of the documentation site in a browser.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { chromiumHint, chromiumPath, shellLaunchOptions } from "../browser/chromium.js";
import { instrument, matchesOutput } from "../docs-snippets/printed.js";

const site = inject("site");
const distFolder = fileURLToPath(new URL("../../docs/site/dist", import.meta.url));
const pages = globSync("**/index.html", { cwd: distFolder })
  .filter((file) => readFileSync(join(distFolder, file), "utf8").includes("data-run"))
  .map((file) => file.replaceAll("\\", "/").replace("index.html", ""))
  .sort();

/**
 * Returns whether consecutive lines of the output match the comment after a call to `console.log`.
 */
const isPrinted = (expected: string, lines: readonly string[]) =>
  lines.some((_, start) =>
    lines.some((_, end) =>
      matchesOutput(
        expected,
        lines.slice(start, end + 1).map((line) => [line]),
      ),
    ),
  );

describe.skipIf(!chromiumPath)(`Run buttons${chromiumHint}`, () => {
  let browser: Browser;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch(shellLaunchOptions());
  });
  afterAll(() => browser?.close());
  beforeEach(() => {
    problems.length = 0;
  });
  afterEach(async () => {
    await page.context().close();
    expect(problems).toEqual([]);
  });

  async function openPage(path: string, options: BrowserContextOptions = {}): Promise<void> {
    const context = await browser.newContext(options);
    page = await context.newPage();
    page.on("pageerror", (error) => problems.push(String(error)));
    await page.goto(new URL(path, site).href);
  }

  const example = (index: number) => {
    const bar = page.locator(".live-bar").nth(index);
    const panel = page.locator(".live-bar").nth(index).locator("+ .live-panel");
    const status = bar.getByRole("status");
    const editor = page
      .locator("[data-run]")
      .nth(index)
      .getByRole("textbox", { name: /^Code of/ });
    return {
      bar,
      editor,
      panel,
      status,
      frame: panel.frameLocator("iframe"),
      output: panel.locator(".live-output > *"),
      press: (name: string) => bar.getByRole("button", { name }).click(),
      waitForEnd: () => status.getByText(/^(Finished|Failed|Stopped|The)/).waitFor(),
      async edit(code: string) {
        await bar.getByRole("button", { name: "Edit" }).click();
        await editor.fill(code);
        await page.keyboard.press("Control+Enter");
      },
    };
  };

  it.each(pages)(
    "run the examples on /%s, which print the output in their comments",
    async (path) => {
      await openPage(path);
      const blocks = page.locator("[data-run]");
      for (let index = 0; index < (await blocks.count()); index += 1) {
        const { press, waitForEnd, status, output } = example(index);
        await press("Run");
        await waitForEnd();
        const block = blocks.nth(index);
        const file = (await block.getAttribute("data-file")) ?? "";
        const lines = await output.allTextContents();
        expect(await status.textContent(), `${file}: ${lines}`).toContain("Finished");
        const code = await block.locator("[data-code]").getAttribute("data-code");
        const { expectedOutputs } = instrument((code ?? "").replaceAll("\u007F", "\n"), file);
        const missingOutputs = expectedOutputs.filter(
          ({ expected, mayNotRun }) => !mayNotRun && !isPrinted(expected, lines),
        );
        expect(missingOutputs, `${file}: ${lines.join("\n")}`).toEqual([]);
      }
    },
  );

  it("load the runtime only when the reader runs an example", async () => {
    const requestedUrls: string[] = [];
    await openPage("errors/");
    page.on("request", (request) => requestedUrls.push(request.url()));
    await page.waitForLoadState("networkidle");
    expect(requestedUrls.filter((url) => /example|runtime|editor/.test(url))).toEqual([]);
    const { press, waitForEnd } = example(0);
    await press("Run");
    await waitForEnd();
    expect(requestedUrls.some((url) => url.includes("runtime"))).toBe(true);
    expect(requestedUrls.filter((url) => !url.startsWith(site) || url.includes("editor"))).toEqual(
      [],
    );
  });

  it("show the requests and their response bodies", async () => {
    await openPage("errors/");
    const { press, waitForEnd, panel } = example(0);
    await press("Run");
    await waitForEnd();
    const [tokenRequest, productRequest] = await panel.locator("summary").allTextContents();
    expect(tokenRequest).toMatch(/^POST \/oauth2\/token200\d+ ms$/);
    expect(productRequest).toMatch(/^GET \/stores\/v3\/products\/.+404\d+ ms$/);
    await panel.locator("summary").nth(1).press("Enter");
    expect(await panel.locator("details[open] pre").last().textContent()).toContain(
      "PRODUCT_NOT_FOUND",
    );
  });

  it("run edited code, and the original code after a reset", async () => {
    await openPage("errors/");
    const { edit, waitForEnd, output, press, bar, panel } = example(0);
    await edit(`const values: unknown[] = [1, { a: "b" }];\nconsole.log("edited", values);`);
    await waitForEnd();
    expect(await output.allTextContents()).toEqual(["edited [ 1, { a: 'b' } ]"]);
    await press("Reset");
    expect(await panel.count()).toBe(0);
    expect(await page.locator(".cm-editor").count()).toBe(0);
    await press("Run");
    await waitForEnd();
    expect(await output.first().textContent()).toContain("PRODUCT_NOT_FOUND");
    expect(await bar.getByRole("button").allTextContents()).toEqual(["Run", "Edit", "Reset"]);
  });

  it("show an error's code, help, documentation and line", async () => {
    await openPage("errors/");
    const { edit, waitForEnd, panel, status } = example(0);
    await edit(`import { createClient } from "@portico/core";\n\ncreateClient({ auht: 1 });`);
    await waitForEnd();
    expect(await status.textContent()).toBe("Failed");
    const error = panel.locator(".live-error");
    expect(await error.textContent()).toMatch(/INVALID_OPTION|For all valid names/);
    expect(await error.locator("strong").textContent()).toMatch(/\(line 3\)$/);
    expect(await error.getByRole("link").getAttribute("href")).toMatch(/error-codes/);
  });

  it("explain syntax errors and imports that are not available", async () => {
    await openPage("errors/");
    const { edit, waitForEnd, output } = example(0);
    await edit("const = 1;");
    await waitForEnd();
    expect(await output.textContent()).toMatch(/SyntaxError.*\(1:\d+\)/);
    await edit(`import express from "express";\nexpress();`);
    await output.getByText("cannot import express").waitFor();
  });

  it("stop endless loops", async () => {
    await openPage("errors/");
    const loop = example(0);
    await loop.edit("while (true) {}");
    await loop.waitForEnd();
    expect(await loop.status.textContent()).toBe("Stopped after 10 seconds");
    await openPage("react/cart/");
    const { edit, waitForEnd, output } = example(0);
    await edit("export default function Cart() {\n  for (;;) if (Date.now() < 0) return null;\n}");
    await waitForEnd();
    expect(await output.textContent()).toContain("A loop was stopped after 10 seconds.");
  });

  it("render components that the reader can use", async () => {
    await openPage("react/product-page/");
    const { press, waitForEnd, frame, panel } = example(0);
    await press("Run");
    await waitForEnd();
    await frame.getByRole("button", { name: "Sky" }).click();
    await frame.getByRole("button", { name: "Add to cart" }).click();
    await panel
      .getByText(/POST .*cart/)
      .first()
      .waitFor();
  });

  it("run an example that logs a member in", async () => {
    await openPage("react/login/");
    const { press, waitForEnd, frame } = example(1);
    await press("Run");
    await waitForEnd();
    await frame.getByLabel("Email").fill("ada@example.com");
    await frame.getByLabel("Password").fill("portico");
    await frame.getByRole("button", { name: "Log in" }).click();
    await frame.getByText("Welcome back.").waitFor();
  });

  const phone = { viewport: { width: 390, height: 844 } };
  const desktop = { viewport: { width: 1280, height: 900 } };

  it.each([
    ["phone, light", { ...phone, colorScheme: "light" }],
    ["phone, dark", { ...phone, colorScheme: "dark" }],
    ["desktop, light", { ...desktop, colorScheme: "light" }],
    ["desktop, dark", { ...desktop, colorScheme: "dark" }],
  ] as const)("are accessible and fit the window: %s", async (_, options) => {
    await openPage("errors/", options);
    const { press, waitForEnd, panel, editor } = example(0);
    await press("Edit");
    await editor.waitFor();
    await press("Run");
    await waitForEnd();
    for (const summary of await panel.locator("summary").all()) await summary.click();
    await example(1).edit("throw new RangeError('wrong');");
    await example(1).waitForEnd();
    const { violations } = await new AxeBuilder({ page })
      .include(".live-bar")
      .include(".live-panel")
      .include(".cm-editor")
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(options.viewport.width);
  });
});
