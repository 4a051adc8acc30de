import { generateKeyPairSync, randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { chromiumHint, chromiumPath } from "../browser/chromium.js";
import type { ShopPages } from "./shop-pages.js";
import { findViolations, useShop } from "./world.js";

const ada = { email: "ada@example.com", password: "portico" };

describe.skipIf(!chromiumPath)(
  `a login on a site with additional requirements${chromiumHint}`,
  () => {
    const shop = useShop();

    async function logIn(): Promise<ShopPages> {
      const tab = await (await shop.openVisitor()).openTab("/login");
      await tab.enterCredentials("Log in", ada.email, ada.password);
      return tab;
    }

    const fetchLatestCode = async () => (await shop.emulator.outbox()).at(-1)?.code ?? "";

    it("succeeds with a CAPTCHA", async () => {
      await shop.emulator.controls.identity.setSignOn({ captcha: "always" });
      const visitor = await shop.openVisitor();
      const tab = await visitor.openTab("/login");
      await tab.enterCredentials("Log in", ada.email, ada.password);
      const captchaBox = tab.main.getByLabel("I’m not a robot");
      await captchaBox.waitFor();
      expect(await findViolations(tab.page)).toEqual([]);
      await captchaBox.check();
      await tab.expectMember();
      visitor.expectProblem(/\b400\b/);
    });

    it("succeeds with the owner's approval", async () => {
      await shop.emulator.controls.identity.setSignOn({
        requireOwnerApproval: true,
        requireEmailVerification: false,
      });
      const tab = await (await shop.openVisitor()).openTab("/register");
      await tab.enterCredentials("Create account", "new@example.com", "a long password");
      await tab.main.getByText("Every new account needs approval").waitFor();
      expect(await findViolations(tab.page)).toEqual([]);
      await tab.expectFocus();
      await tab.main.getByRole("link", { name: "Continue shopping" }).click();
      await tab.products.first().waitFor();
      await tab.expectMember(false);
      await shop.emulator.controls.members.setMemberStatus("new@example.com", "APPROVED");
      await tab.open("/login");
      await tab.enterCredentials("Log in", "new@example.com", "a long password");
      await tab.expectMember();
    });

    it("succeeds with a text message after a switch to the authenticator app and back", async () => {
      await shop.emulator.controls.members.setFactors(ada.email, [
        { type: "SMS", secret: "+15550100" },
        { type: "TOTP", secret: "JBSWY3DPEHPK3PXP" },
      ]);
      const tab = await logIn();
      await tab.main.getByText("by text message to ******100").waitFor();
      expect(await findViolations(tab.page)).toEqual([]);
      await tab.main.getByRole("button", { name: "Use your authenticator app" }).click();
      await tab.main.getByText("Enter the code from your authenticator app").waitFor();
      await tab.expectFocus();
      await tab.main.getByRole("button", { name: "Use a text message" }).click();
      await tab.main.getByText("We’ll send you a code by text message").waitFor();
      await expect.poll(async () => (await shop.emulator.outbox()).length).toBe(2);
      await tab.main.getByLabel("Code").fill(await fetchLatestCode());
      await tab.page.keyboard.press("Enter");
      await tab.expectMember();
    });

    it("succeeds with a notification on the phone", async () => {
      await shop.emulator.controls.members.setFactors(ada.email, [
        { type: "PUSH", secret: "phone" },
      ]);
      const visitor = await shop.openVisitor();
      const tab = await visitor.openTab("/login");
      await tab.enterCredentials("Log in", ada.email, ada.password);
      const approvedButton = tab.main.getByRole("button", { name: "I approved it" });
      await approvedButton.click();
      await tab.main.getByText("That didn’t work").waitFor();
      visitor.expectProblem(/\b400\b/);
      await shop.emulator.controls.identity.approvePush(await fetchLatestCode());
      await approvedButton.click();
      await tab.expectMember();
    });

    it("succeeds with a passkey stored on this device", async () => {
      const key = randomBytes(16);
      await shop.emulator.controls.members.setFactors(ada.email, [
        { type: "WEBAUTHN", secret: key.toString("base64url") },
      ]);
      const visitor = await shop.openVisitor();
      const tab = await visitor.openTab("/login");
      const device = await visitor.context.newCDPSession(tab.page);
      await device.send("WebAuthn.enable");
      const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
        options: {
          protocol: "ctap2",
          transport: "internal",
          hasUserVerification: true,
          isUserVerified: true,
        },
      });
      await tab.enterCredentials("Log in", ada.email, ada.password);
      const passkeyButton = tab.main.getByRole("button", { name: "Use your passkey" });
      await passkeyButton.waitFor();
      expect(await findViolations(tab.page)).toEqual([]);
      // This browser does not have the passkey yet.
      await passkeyButton.click();
      await tab.main.getByText("The passkey wasn’t used").waitFor();
      await tab.expectFocus();
      const { privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
      await device.send("WebAuthn.addCredential", {
        authenticatorId,
        credential: {
          credentialId: key.toString("base64"),
          isResidentCredential: false,
          rpId: new URL(visitor.address).hostname,
          privateKey: privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
          signCount: 0,
        },
      });
      await passkeyButton.click();
      await tab.expectMember();
    });
  },
);
