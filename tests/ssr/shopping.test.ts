import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { loadedFonts } from "../shop/world.js";
import { useShop } from "./world.js";

describe.skipIf(!chromiumPath)(`the shop on Next.js${chromiumHint}`, () => {
  const world = useShop();

  it.each([
    ["with JavaScript", true, "Ada"],
    ["without JavaScript", false, "Grace"],
  ] as const)(
    "keeps the cart during a login, opens the checkout and logs the member out, %s",
    async (_, javaScriptEnabled, memberName) => {
      const shopper = await world.openShopper({ javaScriptEnabled });
      const { page, main } = shopper;
      const name = await shopper.addToCart();
      if (javaScriptEnabled) {
        await main.getByText("Added to cart.").waitFor();
        await shopper.expectCount(1);
        await main.getByRole("link", { name: "View cart" }).click();
      }
      await shopper.lineItem(name).waitFor();
      await shopper.expectCount(1);
      await page.reload();
      await shopper.lineItem(name).waitFor();

      await shopper.logIn(memberName);
      await shopper.open("/cart");
      await shopper.lineItem(name).waitFor();
      await shopper.expectCount(1);

      await shopper
        .lineItem(name)
        .getByRole("button", { name: /^Increase/ })
        .click();
      await shopper.expectCount(2);
      await main.getByRole("button", { name: "Checkout" }).click();
      await page
        .getByRole("heading", { name: /checkout/i })
        .first()
        .waitFor();
      if (!javaScriptEnabled) {
        // The hosted checkout page requires JavaScript.
        await shopper.logOut();
        await shopper.open("/cart");
        await main.getByRole("heading", { name: "Your cart is empty" }).waitFor();
        return;
      }
      await page.getByRole("button", { name: "Fill in demo details" }).click();
      await page.getByRole("button", { name: /place order/i }).click();
      await main.getByRole("heading", { level: 1, name: /thank you/i }).waitFor();
      await main.getByRole("list", { name: "Ordered items" }).getByText(name).waitFor();
      await shopper.expectCount(0);

      await shopper.open("/account");
      await main.getByRole("link", { name: /^Order / }).click();
      await main.getByRole("list", { name: "Ordered items" }).getByText(name).waitFor();
      await shopper.logOut();
      await shopper.open("/account");
      await main.getByRole("link", { name: "Log in" }).waitFor();
    },
  );

  it("continues in the browser with the data from the server", async () => {
    const shopper = await world.openShopper();
    const { page, main } = shopper;
    const name = await shopper.addToCart();
    await main.getByText("Added to cart.").waitFor();
    const cartRequests: string[] = [];
    page.on("request", (request) => {
      if (/\/carts\/current/.test(request.url())) cartRequests.push(request.url());
    });
    await shopper.open("/cart");
    const source = await (await page.request.get(`${world.address}/cart`)).text();
    expect(source).toContain(`${name}</a></h3>`);
    expect(source).toMatch(/<dt>Total<\/dt><dd><data [^>]*>\$\d/);
    const sums = main.locator("dl.sums");
    await sums.locator(".strong data").waitFor();
    expect(await sums.textContent()).not.toContain("Calculating");
    // The page contains the cart, so the browser does not request it.
    await shopper
      .lineItem(name)
      .getByRole("button", { name: /^Increase/ })
      .click();
    await shopper.expectCount(2);
    await expect
      .poll(() => cartRequests.filter((url) => url.includes("line-items")))
      .toHaveLength(1);
    expect(cartRequests.filter((url) => url.endsWith("/carts/current"))).toEqual([]);
    await page.reload();
    await shopper.expectCount(2);

    await shopper.open("/shop");
    await shopper.expectCount(2);
    await page.goBack({ waitUntil: "commit" });
    await shopper.lineItem(name).waitFor();
    await shopper.lineItem(name).getByRole("button", { name: "Remove" }).click();
    await main.getByRole("heading", { name: "Your cart is empty" }).waitFor();
    await shopper.expectCount(0);
  });

  it.each(["/shop", "/product-page/field-watch"])(
    "requests no cart for a new visitor on %s, and counts the product that the visitor adds",
    async (path) => {
      const shopper = await world.openShopper();
      const cartRequests: string[] = [];
      shopper.page.on("request", (request) => {
        if (/\/carts\/current/.test(request.url())) cartRequests.push(request.url());
      });
      const session = shopper.page.waitForResponse(/\/auth\/session/);
      await shopper.open(path);
      await session;
      await shopper.page.waitForLoadState("networkidle");
      expect([cartRequests, shopper.problems]).toEqual([[], []]);
      await shopper.addToCart();
      await shopper.expectCount(1);
    },
  );

  it.each([true, false])(
    "reports events to the data layer only with consent (consent: %s)",
    async (isGranted) => {
      const shopper = await world.openShopper();
      const { page, main } = shopper;
      // React ignores clicks before it has hydrated the page.
      const session = page.waitForResponse(/\/auth\/session/);
      await page.goto(`${world.address}/shop`);
      await session;
      const consentCheckbox = page.getByRole("checkbox", { name: "Share usage statistics" });
      await consentCheckbox.check();
      if (!isGranted) await consentCheckbox.uncheck();
      await page.reload();
      await expect.poll(() => consentCheckbox.isChecked()).toBe(isGranted);
      await shopper.addToCart();
      await main.getByText("Added to cart.").waitFor();
      const names = await page.evaluate(() => {
        const events: { event?: string }[] = Reflect.get(window, "dataLayer") ?? [];
        return events.flatMap(({ event }) => event ?? []);
      });
      expect(names).toEqual(isGranted ? ["add_to_cart"] : []);
    },
  );

  it("uses the shop fonts on hosted pages and on the dashboard", async () => {
    const fonts = ["Fraunces Variable", "Instrument Sans Variable"];
    const { page, address } = await world.openShopper();
    await page.goto(`${address}/auth/login`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await loadedFonts(page)).toEqual(expect.arrayContaining(fonts));
    await page.goto(new URL("/_portico/", page.url()).href);
    expect(await loadedFonts(page)).toEqual(expect.arrayContaining(fonts));
  });

  it("asks the visitor to choose the missing options, without JavaScript", async () => {
    const shopper = await world.openShopper({ javaScriptEnabled: false });
    const { page, main } = shopper;
    await shopper.open("/product-page/silk-blouse");
    await main.locator("form").evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await main.getByRole("button", { name: "Add to cart" }).click();
    await main.getByText("Please choose your options").waitFor();
    expect(new URL(page.url()).searchParams.get("Color")).toBe("Ivory");
  });
});
