import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { useShop } from "./world.js";

const narrowScreen = { width: 320, height: 640 };
const LONG_WORD =
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

async function lengthenNames(page: Page): Promise<void> {
  const namePattern =
    /"(name|original|translated|categoryName|nickname|firstName|city|addressLine|title)":"([^"]+)"/g;
  await page.route(/\/(stores|categories|ecom|members|_api)\//, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replace(namePattern, `"$1":"$2 ${LONG_WORD}"`) });
  });
}

/**
 * Returns the texts that overflow the window, and a message if the page is too wide. Runs in the
 * page.
 */
function findOverflowingTexts(): string[] {
  const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const overflows: string[] = [];
  while (textNodes.nextNode()) {
    const { currentNode: text } = textNodes;
    const element = text.parentElement;
    if (!element?.checkVisibility() || !text.textContent?.trim()) continue;
    // Some text is only for screen readers, or is truncated on purpose.
    if (
      element.closest(
        ".visually-hidden, .card-text h3, .menu-row, .account-nav, .shelf, select, .buy-sum",
      )
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    if (width > 0 && (left < -1 || right > innerWidth + 1))
      overflows.push(`${element.tagName}.${element.className}: ${text.textContent.slice(0, 60)}`);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) overflows.push(`the page is ${scrollWidth} wide`);
  return overflows;
}

describe.skipIf(!chromiumPath)(`words that are wider than the screen${chromiumHint}`, () => {
  const shop = useShop();

  it("wrap on every page", async () => {
    const visitor = await shop.openVisitor({ viewport: narrowScreen });
    const tab = await visitor.openTab();
    const { page } = tab;
    await lengthenNames(page);
    const expectNoOverflow = (pageName: string) =>
      expect.soft(page.evaluate(findOverflowingTexts), pageName).resolves.toEqual([]);
    for (const path of ["/", "/shop", "/category/shoes", `/shop?q=${LONG_WORD}`, "/nowhere"]) {
      await tab.open(path);
      await page.waitForLoadState("networkidle");
      await expectNoOverflow(path);
    }
    await tab.open("/shop");
    await page.waitForLoadState("networkidle");
    for (const name of ["Menu", "Search", "Filter"]) {
      await page
        .getByRole("button", { name: new RegExp(`^${name}`) })
        .first()
        .click();
      if (name === "Search") await page.getByRole("searchbox").fill("linen");
      await page.waitForLoadState("networkidle");
      await expectNoOverflow(name);
      await page.getByRole("button", { name: "Close", exact: true }).click();
    }
    await tab.filterBy(/^In stock/);
    await expectNoOverflow("chips");

    await tab.open("/login");
    await tab.enterCredentials("Log in", "ada@example.com", "portico");
    await tab.expectMember();
    await tab.open("/shop");
    const name = (await tab.productNames())[2] as string;
    await tab.openProduct(name);
    await tab.chooseOptions();
    await expectNoOverflow("product");
    await tab.addToCart();
    await tab.expectCount(1);
    await expectNoOverflow("drawer");
    await tab.openCart();
    await tab.total();
    await expectNoOverflow("cart");
    await page.locator("details > summary").first().click();
    await tab.main.getByRole("button", { name: `Remove ${name}` }).click();
    await expectNoOverflow("removed line item");
    await page.getByRole("button", { name: /^Undo/ }).click();
    await tab.total();
    await tab.checkout();
    // The browser does not fetch the names on the platform's page separately, so lengthen them here.
    await page.locator(".item > span").evaluateAll((elements, word) => {
      for (const element of elements) element.append(` ${word}`);
    }, LONG_WORD);
    await page.getByRole("textbox", { name: "First name" }).fill(LONG_WORD);
    await expectNoOverflow("checkout");
    await tab.placeOrder();
    await expectNoOverflow("thank you");
    for (const path of ["", "/wishlist", "/profile", "/addresses", "/privacy"]) {
      await tab.open(`/account${path}`);
      await page.waitForLoadState("networkidle");
      await expectNoOverflow(`account${path}`);
    }
    await tab.open("/account");
    await tab.main.getByRole("link", { name: /^Order / }).click();
    await tab.main.locator("dl.sums").waitFor();
    await expectNoOverflow("order");
    await page.unrouteAll({ behavior: "ignoreErrors" });
    visitor.expectProblem(/404.*nowhere/);
  });
});
