import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { useShop } from "./world.js";

async function failRequests(page: Page, file: string, failureCount: number): Promise<void> {
  let count = 0;
  await page.route(`**/assets/${file}`, (route) => {
    count += 1;
    return count > failureCount ? route.continue() : route.abort();
  });
}

const loginPageFiles = ["login-page-*.js", "session-*.css"];

/** Turns preloads off, because a browser may request a script as a preload and as an import. */
async function preventPreloads(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(HTMLLinkElement.prototype, "rel", {
      get(this: HTMLLinkElement) {
        return this.getAttribute("rel") ?? "";
      },
      set(this: HTMLLinkElement, rel: string) {
        this.setAttribute("rel", rel === "modulepreload" ? "" : rel);
      },
    });
  });
}

describe.skipIf(!chromiumPath)(`navigation in the shop${chromiumHint}`, () => {
  const shop = useShop();

  it("keeps the current page under a progress bar until the data for the next page is loaded", async () => {
    const tab = await (await shop.openVisitor()).openTab("/cart");
    await tab.page.waitForLoadState("networkidle");
    const progressBar = tab.page.getByRole("progressbar", { name: "Loading page" });
    const release = await tab.holdRequests("**/products/search*");
    await tab.page.getByRole("link", { name: "Shoes", exact: true }).first().click();
    await progressBar.waitFor();
    expect(tab.path).toBe("/category/shoes");
    expect(await tab.title.textContent()).toBe("Your cart");
    release();
    await expect.poll(() => tab.title.textContent()).toMatch(/^Shoes/);
    expect(await tab.products.count()).toBeGreaterThan(0);
    await expect.poll(() => progressBar.count()).toBe(0);
    await tab.expectTopOfPage();
  });

  it("keeps the current page until the code for the next page is loaded, and requests each list once", async () => {
    const tab = await (await shop.openVisitor()).openTab("/cart");
    await tab.page.waitForLoadState("networkidle");
    const searches: string[] = [];
    tab.page.on("request", (request) => {
      if (request.url().includes("/products/search"))
        searches.push(`${request.url()} ${request.postData()}`);
    });
    await tab.page.getByRole("link", { name: "Shoes", exact: true }).first().click();
    await expect.poll(() => tab.title.textContent()).toMatch(/^Shoes/);
    await tab.page.waitForLoadState("networkidle");
    expect(new Set(searches).size).toBe(searches.length);
    // Allow three searches: the list, its facets, and the facets of all products.
    expect(searches.length).toBeLessThanOrEqual(3);
    const release = await tab.holdRequests("**/assets/login-page-*.js");
    await tab.page.getByRole("link", { name: "Log in" }).click();
    await tab.page.getByRole("progressbar", { name: "Loading page" }).waitFor();
    expect(await tab.title.textContent()).toMatch(/^Shoes/);
    release();
    await expect.poll(() => tab.title.textContent()).toBe("Log in");
  });

  it.each(["light", "dark"] as const)(
    "shows skeletons that are visible in the %s theme",
    async (colorScheme) => {
      const tab = await (await shop.openVisitor({ colorScheme })).openTab();
      await tab.page.route("**/products/search*", () => new Promise(() => {}));
      await tab.open("/shop");
      const skeleton = tab.main.locator(".skeleton").first();
      await skeleton.waitFor();
      const contrast = await skeleton.evaluate((element) => {
        const luminance = (target: Element) => {
          const color = getComputedStyle(target).backgroundColor.match(/[\d.]+/g) ?? [];
          const [red = 0, green = 0, blue = 0] = color.map((value) => {
            const part = Number(value) / 255;
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
        };
        const [elementLuminance, bodyLuminance] = [luminance(element), luminance(document.body)];
        return (
          (Math.max(elementLuminance, bodyLuminance) + 0.05) /
          (Math.min(elementLuminance, bodyLuminance) + 0.05)
        );
      });
      expect(contrast).toBeGreaterThan(1.2);
    },
  );

  it("ends on the last page that the visitor chose", async () => {
    const tab = await (await shop.openVisitor()).openTab("/cart");
    await tab.page.waitForLoadState("networkidle");
    const release = await tab.holdRequests("**/products/search*");
    await tab.page.getByRole("link", { name: "Shoes", exact: true }).first().click();
    await tab.page.getByRole("link", { name: "Log in" }).click();
    await expect.poll(() => tab.title.textContent()).toBe("Log in");
    release();
    await tab.page.waitForLoadState("networkidle");
    expect(await tab.title.textContent()).toBe("Log in");
  });

  it.each(loginPageFiles)("retries a failed request for %s once", async (file) => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab();
    await preventPreloads(tab.page);
    await tab.open("/shop");
    await tab.page.waitForLoadState("networkidle");
    await failRequests(tab.page, file, 1);
    await tab.page.getByRole("link", { name: "Log in" }).click();
    await tab.main.getByLabel("Email address").waitFor();
    visitor.expectProblem(/ERR_FAILED/);
  });

  it("keeps the cart link if the code for the cart button cannot be loaded", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab("/nowhere");
    await failRequests(tab.page, "later-*.js", Number.POSITIVE_INFINITY);
    await tab.open("/");
    await tab.page.waitForLoadState("networkidle");
    await tab.page.getByRole("link", { name: "Cart", exact: true }).first().click();
    await expect.poll(() => tab.title.textContent()).toBe("Your cart");
    visitor.allowProblem(/ERR_FAILED|dynamically imported|preload|404/);
  });

  it.each(loginPageFiles)(
    "offers a retry button if the second request for %s fails too",
    async (file) => {
      const visitor = await shop.openVisitor();
      const tab = await visitor.openTab();
      await preventPreloads(tab.page);
      await tab.open("/shop");
      await tab.page.waitForLoadState("networkidle");
      await failRequests(tab.page, file, 2);
      await tab.page.getByRole("link", { name: "Log in" }).click();
      const retryButton = tab.main.getByRole("button", { name: "Try again" });
      await retryButton.waitFor();
      await tab.page.evaluate(() => document.documentElement.setAttribute("data-restored", ""));
      await retryButton.click();
      await tab.main.getByLabel("Email address").waitFor();
      // The page was not reloaded, so it still has its state.
      await tab.expectRestored();
      visitor.allowProblem(/ERR_FAILED|dynamically imported|preload/);
    },
  );

  it("explains that a page needs a network connection, and shows the page once the network is back", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab("/shop");
    await tab.page.waitForLoadState("networkidle");
    const goTo = (path: string) =>
      tab.page.evaluate((to) => {
        history.pushState(null, "", to);
      }, path);
    const offlineHeading = tab.main.getByRole("heading", { name: "You’re offline" });
    await visitor.setOffline(true);
    for (const path of ["/thank-you", "/reset-password", "/login"]) {
      await goTo("/shop");
      await tab.productNames();
      await goTo(path);
      await offlineHeading.waitFor();
    }
    await visitor.setOffline(false);
    await tab.main.getByLabel("Email address").waitFor();
    // the password reset page fails to open offline, then opens online
    await visitor.setOffline(true);
    await goTo("/reset-password");
    await offlineHeading.waitFor();
    await goTo("/login");
    await tab.main.getByLabel("Email address").waitFor();
    await visitor.setOffline(false);
    await goTo("/reset-password");
    await tab.main.getByRole("button", { name: "Send reset link" }).waitFor();
    visitor.allowProblem(/ERR_INTERNET_DISCONNECTED|preload|dynamically imported/);
  });

  it("shows an error message if the platform rejects the request for the first list", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab();
    await tab.page.route("**/products/search*", (route) => route.fulfill({ status: 403 }));
    await tab.open("/shop");
    await tab.main.getByRole("heading", { name: "Access denied" }).waitFor();
    visitor.expectProblem(/403/);
  });

  it("offers a retry button if the first product list and the error messages both fail to load", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab();
    await preventPreloads(tab.page);
    await failRequests(tab.page, "shopping-*.js", Number.POSITIVE_INFINITY);
    await tab.page.route("**/products/search*", (route) => route.fulfill({ status: 403 }));
    await tab.open("/shop");
    const retryButton = tab.main.getByRole("button", { name: "Try again" });
    await retryButton.waitFor();
    await tab.page.unroute("**/products/search*");
    await retryButton.click();
    await expect.poll(() => tab.products.count()).toBeGreaterThan(0);
    visitor.allowProblem(/403|ERR_FAILED|dynamically imported|preload/);
  });
});
