import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { findViolations, useShop } from "./world.js";

const ada = { email: "ada@example.com", password: "portico" };

describe.skipIf(!chromiumPath)(`the account area of the shop${chromiumHint}`, () => {
  const shop = useShop();

  it("shows an error message for a wrong code, then accepts the correct code", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab("/register");
    await tab.enterCredentials("Create account", "new@example.com", "a long password");
    const code = tab.main.getByLabel("Code");
    await code.fill("000000");
    await tab.page.keyboard.press("Enter");
    await tab.main.getByText("This code is incorrect or has expired.").waitFor();
    await tab.expectFocus();
    // the browser logs the response that has status 400
    visitor.expectProblem(/\b400\b.*verify/);
    const [message] = await shop.emulator.outbox();
    await code.fill(message?.code ?? "");
    await tab.page.keyboard.press("Enter");
    await tab.expectMember();
    await tab.expectFocus();
  });

  it("explains why a login failed, keeps the input, and logs the member in on the next attempt", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab("/login");
    // The message must not reveal whether the account exists.
    const alert = tab.main.getByRole("alert").filter({ hasText: /\w/ });
    await tab.enterCredentials("Log in", "nobody@example.com", "wrong");
    const errorText = "Incorrect email address or password.";
    await expect.poll(() => alert.allTextContents()).toEqual([errorText]);
    const loginResponse = tab.page.waitForResponse(/login/);
    await tab.enterCredentials("Log in", ada.email, "wrong");
    await loginResponse;
    await expect.poll(() => alert.allTextContents()).toEqual([errorText]);
    await tab.expectFocus();
    const operation = "identity.authentication.loginV2";
    await shop.emulator.faults.add({ kind: "status", operation, status: 500, times: 1 });
    await tab.main.getByLabel("Password", { exact: true }).fill(ada.password);
    await tab.page.keyboard.press("Enter");
    await tab.main
      .getByText(/try again|our side|went wrong|not answer/i)
      .first()
      .waitFor();
    expect(await tab.main.getByLabel("Email address").inputValue()).toBe(ada.email);
    await tab.page.keyboard.press("Enter");
    await tab.expectMember();
    visitor.expectProblem(/\b(400|401|403|404|500)\b/);
  });

  it("announces an error in the focused field", async () => {
    const tab = await (await shop.openVisitor()).openTab("/login");
    const password = tab.main.getByLabel("Password", { exact: true });
    const region = password.locator("xpath=following-sibling::*[@role='alert']");
    // the region exists and is displayed before it contains text
    await region.waitFor({ state: "attached" });
    expect(await region.evaluate((element) => getComputedStyle(element).display)).not.toBe("none");
    await tab.main.getByLabel("Email address").fill(ada.email);
    await password.focus();
    await tab.page.keyboard.press("Enter");
    await expect.poll(() => region.textContent()).toMatch(/\w/);
    expect(await tab.page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(
      "password",
    );
  });

  it("adds a product to the wishlist once the visitor has logged in to save it", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab("/product-page/field-watch");
    const wishlistButton = tab.main.getByRole("button", {
      name: "Save Field Watch to your wishlist",
    });
    await wishlistButton.click();
    await tab.main.getByRole("link", { name: /create an account/i }).click();
    await tab.main.getByRole("link", { name: /log in/i }).click();
    await tab.enterCredentials("Log in", ada.email, ada.password);
    await expect.poll(() => tab.title.textContent()).toBe("Field Watch");
    await expect.poll(() => wishlistButton.getAttribute("aria-pressed")).toBe("true");
    await tab.open("/account/wishlist");
    expect(await tab.productNames()).toEqual(["Field Watch"]);
  });

  it("keeps the form input when the session ends and the same member logs in again", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab("/account/profile");
    await tab.enterCredentials("Log in", ada.email, ada.password);
    const firstName = tab.main.getByLabel("First name");
    await expect.poll(() => firstName.inputValue()).toBe("Ada");
    const endSession = async () => {
      await shop.emulator.faults.add({ kind: "invalid_grant" });
      await shop.emulator.clock.advance(300 * 60_000);
    };
    await firstName.fill("Augusta");
    await tab.main.getByLabel("Nickname").fill("countess");
    await endSession();
    await tab.main.getByRole("button", { name: "Save" }).click();
    await tab.enterCredentials("Log in", ada.email, ada.password);
    await expect.poll(() => firstName.inputValue()).toBe("Augusta");
    expect(await tab.main.getByLabel("Nickname").inputValue()).toBe("countess");
    await tab.main.getByRole("button", { name: "Save" }).click();
    await tab.main.getByText("Saved.").waitFor();

    await tab.page.getByRole("link", { name: "Addresses" }).click();
    await tab.main.getByRole("button", { name: "Add address" }).click();
    const street = tab.main.getByLabel("Street address");
    await street.fill("12 St James's Square");
    await endSession();
    await tab.main.getByLabel("Postal code").fill("SW1");
    await tab.main.getByLabel("City").fill("London");
    await tab.main.getByLabel("Country").selectOption("GB");
    await tab.main.getByRole("button", { name: "Save address" }).click();
    await tab.enterCredentials("Log in", "grace@example.com", "portico");
    await tab.main.getByLabel("Code").waitFor();
    await tab.main.getByLabel("Code").fill((await shop.emulator.outbox()).at(-1)?.code ?? "");
    await tab.page.keyboard.press("Enter");
    await tab.main.getByText("Save an address to check out faster").waitFor();
    expect(await street.count()).toBe(0);
    await endSession();
    await tab.open("/account/addresses");
    await tab.enterCredentials("Log in", ada.email, ada.password);
    await expect.poll(() => street.inputValue()).toBe("12 St James's Square");
    expect(await tab.main.getByLabel("Country").inputValue()).toBe("GB");
    await tab.main.getByRole("button", { name: "Save address" }).click();
    await tab.main.getByText("Saved.").waitFor();
    expect(await tab.page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("12 St");
    visitor.allowProblem(/\b(400|401|403)\b/);
  });

  it("requires a state for an address in the United States", async () => {
    const tab = await (await shop.openVisitor()).openMemberTab();
    await tab.open("/account/addresses");
    await tab.main.getByRole("button", { name: "Add address" }).click();
    await tab.main.getByLabel("Country").selectOption({ label: "Germany" });
    const state = tab.main.getByLabel("State");
    expect(await state.count()).toBe(0);
    await tab.main.getByLabel("Country").selectOption({ label: "United States" });
    await tab.main.getByLabel("Street address").fill("12 Analytical Row");
    await tab.main.getByLabel("City").fill("New York");
    await tab.main.getByLabel("ZIP code").fill("10001");
    const saveButton = tab.main.getByRole("button", { name: "Save address" });
    await saveButton.click();
    await expect.poll(() => state.getAttribute("aria-invalid")).toBe("true");
    expect(await findViolations(tab.page)).toEqual([]);
    await state.selectOption({ label: "New York" });
    await saveButton.click();
    await tab.main.getByText("New York, NY 10001").waitFor();
    expect(JSON.stringify(await shop.emulator.entries("members"))).toContain('"US-NY"');
  });

  it("returns the visitor to the original page after a login on the platform's page", async () => {
    const visitor = await shop.openVisitor();
    const tab = await visitor.openTab("/account/profile");
    await tab.page.getByRole("button", { name: /hosted login/ }).click();
    // the shop's form has the same fields and stays visible until the platform's page has loaded
    await tab.page.waitForURL(/_portico\/authorize/);
    await tab.page.locator("[name=email]").fill(ada.email);
    await tab.page.locator("[name=password]").fill(ada.password);
    await tab.page.keyboard.press("Enter");
    await tab.expectMember();
    await expect.poll(() => tab.path).toBe("/account/profile");
    await expect.poll(() => tab.main.getByLabel("First name").inputValue()).toBe("Ada");
  });
});
