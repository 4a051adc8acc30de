import { beforeEach, expect, test } from "vitest";
import type { Emulator } from "../../emulator.js";
import { type Caller, reference, shop } from "../../testing/test-client.js";

let emulator: Emulator;
let guest: Caller;
let url: string;

beforeEach(async () => {
  ({ emulator, guest } = await shop());
  const { cart } = await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [{ catalogReference: reference(emulator, "heavy-tee"), quantity: 1 }],
  });
  const { redirectSession } = await guest.call("identity.redirects.createRedirectSession", {
    ecomCheckout: { checkoutId: cart.id },
    callbacks: { cartPageUrl: "http://localhost:5173/cart" },
  });
  url = redirectSession.fullUrl;
});

const post = (form: Record<string, string>) =>
  emulator.fetch(url, { method: "POST", body: new URLSearchParams(form) });
const readHtml = async (form: Record<string, string>) => await (await post(form)).text();

test("the checkout page labels every field, and shows items before the order button", async () => {
  const html = await (await emulator.fetch(url)).text();
  const fields = [...html.matchAll(/<(?:input|select|textarea) (?![^>]*type="radio")[^>]*>/g)];
  expect(fields.length).toBeGreaterThan(8);
  for (const { index = 0 } of fields) {
    const before = html.slice(0, index);
    expect(before.lastIndexOf("<label")).toBeGreaterThan(before.lastIndexOf("</label>"));
  }
  expect(html.indexOf("Your order")).toBeLessThan(html.indexOf('id="place-order"'));
});

test("the checkout page shows an error for each missing field, and focuses the first one", async () => {
  const response = await post({
    action: "order",
    email: " ",
    firstName: "A",
    city: "",
    coupon: "",
  });
  expect(response.status).toBe(422);
  const html = await response.text();
  const marked = [...html.matchAll(/id="(\w+)" value="[^"]*" [^>]*aria-invalid="true"/g)];
  expect(marked.map(([, name]) => name)).toEqual(["email", "lastName", "city"]);
  expect(html.match(/autofocus/g)).toHaveLength(1);
  expect(html).toMatch(/id="email" [^>]*autofocus[^>]*aria-describedby="email-wrong"/);
  for (const name of ["email", "lastName", "city"]) {
    expect(html).toContain(`<a href="#${name}">`);
    expect(html).toContain(`id="${name}-wrong"`);
  }
  expect(emulator.state.orders.orders.size).toBe(0);
});

test("the checkout page applies and removes coupons, and rejects unknown ones", async () => {
  expect(await readHtml({ action: "update", coupon: "welcome10" })).toContain("-$3.80");
  expect(await (await emulator.fetch(url)).text()).toContain("-$3.80");
  const unknownCoupon = await post({ action: "update", coupon: "nope" });
  expect(unknownCoupon.status).toBe(422);
  expect(await unknownCoupon.text()).toMatch(/aria-describedby="coupon-wrong"/);
  expect(await readHtml({ action: "update", coupon: "" })).not.toContain("Discount");
});

test("the checkout page fills in demo details without scripts and keeps other values", async () => {
  const html = await readHtml({ action: "demo", delivery: "express", note: "Ring twice" });
  expect(html).toContain('value="ada@example.com"');
  expect(html).toContain("Ring twice</textarea>");
  expect(html).toMatch(/value="express" checked/);
});

test("the checkout page updates totals for the selected country and delivery option without changing the cart", async () => {
  const currentCart = () => guest.call("ecom.currentCartV2.getCurrentCart");
  const before = await currentCart();
  const html = await readHtml({ action: "update", country: "US", delivery: "express" });
  expect(html).toContain("$18.00");
  expect(html).toMatch(/value="express" checked/);
  expect(await currentCart()).toEqual(before);
});

test("the checkout page shows the word Free for free shipping", async () => {
  await guest.call("ecom.currentCartV2.addLineItemsToCurrentCart", {
    catalogItems: [{ catalogReference: reference(emulator, "harbor-wool-coat"), quantity: 1 }],
  });
  const html = await readHtml({ action: "update", country: "US", delivery: "standard" });
  expect(html).toContain('<dt class="">Shipping</dt><dd class="">Free</dd>');
  expect(html).toMatch(/value="standard" checked>.*?<span class="price">Free</);
  expect(html).not.toContain("$0.00");
});

test("the checkout page has a state field for countries with states, and saves the selected state", async () => {
  const unitedStates = await readHtml({ action: "update", country: "US" });
  expect(unitedStates).toMatch(/<label>State<select name="subdivision"/);
  expect(unitedStates).toContain('<option value="US-NY" >New York</option>');
  expect(await readHtml({ action: "update", country: "CA" })).toContain('value="CA-ON"');
  expect(await readHtml({ action: "update", country: "DE" })).not.toContain('name="subdivision"');

  const form = {
    action: "order",
    email: "ada@example.com",
    firstName: "Ada",
    lastName: "Lovelace",
    addressLine: "12 Analytical Row",
    city: "New York",
    postalCode: "10001",
    country: "US",
  };
  const withoutState = await post({ ...form, subdivision: "" });
  expect(withoutState.status).toBe(422);
  expect(await withoutState.text()).toContain('<a href="#subdivision">');
  await post({ ...form, subdivision: "US-NY" });
  const [order] = [...emulator.state.orders.orders.values()];
  expect(order?.document).toMatchObject({
    recipientInfo: { address: { subdivision: "US-NY" } },
  });
});

test("the checkout page ignores a state that belongs to another country", async () => {
  const html = await readHtml({ action: "update", country: "CA", subdivision: "US-NY" });
  expect(html).toContain('value="CA-ON"');
  expect(html).not.toMatch(/<option value="CA-\w+" selected/);
});
