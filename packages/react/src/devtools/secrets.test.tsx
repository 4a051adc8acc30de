// @vitest-environment jsdom
import fc from "fast-check";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { playFrames } from "../test-kit/play-frames.js";
import { ADA, testShop } from "../testing/test-shop.js";
import { act, cleanup, screen } from "../testing/testing-library.js";
import { findRow, openPanel, Product } from "./testing/open-panel.js";

afterEach(cleanup);

const API_KEY = "portico-emulator-api-key";

describe("secrets", () => {
  it("never appear in the panel after any sequence of logins, logouts and failures", async () => {
    const stepName = fc.constantFrom("log in", "log out", "expire", "reject", "fail", "sign in");
    const check = async (steps: string[]) => {
      const member = { ...ADA, password: "correct horse battery" };
      const shop = testShop({ members: [member] });
      const { client, emulator } = shop;
      const { auth } = client;
      const secrets = new Set<string>([member.password, API_KEY]);
      const collectTokens = () => {
        const { accessToken, refreshToken } = auth.getTokens();
        for (const { value } of [accessToken, refreshToken]) if (value) secrets.add(value);
      };
      auth.subscribe(collectTokens);
      const stopFrames = playFrames(emulator);
      onTestFinished(stopFrames);
      const { container } = openPanel(shop, <Product />);
      for (const currentStep of steps) {
        await act(async () => {
          if (currentStep === "log in") {
            const [storedMember] = emulator.state.members.values();
            const tokens = await auth.getMemberTokensForExternalLogin(
              storedMember?.id ?? "",
              API_KEY,
            );
            auth.setTokens(tokens);
          }
          if (currentStep === "log out") await auth.logout("https://shop.example/");
          if (currentStep === "expire") emulator.clock.advance(5 * 60 * 60 * 1000);
          if (currentStep === "reject") emulator.faults.add({ kind: "invalid_grant" });
          if (currentStep === "fail") emulator.faults.add({ kind: "malformed" });
          if (currentStep === "sign in") {
            // With a fault, the login frame would not load and the test would time out.
            emulator.faults.clear();
            const { loginState } = await auth.signIn(member);
            expect(loginState).toBe("SUCCESS");
          }
          await client
            .fetchWithAuth(`/stores/v3/products?token=${auth.getActiveToken()}`)
            .catch(() => {});
        });
        collectTokens();
      }
      await screen.findAllByRole("rowheader");
      const html = container.innerHTML;
      expect([...secrets].filter((secret) => html.includes(secret))).toEqual([]);
      expect(secrets.size).toBeGreaterThan(2);
      cleanup();
      stopFrames();
    };
    await check(["sign in", "expire", "log out"]);
    await fc.assert(fc.asyncProperty(fc.array(stepName, { minLength: 1, maxLength: 6 }), check), {
      numRuns: 10,
    });
  });

  it("do not appear in the panel if fetch throws an error whose message contains them", async () => {
    const shop = testShop();
    shop.network.beforeRequest = (path) => {
      if (path === "/a") throw new TypeError("Cannot fetch https://www.wixapis.com/?token=secret");
    };
    openPanel(shop);
    await act(
      async () => void (await shop.client.fetchWithAuth("/a?token=secret").catch(() => {})),
    );
    await findRow("GET /a");
    expect(document.body.innerHTML).not.toContain("token=secret");
  });
});
