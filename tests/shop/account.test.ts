import { describe, expect, it } from "vitest";
import { chromiumPath, howToGetChromium } from "../browser/chromium.js";
import type { ShopPages } from "./shop-pages.js";
import { useShop } from "./world.js";

const ada = { email: "ada@example.com", password: "portico" };

describe.skipIf(!chromiumPath)(
  `having an account${chromiumPath ? "" : ` (${howToGetChromium})`}`,
  () => {
    const shop = useShop();

    async function logIn(tab: ShopPages): Promise<void> {
      await tab.open("/login");
      await tab.enter("Log in", ada.email, ada.password);
      await tab.expectMember();
    }

    it("goes from the registration over its e-mail and an order to the logout, cart in hand", async () => {
      const visitor = await shop.visitor();
      const tab = await visitor.tab();
      const name = await tab.fillCart();
      await tab.open("/register");
      await tab.enter("Create account", "new@example.com", "a long password");
      await tab.main.getByLabel("Code").waitFor();
      const message = (await shop.emulator.outbox()).find(({ to }) => to === "new@example.com");
      // a wrong code is refused in words, and what comes next still works
      await tab.main.getByLabel("Code").fill("000000");
      await tab.page.keyboard.press("Enter");
      await tab.main.locator(".problem, [role=alert]").filter({ hasText: /\w/ }).first().waitFor();
      await tab.expectFocus();
      await tab.main.getByLabel("Code").fill(message?.code ?? "");
      await tab.page.keyboard.press("Enter");
      await tab.expectMember();
      await tab.expectFocus();

      await tab.expectCount(1);
      await tab.openCart();
      await tab.line(name).waitFor();
      await tab.order();
      await tab.expectCount(0);

      await tab.open("/account");
      await tab.page.reload();
      await tab.main.getByRole("link", { name: /^Order / }).click();
      await tab.main.getByText(name).first().waitFor();
      await tab.expectStart();
      await tab.main.getByRole("button", { name: "Order again" }).click();
      await tab.expectCount(1);
      await tab.page.keyboard.press("Escape");
      // over the platform's logout page, and back
      const back = tab.page.waitForEvent("load");
      await tab.page.getByRole("button", { name: "Log out" }).click();
      await tab.expectMember(false);
      await back;
      await tab.expectMember(false);
      await tab.expectCount(0);
      await tab.open("/account");
      await tab.page.getByRole("button", { name: "Log in", exact: true }).waitFor();
      visitor.overlook(/\b(400|403|404)\b/);
    });

    it("keeps a visitor's cart through the login, and tells the other tab of both", async () => {
      const visitor = await shop.visitor();
      const [one, other] = [await visitor.tab(), await visitor.tab("/cart")];
      const name = await one.fillCart();
      await logIn(one);
      await one.expectCount(1);
      await other.expectMember();
      await other.line(name).waitFor();
      await one.open("/account");
      await one.page.getByRole("button", { name: "Log out" }).click();
      await one.expectMember(false);
      await other.expectMember(false);
      await other.expectCount(0);
      expect(await other.main.getByText(name).count()).toBe(0);
    });

    it("says in words why a login failed, keeps what was typed, and logs in the next time", async () => {
      const visitor = await shop.visitor();
      const tab = await visitor.tab("/login");
      await tab.enter("Log in", ada.email, "wrong");
      await tab.main.locator("[role=alert], .problem").filter({ hasText: /\w/ }).first().waitFor();
      await tab.expectFocus();
      const operation = "identity.authentication.loginV2";
      await shop.emulator.faults.add({ kind: "status", operation, status: 500, times: 1 });
      await tab.main.getByLabel("Password", { exact: true }).fill(ada.password);
      await tab.page.keyboard.press("Enter");
      await tab.main
        .getByText(/try again|our side|went wrong|not answer/i)
        .first()
        .waitFor();
      expect(await tab.main.getByLabel("E-mail address").inputValue()).toBe(ada.email);
      await tab.page.keyboard.press("Enter");
      await tab.expectMember();
      visitor.forgive(/\b(400|401|403|500)\b/);
    });

    it("stays logged in when the token has expired and over a reload", async () => {
      const visitor = await shop.visitor();
      const tab = await visitor.tab();
      await logIn(tab);
      await shop.emulator.clock.advance(5 * 3_600_000);
      await tab.open("/account");
      await tab.expectMember();
      await tab.main.getByText("No orders yet").waitFor();
      visitor.overlook(/401/);
    });

    it("comes back to the page that asked for the login, from the platform's own page too", async () => {
      const visitor = await shop.visitor();
      const tab = await visitor.tab("/account/profile");
      await tab.page.getByRole("button", { name: /platform/ }).click();
      await tab.page.locator("[name=email]").fill(ada.email);
      await tab.page.locator("[name=password]").fill(ada.password);
      await tab.page.keyboard.press("Enter");
      await tab.expectMember();
      await expect.poll(() => tab.path).toBe("/account/profile");
      await expect.poll(() => tab.main.getByLabel("First name").inputValue()).toBe("Ada");
    });
  },
);
