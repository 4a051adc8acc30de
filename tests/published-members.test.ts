// Uses the members API through the platform's published client: registration, profiles, permissions
// and the cart after a login.
import { expect, it } from "vitest";
import {
  catalogReference,
  checkOut,
  createMerchant,
  createShopper,
  logIn,
  publishedEmulator,
} from "./published.js";

const emulator = publishedEmulator({
  members: [{ email: "other@example.com", password: "portico" }],
});
const owner = createMerchant(emulator);
const password = "a long enough password";

async function registerMember(email: string, nickname: string) {
  const client = createShopper();
  const registration = await client.auth.register({ email, password, profile: { nickname } });
  expect(registration.loginState).toBe("SUCCESS");
  await logIn(emulator, client, email, password);
  expect(client.auth.loggedIn()).toBe(true);
  return client;
}

it("a user registers, logs in and updates the member profile", async () => {
  const client = await registerMember("new@example.com", "Newcomer");
  const { member } = await client.members.getCurrentMember({ fieldsets: ["FULL"] });
  expect(member).toMatchObject({
    loginEmail: "new@example.com",
    status: "APPROVED",
    profile: { nickname: "Newcomer" },
  });
  const id = member?._id as string;
  const changedMember = await client.members.updateMember(id, {
    contact: {
      firstName: "Nora",
      lastName: "New",
      phones: ["+12125550100"],
      emails: ["nora@example.com"],
      addresses: [{ addressLine: "1 Row", city: "New York", country: "US", postalCode: "10001" }],
    },
    profile: { nickname: "Nora", title: "Gardener" },
  });
  expect(changedMember).toMatchObject({
    loginEmail: "new@example.com",
    contact: {
      firstName: "Nora",
      lastName: "New",
      phones: ["+12125550100"],
      emails: ["nora@example.com"],
    },
    profile: { nickname: "Nora", title: "Gardener" },
  });
  const address = changedMember.contact?.addresses?.[0];
  expect(address).toMatchObject({ _id: expect.any(String), city: "New York" });
  const withoutPhones = await client.members.deleteMemberPhones(id);
  expect(withoutPhones.member?.contact?.phones).toEqual([]);

  const { items } = await owner.members.queryMembers().eq("loginEmail", "new@example.com").find();
  expect(items.map(({ profile }) => profile?.nickname)).toEqual(["Nora"]);
});

it("a member can choose a slug unless another member has it", async () => {
  const client = await registerMember("slug@example.com", "Sam");
  const { member } = await client.members.updateCurrentMemberSlug("the-sam");
  expect(member?.profile?.slug).toBe("the-sam");
  const { items } = await owner.members.queryMembers().eq("profile.slug", "the-sam").find();
  expect(items.map(({ _id }) => _id)).toEqual([member?._id]);
  const rival = await registerMember("rival@example.com", "Rival");
  await expect(rival.members.updateCurrentMemberSlug("the-sam")).rejects.toMatchObject({
    details: { applicationError: { code: "SLUG_ALREADY_EXISTS" } },
  });
});

it("a member cannot change other members, log in with a wrong password or register twice", async () => {
  const client = await registerMember("nosy@example.com", "Nosy");
  const [otherMember] = (
    await owner.members.queryMembers().eq("loginEmail", "other@example.com").find()
  ).items;
  await expect(
    client.members.updateMember(otherMember?._id as string, { profile: { nickname: "Mine" } }),
  ).rejects.toMatchObject({ message: expect.any(String) });
  const wrongLogin = await createShopper().auth.login({
    email: "nosy@example.com",
    password: "wrong",
  });
  expect(wrongLogin).toMatchObject({ loginState: "FAILURE", errorCode: "invalidPassword" });
  const duplicateRegistration = await createShopper().auth.register({
    email: "nosy@example.com",
    password,
  });
  expect(duplicateRegistration).toMatchObject({
    loginState: "FAILURE",
    errorCode: "emailAlreadyExists",
  });
});

it("after a login, a visitor's cart and the order placed from it belong to the member", async () => {
  const client = createShopper();
  await client.auth.register({ email: "buyer@example.com", password });
  const { items } = await client.products.queryProducts().limit(1).find();
  const product = await client.products.getProduct(items[0]?._id as string);
  const variant = product.variantsInfo?.variants?.find(
    (candidate) => candidate.inventoryStatus?.inStock,
  );
  await client.currentCart.addLineItemsToCurrentCart({
    catalogItems: [
      {
        quantity: 1,
        catalogReference: catalogReference(product._id as string, variant?._id as string),
      },
    ],
  });
  await logIn(emulator, client, "buyer@example.com", password);
  const { cart } = await client.currentCart.getCurrentCart();
  expect(cart?.lineItems?.map(({ name }) => name?.original)).toEqual([product.name]);
  const { member } = await client.members.getCurrentMember();
  expect(cart?.customerInfo?.memberId).toBe(member?._id);
  const orderId = await checkOut(emulator, client, cart?._id as string);
  const { orders } = await client.orders.searchOrders({
    filter: { "buyerInfo.memberId": member?._id as string },
  });
  expect(orders?.map(({ _id }) => _id)).toEqual([orderId]);
  await expect(createShopper().orders.getOrder(orderId)).rejects.toMatchObject({
    message: expect.any(String),
  });

  const { logoutUrl } = await client.auth.logout("http://localhost:5173/");
  expect((await emulator.fetch(logoutUrl, { redirect: "manual" })).headers.get("location")).toBe(
    "http://localhost:5173/",
  );
  expect(client.auth.loggedIn()).toBe(false);
});
