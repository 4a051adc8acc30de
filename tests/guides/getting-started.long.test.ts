import { afterEach, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser } from "../browser/chromium.js";
import { type FollowedGuide, followGuide } from "./follow.js";

let guide: FollowedGuide | undefined;
afterEach(async () => {
  await guide?.stop();
  guide = undefined;
});

describe("docs/getting-started.md", () => {
  const page = "docs/getting-started.md";

  it.runIf(chromiumPath)("builds a React shop with a checkout", async () => {
    guide = await followGuide({ page, sections: ["A React app with Vite"] });
    const browser = await openBrowser();
    try {
      const tab = await browser.newPage();
      await tab.goto(`${guide.origins.at(-1)}/`);
      await tab.getByRole("button", { name: "Harbor Wool Coat" }).click();
      await tab.getByLabel("Camel").check();
      await tab.getByLabel("XS").check();
      await tab.getByRole("button", { name: "Add to cart" }).click();
      await tab.getByText("Items in your cart: 1 $312.12").waitFor();
      await tab.getByRole("button", { name: "Check out" }).click();
      await tab.getByRole("button", { name: "Fill in demo details" }).click();
      await tab.getByRole("button", { name: /^Place order ·/ }).click();
      await tab.getByText("Thank you! Your order number is 10001.").waitFor();
    } finally {
      await browser.close();
    }
    await guide.run("npx tsc");
  });

  it("runs a standalone script", async () => {
    guide = await followGuide({ page, sections: ["A Node.js script"] });
    expect(guide.outputs.at(-1)).toContain("156.00\n168.48\n");
  });
});

describe("docs/testing.md", () => {
  const page = "docs/testing.md";

  it("sets up Vitest, including for React components", async () => {
    guide = await followGuide({ page, sections: ["Vitest", "React components"] });
    expect(guide.outputs.at(-1)).toMatch(/Tests\s+3 passed/);
  });

  it("sets up Jest, including for React components", async () => {
    guide = await followGuide({ page, sections: ["Jest"] });
    expect(guide.outputs.at(-1)).toMatch(/Tests:\s+2 passed/);
  });
});
