import { beforeEach, describe, expect, test } from "vitest";
import type { Emulator } from "../../../emulator.js";
import { logIn } from "../../../testing/login.js";
import { type Caller, merchant, pay, reference, shop } from "../../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;

beforeEach(async () => {
  ({ emulator, guest } = await shop());
});

const currentMember = async (caller: Caller) =>
  (await caller.call("members.members.getCurrentMember", { fieldsets: ["FULL"] })).member;

async function addSocks(quantity = 1): Promise<void> {
  await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [{ catalogReference: reference(emulator, "boot-socks"), quantity }],
  });
}

describe("a logout", () => {
  test("revokes the member's tokens and redirects to the shop", async () => {
    const ada = await logIn(guest);
    const { redirectSession } = await ada.call("identity.redirects.createRedirectSession", {
      logout: { clientId: "shop" },
      callbacks: { postFlowUrl: "http://localhost:5173/" },
    });
    const response = await emulator.fetch(redirectSession.fullUrl);
    expect(response.headers.get("location")).toBe("http://localhost:5173/");
    expect((await ada.send("members.members.getCurrentMember")).status).toBe(401);
    expect((await guest.send("ecom.currentCartV2.getCurrentCart")).status).toBe(404);
  });

  test("through the logout URL redirects only to allowed URLs", async () => {
    const logout = (postLogoutRedirectUri: string) =>
      guest.send("identity.authentication.logout", { postLogoutRedirectUri });
    expect((await logout("https://evil.example/")).status).toBe(403);
    const response = await emulator.fetch(
      "https://www.wixapis.com/_api/iam/authentication/v1/logout?postLogoutRedirectUri=http%3A%2F%2Flocalhost%2F&clientId=shop",
    );
    expect(response.status).toBe(302);
  });
});

describe("a visitor's cart", () => {
  test("belongs to the member after a login", async () => {
    await addSocks(2);
    const ada = await logIn(guest);
    const { cart } = await ada.call("ecom.currentCartV2.getCurrentCart");
    expect(cart).toMatchObject({
      customerInfo: { memberId: (await currentMember(ada)).id },
      lineItems: [{ quantityInfo: { confirmedQuantity: 2 } }],
    });
    expect((await guest.send("ecom.currentCartV2.getCurrentCart")).status).toBe(404);
  });

  test("is merged into the cart of the member", async () => {
    const ada = await logIn(guest);
    await ada.call("ecom.currentCart.addToCurrentCart", {
      lineItems: [{ catalogReference: reference(emulator, "drop-pendant"), quantity: 1 }],
    });
    await addSocks();
    const member = await logIn(guest);
    const { cart } = await member.call("ecom.currentCart.getCurrentCart");
    expect(cart.lineItems).toHaveLength(2);
  });

  test("becomes an order that the visitor can still see after logging in as a member", async () => {
    await addSocks();
    const { cart } = await guest.call("ecom.currentCartV2.updateCurrentCart", {
      cart: { deliveryInfo: { address: { country: "US" } } },
    });
    await guest.call("ecom.cartV2.setDeliveryMethod", {
      cartId: cart.id,
      deliveryMethod: { code: "standard" },
    });
    const { orderId } = await guest.call("ecom.cartV2.placeOrder", { cartId: cart.id });
    await pay(emulator, orderId);
    const ada = await logIn(guest);
    expect((await ada.call("ecom.orders.searchOrders", { search: {} })).orders).toMatchObject([
      { id: orderId },
    ]);
  });
});

describe("members", () => {
  test("can see and change their own data, but visitors can see only the public part", async () => {
    const ada = await logIn(guest);
    const { id } = await currentMember(ada);
    const { member: changedMember } = await ada.call("members.members.updateMember", {
      member: {
        id,
        contact: { firstName: "Augusta", phones: ["+12125550101"] },
        profile: { nickname: "ada" },
        privacyStatus: "PUBLIC",
      },
    });
    expect(changedMember).toMatchObject({
      contact: { firstName: "Augusta" },
      profile: { nickname: "ada" },
    });
    await ada.call("members.members.updateCurrentMemberSlug", { slug: "countess" });
    expect(
      (await guest.call("members.members.getMember", { id, fieldsets: ["FULL"] })).member,
    ).not.toHaveProperty("contact");
    expect((await guest.call("members.members.listMembers", {})).members).toHaveLength(1);
    expect(
      (
        await guest.call("members.members.queryMembers", {
          query: { filter: { "profile.slug": "countess" } },
        })
      ).members,
    ).toHaveLength(1);
    expect(await guest.fails("members.members.updateMember", { member: { id } })).toMatchObject({
      status: 403,
    });
    expect(await guest.fails("members.members.getCurrentMember")).toMatchObject({
      status: 404,
      code: "NOT_FOUND",
    });
    await ada.call("members.members.deleteMyMember");
    expect((await ada.send("members.members.getCurrentMember")).status).toBe(401);
  });

  test("can be created, blocked, disconnected and deleted by the owner", async () => {
    const owner = merchant(emulator);
    const { member } = await owner.call("members.members.createMember", {
      member: { loginEmail: "m@example.com" },
    });
    expect(
      await owner.fails("members.members.createMember", {
        member: { loginEmail: "m@example.com" },
      }),
    ).toMatchObject({ status: 409 });
    await owner.call("members.members.updateMemberSlug", { id: member.id, slug: "em" });
    await owner.call("members.members.blockMember", { id: member.id });
    await owner.call("members.members.disconnectMember", { id: member.id });
    await owner.call("members.members.deleteMember", { id: member.id });
  });
});
