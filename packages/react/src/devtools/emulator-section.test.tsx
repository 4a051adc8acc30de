// @vitest-environment jsdom
import { createClient } from "@portico/core";
import { afterEach, describe, expect, it } from "vitest";
import { PorticoProvider } from "../provider/provider.js";
import { useSession } from "../session/use-session.js";
import { ADA, testShop } from "../testing/test-shop.js";
import { cleanup, render, screen, waitFor } from "../testing/testing-library.js";
import { Devtools } from "./devtools.js";
import { choose, click, openPanel } from "./testing/open-panel.js";

afterEach(cleanup);

function Status() {
  return <p>{`status: ${useSession().status}`}</p>;
}

describe("the emulator section", () => {
  it("advances and resets the clock", async () => {
    const shop = testShop();
    openPanel(shop);
    await screen.findByLabelText("Advance by");
    choose("Advance by", "1 day");
    click("Advance");
    await waitFor(() => expect(shop.emulator.clock.offset).toBe(86_400_000));
    click("Reset clock");
    await waitFor(() => expect(shop.emulator.clock.offset).toBe(0));
  });

  it("adds and clears faults", async () => {
    const shop = testShop();
    openPanel(shop);
    await screen.findByLabelText("Fault");
    choose("Fault", "Status 503");
    choose("Operation", "stores.productsV3.getProductBySlug");
    choose("Times", "2");
    click("Add fault");
    await screen.findByText("status 503 stores.productsV3.getProductBySlug (2 left)");
    expect(shop.emulator.faults.list()).toMatchObject([{ status: 503, times: 2 }]);
    click("Clear faults");
    await waitFor(() => expect(shop.emulator.faults.size).toBe(0));
  });

  it("shows codes that were sent by email", async () => {
    const members = [{ ...ADA, factors: [{ type: "EMAIL" as const, secret: ADA.email }] }];
    const shop = testShop({ members });
    await shop.client.auth.signIn(ADA);
    openPanel(shop);
    await screen.findByText(shop.code(), { selector: "code" });
  });

  it("logs a seeded member in", async () => {
    openPanel(testShop(), <Status />);
    await screen.findByLabelText("Member");
    choose("Member", ADA.email);
    click("Log in");
    await screen.findByText("status: member");
  });

  it("shows an error message if a login fails", async () => {
    const shop = testShop({ site: { apiKeys: ["another-api-key"] } });
    openPanel(shop);
    await screen.findByLabelText("Member");
    click("Log in");
    await screen.findByRole("alert");
  });

  it("links to the dashboard and offers a retry if the server is not an emulator", async () => {
    const fetch = async () => new Response("<!doctype html>");
    const client = createClient({ fetch });
    const devtools = <Devtools initialIsOpen />;
    render(<PorticoProvider client={client}>{devtools}</PorticoProvider>);
    const link = await screen.findByRole("link", { name: "dashboard" });
    expect(link.getAttribute("href")).toBe("https://www.wixapis.com/_portico/");
    click("Try again");
  });
});
