import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import { findViolations, loadedFonts, phone, useShop } from "./world.js";

describe.skipIf(!chromiumPath)(`the demo version of the shop${chromiumHint}`, () => {
  const shop = useShop();

  it("shows working credentials in a note that can be closed permanently", async () => {
    const tab = await (await shop.openVisitor()).openTab("/login");
    const note = tab.page.getByRole("complementary", { name: "Demo store" });
    await note.locator("code").first().waitFor();
    const [email = "", password = ""] = await note.locator("code").allTextContents();
    expect(await findViolations(tab.page)).toEqual([]);
    await tab.enterCredentials("Log in", email, password);
    await tab.expectMember();
    await note.getByRole("button", { name: "Close note" }).click();
    await note.waitFor({ state: "hidden" });
    await tab.open("/shop");
    await tab.productNames();
    expect(await note.count()).toBe(0);
  });

  it("logs the member in with the code from the inbox", async () => {
    const tab = await (await shop.openVisitor({ viewport: phone })).openTab("/login");
    await tab.enterCredentials("Log in", "grace@example.com", "portico");
    const inbox = await tab.openInbox();
    expect(await findViolations(tab.page)).toEqual([]);
    await tab.submitCodeFrom(inbox);
    await tab.expectMember();
  });

  it("shows an inbox with a link that opens the form for a new password", async () => {
    const tab = await (await shop.openVisitor()).openTab("/reset-password");
    await tab.main.getByLabel("Email address").fill("ada@example.com");
    await tab.press(tab.main.getByRole("button", { name: "Send reset link" }));
    await tab.main.getByRole("heading", { name: "Check your email" }).waitFor();
    const footer = tab.page.getByRole("contentinfo");
    await footer.getByRole("button", { name: "Inbox" }).click();
    await tab.page.getByRole("dialog", { name: "Inbox" }).getByRole("link").click();
    await tab.page.getByRole("heading", { name: "New password" }).waitFor();
  });

  it.each([true, false])(
    "reports events to the data layer only with consent (consent: %s)",
    async (isGranted) => {
      const tab = await (await shop.openVisitor()).openTab("/shop");
      const consentCheckbox = tab.page.getByRole("checkbox", { name: "Share usage statistics" });
      await consentCheckbox.check();
      if (!isGranted) await consentCheckbox.uncheck();
      await tab.page.reload();
      expect(await consentCheckbox.isChecked()).toBe(isGranted);
      await tab.fillCart();
      const names = await tab.page.evaluate(() => {
        const events: { event?: string }[] = Reflect.get(window, "dataLayer") ?? [];
        return events.flatMap(({ event }) => event ?? []);
      });
      expect(names).toEqual(isGranted ? ["add_to_cart"] : []);
    },
  );

  it("uses the shop fonts on hosted pages and on the dashboard", async () => {
    const tab = await (await shop.openVisitor()).openTab();
    await tab.fillCart();
    await tab.checkout();
    for (const path of [undefined, "/_portico/"]) {
      if (path) await tab.page.goto(new URL(path, tab.address).href);
      expect(await loadedFonts(tab.page)).toEqual(
        expect.arrayContaining(["Fraunces Variable", "Instrument Sans Variable"]),
      );
    }
  });
});
