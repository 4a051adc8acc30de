import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chromiumPath, openBrowser } from "../browser/chromium.js";
import { type FollowedGuide, followGuide } from "./follow.js";

describe.each(["19", "18"])("the example in packages/react/README.md with React %s", (react) => {
  let guide: FollowedGuide;
  beforeAll(async () => {
    guide = await followGuide({ page: "packages/react/README.md", sections: ["Example"] });
    const versions = ["react", "react-dom", "@types/react", "@types/react-dom"].map(
      (name) => `${name}@${react}`,
    );
    // `npm create vite` already installs React 19
    if (react === "19") return;
    await guide.run(`npm install ${versions.join(" ")}`);
    await guide.start("npm run dev");
  });
  afterAll(() => guide?.stop());

  it("compiles, builds and has no lint errors", async () => {
    expect(await guide.run("npm ls react --depth=0")).toContain(`react@${react}.`);
    await guide.run("npm run build");
    expect(await guide.run("npm run lint")).toContain("Found 0 warnings and 0 errors");
  });

  it.runIf(chromiumPath)("adds a product to the cart", async () => {
    const browser = await openBrowser();
    try {
      const tab = await browser.newPage();
      const problems: string[] = [];
      tab.on("pageerror", (error) => problems.push(String(error)));
      await tab.goto(`${guide.origins.at(-1)}/`);
      for (const name of ["Harbor Wool Coat", "Camel", "XS", "Add to cart"])
        await tab.getByRole("button", { name, exact: true }).click();
      await tab.getByText("Items in your cart: 1").waitFor();
      expect(await tab.getByRole("listitem").count()).toBe(4);
      expect(problems).toEqual([]);
    } finally {
      await browser.close();
    }
  });
});
