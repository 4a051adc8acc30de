import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { phone, useShop } from "./world.js";

describe.skipIf(!chromiumPath)(`the shop, in a browser${chromiumHint}`, () => {
  const shop = useShop();

  it("filters a list, and keeps the filters in the URL and after a reload", async () => {
    const tab = await (await shop.openVisitor()).openTab("/shop");
    const allNames = await tab.productNames();
    const count = async () =>
      Number.parseInt(
        (await tab.page.getByRole("status").filter({ hasText: /item/ }).textContent()) ?? "",
        10,
      );
    const countBefore = await count();
    await tab.filterBy(/^In stock/);
    await expect.poll(() => tab.path).toMatch(/\?/);
    const chips = tab.page.getByRole("list", { name: "Active filters" });
    const chip = chips.getByRole("button", { name: /In stock/ });
    await chip.waitFor();
    await expect.poll(count).toBeLessThan(countBefore);
    const filteredNames = await tab.productNames();
    await tab.page.reload();
    expect(await tab.productNames()).toEqual(filteredNames);
    await tab.openProduct(filteredNames[0] as string);
    await tab.goBack();
    await expect.poll(() => tab.productNames()).toEqual(filteredNames);
    await chip.click();
    await expect.poll(() => tab.productNames()).toEqual(allNames);
  });

  it("shows the whole menu on a phone as soon as it opens", async () => {
    const tab = await (await shop.openVisitor({ viewport: phone })).openTab("/shop");
    await tab.page.locator("footer a[href='/category/sale']").waitFor();
    const menu = tab.page.getByRole("button", { name: "Menu" });
    expect(await tab.textsInFirstFrame(menu, "nav a")).toEqual(
      expect.arrayContaining(["Shop all", "Knitwear", "Sale"]),
    );
  });

  it("opens the full search immediately if its code is already loaded", async () => {
    const tab = await (await shop.openVisitor()).openTab("/shop");
    await tab.page.waitForLoadState("networkidle");
    await tab.waitForChunk("later");
    const button = tab.page.getByRole("button", { name: "Search", exact: true });
    expect(await tab.textsInFirstFrame(button, "form button")).not.toEqual([]);
  });

  it("sorts a list, and keeps the sort order after a reload", async () => {
    const tab = await (await shop.openVisitor()).openTab("/shop");
    const namesBefore = await tab.productNames();
    await tab.page.getByLabel("Sort").selectOption({ label: "Name" });
    await expect.poll(() => tab.productNames()).not.toEqual(namesBefore);
    const sortedNames = await tab.productNames();
    expect(sortedNames).toEqual(sortedNames.toSorted((a, b) => a.localeCompare(b, "en")));
    await tab.page.reload();
    expect(await tab.productNames()).toEqual(sortedNames);
  });

  it("loads more products, and restores the scroll position when the visitor returns from a product page", async () => {
    const tab = await (await shop.openVisitor({ viewport: phone })).openTab("/shop");
    const firstNames = await tab.productNames();
    await tab.page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => tab.products.count()).toBeGreaterThan(firstNames.length);
    const lastProduct = tab.products.last();
    await lastProduct.scrollIntoViewIfNeeded();
    const scrollPosition = await tab.page.evaluate(() => window.scrollY);
    expect(scrollPosition).toBeGreaterThan(1000);
    const name = (await lastProduct.textContent()) as string;
    await lastProduct.click();
    await expect.poll(() => tab.title.textContent()).toBe(name);
    await tab.expectTopOfPage();
    await tab.goBack();
    await expect
      .poll(async () => Math.abs((await tab.page.evaluate(() => window.scrollY)) - scrollPosition))
      .toBeLessThan(100);
  });

  it("restores the scroll position in a long list after a reload, without layout shifts", async () => {
    const tab = await (await shop.openVisitor()).openTab("/shop?page=2");
    await expect.poll(() => tab.products.count()).toBeGreaterThan(24);
    await tab.products.last().scrollIntoViewIfNeeded();
    const currentScrollPosition = () => tab.page.evaluate(() => window.scrollY);
    const scrollPosition = await currentScrollPosition();
    expect(scrollPosition).toBeGreaterThan(1000);
    await tab.page.addInitScript(() => {
      const layoutShifts: number[] = [];
      new PerformanceObserver((list) => {
        // ignore invisible shifts of at most 0.001, such as rounding or a digit in the count
        for (const entry of list.getEntries())
          if ("value" in entry && Number(entry.value) > 0.001)
            layoutShifts.push(Number(entry.value));
      }).observe({ type: "layout-shift", buffered: true });
      Object.assign(window, { moved: layoutShifts });
    });
    await tab.page.reload();
    await expect
      .poll(async () => Math.abs((await currentScrollPosition()) - scrollPosition))
      .toBeLessThan(100);
    expect(await tab.page.evaluate("window.moved")).toEqual([]);
  });

  it("shows a category after a reload without waiting for its id, and corrects outdated cached data", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab("/category/knitwear");
    const names = await tab.productNames();
    // The footer, which loads after the first view, stores the categories.
    await tab.page.waitForFunction(() => localStorage.getItem("portico-categories") !== null);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await tab.page.route("**/categories/query", async (route) => {
      await released;
      await route.continue();
    });
    await tab.page.reload();
    expect(await tab.productNames()).toEqual(names);
    release();
    // Change the cached categories before the page's scripts run: one category gets a wrong id, and
    // another one does not exist on the platform.
    await tab.page.addInitScript(() => {
      const cachedCategories: { id: string; slug: string }[] = JSON.parse(
        localStorage.getItem("portico-categories") ?? "[]",
      );
      const otherCategory = cachedCategories.find(({ slug }) => slug === "new-in");
      if (!otherCategory) throw new Error("no cached category");
      const changedCategories = cachedCategories.map((category) =>
        category.slug === "knitwear" ? { ...category, id: otherCategory.id } : category,
      );
      const deletedCategory = {
        ...otherCategory,
        id: "00000000-0000-4000-8000-000000000000",
        slug: "gone",
      };
      localStorage.setItem(
        "portico-categories",
        JSON.stringify([...changedCategories, deletedCategory]),
      );
    });
    await tab.page.reload();
    await expect.poll(() => tab.productNames()).toEqual(names);
    await tab.open("/category/gone");
    await expect.poll(() => tab.title.textContent()).toMatch(/page not found/i);
  });

  it("can be searched by keyboard", async () => {
    const tab = await (await shop.openVisitor()).openTab("/");
    await tab.waitForChunk("later");
    await tab.page.getByRole("button", { name: "Search" }).click();
    const dialog = tab.page.getByRole("dialog", { name: "Search" });
    const focusedInputType = () =>
      tab.page.evaluate(() => document.activeElement?.getAttribute("type"));
    await expect.poll(focusedInputType).toBe("search");
    await tab.page.keyboard.type("linen");
    await dialog.getByRole("link").first().waitFor();
    await tab.page.keyboard.press("Enter");
    await expect.poll(() => tab.title.textContent()).toContain("linen");
    expect((await tab.productNames()).length).toBeGreaterThan(0);
    const focusedId = () => tab.page.evaluate(() => document.activeElement?.id);
    expect(await focusedId()).toBe("main");
    await tab.page.reload();
    await expect.poll(() => tab.title.textContent()).toContain("linen");
  });

  it("undoes filters and sorting with the Back button, and keeps the scroll position", async () => {
    const tab = await (await shop.openVisitor()).openTab("/");
    await tab.main.locator("a[href='/shop']").first().click();
    // The home page also shows products, and stays visible until the list has loaded.
    await expect.poll(() => tab.title.textContent()).toMatch(/^All products/);
    const allNames = await tab.productNames();
    await tab.page.getByRole("button", { name: "Show more" }).click();
    await expect.poll(() => tab.products.count()).toBeGreaterThan(allNames.length);
    const namesAfterLoading = await tab.productNames();
    await tab.products.nth(allNames.length).scrollIntoViewIfNeeded();
    const currentScrollPosition = () => tab.page.evaluate(() => window.scrollY);
    const scrollPosition = await currentScrollPosition();
    expect(scrollPosition).toBeGreaterThan(500);
    await tab.page
      .getByRole("button", { name: /^Filter/ })
      .evaluate((button: HTMLElement) => button.click());
    await tab.filters
      .locator("label")
      .filter({ hasText: /^In stock/ })
      .click();
    await tab.page.keyboard.press("Escape");
    await tab.page.getByRole("list", { name: "Active filters" }).waitFor();
    await expect.poll(() => tab.products.count()).toBeLessThan(namesAfterLoading.length);
    const filteredNames = await tab.productNames();
    await tab.page.getByLabel("Sort").selectOption({ label: "Name" });
    await expect.poll(() => tab.path).toMatch(/sort=name/);
    await tab.goBack();
    await expect.poll(() => tab.productNames()).toEqual(filteredNames);
    await tab.goBack();
    await expect.poll(() => tab.productNames()).toEqual(namesAfterLoading);
    await expect
      .poll(async () => Math.abs((await currentScrollPosition()) - scrollPosition))
      .toBeLessThan(100);
    await tab.goBack();
    await expect.poll(() => tab.path).toBe("/");
  });

  it("provides metadata on each public page for search engines and link previews", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab("/product-page/field-watch");
    const origin = new URL(tab.address).origin;
    const content = (name: string) =>
      tab.page
        .locator(`head > meta:is([name="${name}"], [property="${name}"])`)
        .evaluateAll((elements) =>
          elements.map((element) => element.getAttribute("content") ?? ""),
        );
    const canonicalUrls = () =>
      tab.page
        .locator("head > link[rel=canonical]")
        .evaluateAll((elements) => elements.map((element) => element.getAttribute("href")));
    const descriptions = new Set<string>();
    async function expectMetadata(path: string, title: string) {
      await expect.poll(canonicalUrls).toEqual([origin + path]);
      await expect.poll(() => content("og:title")).toEqual([title]);
      expect(await content("og:url")).toEqual([origin + path]);
      expect(await content("og:image")).toEqual([expect.stringMatching(/^http.*\/media\//)]);
      const [description = "", ...otherDescriptions] = await content("description");
      expect(otherDescriptions).toEqual([]);
      expect(description).toMatch(/^[^<>]{20,161}$/);
      expect(await content("og:description")).toEqual([description]);
      descriptions.add(description);
    }
    await expectMetadata("/product-page/field-watch", "Field Watch");
    await tab.chooseOptions();
    await expectMetadata("/product-page/field-watch", "Field Watch");
    await tab.page.locator("header nav a[href='/category/shoes']").click();
    await expectMetadata("/category/shoes", "Shoes");
    await tab.page.locator("header a[href='/']").click();
    await expectMetadata("/", "Portico");
    expect(descriptions.size).toBe(3);
    await tab.page.locator("header a[href='/cart']").click();
    await expect.poll(() => content("robots")).toEqual(["noindex"]);
    expect([await canonicalUrls(), await content("og:title")]).toEqual([[], []]);
  });

  it("keeps the selected product options after a reload", async () => {
    const tab = await (await shop.openVisitor()).openTab("/shop");
    const [name] = await tab.productNames();
    await tab.openProduct(name as string);
    await tab.expectTopOfPage();
    await tab.chooseOptions();
    const countChecked = () => tab.main.locator("input[type=radio]:checked").count();
    const checkedCountBefore = await countChecked();
    expect(checkedCountBefore).toBeGreaterThan(0);
    await tab.page.reload();
    await expect.poll(countChecked).toBe(checkedCountBefore);
  });

  it("shows the 404 page for an unknown URL, and suggests products", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab();
    const response = await tab.page.goto(new URL("/nowhere/at/all", tab.address).href);
    expect(response?.status()).toBe(404);
    expect(await tab.title.textContent()).toMatch(/page not found/i);
    expect((await tab.productNames()).length).toBeGreaterThan(2);
    visitor.expectProblem(/404/);
    // unlike a browser, a crawler may not request HTML with its Accept header
    const { status } = await fetch(new URL("/nowhere", tab.address));
    expect(status).toBe(404);
  });

  it("shows the 404 page for a URL that cannot be decoded", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab();
    for (const path of ["/product-page/%E0%A4%A", "/category/%ff", "//["]) {
      const { address } = tab;
      const response = await tab.page.goto(address.replace(/\/$/, path));
      expect(response?.status(), path).toBe(404);
      await expect
        .poll(() => tab.title.textContent(), { message: path })
        .toMatch(/page not found/i);
    }
    visitor.expectProblem(/404/);
  });
});
