import { describe, expect, it } from "vitest";
import { chromiumPath, howToGetChromium } from "../browser/chromium.js";
import { useShop } from "./world.js";

const ada = { email: "ada@example.com", password: "portico" };

describe.skipIf(!chromiumPath)(
  `having an account${chromiumPath ? "" : ` (${howToGetChromium})`}`,
  () => {
    const shop = useShop();

    it("takes another code after a wrong one, which it says in words", async () => {
      const visitor = await shop.visitor();
      const tab = await visitor.tab("/register");
      await tab.enter("Create account", "new@example.com", "a long password");
      const code = tab.main.getByLabel("Code");
      await code.fill("000000");
      await tab.page.keyboard.press("Enter");
      await tab.main.getByText("This code is not right, or no longer good.").waitFor();
      await tab.expectFocus();
      // the browser itself complains about the answer that says so
      visitor.forgive(/\b400\b.*verify/);
      const [message] = await shop.emulator.outbox();
      await code.fill(message?.code ?? "");
      await tab.page.keyboard.press("Enter");
      await tab.expectMember();
      await tab.expectFocus();
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

    it("comes back to the page that asked for the login, from the platform's own page too", async () => {
      const visitor = await shop.visitor();
      const tab = await visitor.tab("/account/profile");
      await tab.page.getByRole("button", { name: /platform/ }).click();
      // the shop's own form has the same fields, and is there until the platform's page is
      await tab.page.waitForURL(/_portico\/authorize/);
      await tab.page.locator("[name=email]").fill(ada.email);
      await tab.page.locator("[name=password]").fill(ada.password);
      await tab.page.keyboard.press("Enter");
      await tab.expectMember();
      await expect.poll(() => tab.path).toBe("/account/profile");
      await expect.poll(() => tab.main.getByLabel("First name").inputValue()).toBe("Ada");
    });
  },
);
