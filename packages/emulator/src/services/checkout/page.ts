// The hosted checkout: contact, address, delivery, place order, and back to the shop.

import type { Context } from "../../kernel/context.js";
import { type Amount, format } from "../../kernel/money.js";
import { goTo, type Html, html, page, problemPage } from "../../kernel/page.js";
import { PlatformError } from "../../kernel/platform-error.js";
import { imageOf } from "../../media/image.js";
import { couponByCode } from "../cart/coupons.js";
import { setCoupon, touch } from "../cart/edit.js";
import type { Address, Cart, Contact } from "../cart/model.js";
import {
  deliveryOptions,
  deliveryPrice,
  needsDelivery,
  type PricedCart,
  priceCart,
} from "../cart/price.js";
import { pricedCart } from "../cart/priced.js";
import { cartSlice } from "../cart/slice.js";
import { descriptionLines, linePicture } from "../cart/v2/view.js";
import { findIntent, payIntent, waitingIntent } from "../ledger/intents.js";
import { payPage } from "../ledger/pay-page.js";
import { memberSlice } from "../members/slice.js";
import { placeOrder } from "../orders/place-order.js";
import { orderSlice } from "../orders/slice.js";
import type { RedirectSession } from "../redirects/model.js";

/** What the form carries. */
type Form = Readonly<Record<string, string>>;

const COUNTRIES: readonly (readonly [string, string])[] = [
  ["US", "United States"],
  ["GB", "United Kingdom"],
  ["DE", "Germany"],
  ["FR", "France"],
  ["ES", "Spain"],
  ["IT", "Italy"],
  ["NL", "Netherlands"],
  ["SE", "Sweden"],
  ["CA", "Canada"],
  ["AU", "Australia"],
  ["JP", "Japan"],
  ["IL", "Israel"],
];

/** What the demo button fills in. */
const DEMO: Form = {
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  phone: "+1 212 555 0100",
  addressLine: "12 Analytical Row",
  city: "New York",
  postalCode: "10001",
  country: "US",
};

function money(context: Context, value: Amount): string {
  return format(value, context.site.currency, context.site.locale);
}

function linesOf(context: Context, priced: PricedCart): Html[] {
  return priced.lines.map(({ line, facts, quantity, total }) => {
    const picture = linePicture(facts);
    const name = line.kind === "custom" ? line.name : (facts.product?.name ?? "Removed item");
    const details = descriptionLines(facts)
      .map((part) => (part.plainText ?? part.colorInfo)?.original)
      .join(", ");
    const image = picture
      ? html`<img src="${imageOf(context, picture).url}" alt="${picture.altText}" width="64" height="80">`
      : html`<span></span>`;
    return html`<div class="item">${image}<span>${name}<small>${details}</small><small>Quantity ${quantity}</small></span><span>${money(context, total)}</span></div>`;
  });
}

function sums(context: Context, priced: PricedCart): Html {
  const row = (label: string, value: Amount, strong = false) =>
    html`<dt class="${strong ? "total" : ""}">${label}</dt><dd class="${strong ? "total" : ""}">${money(context, value)}</dd>`;
  const rules = priced.rules.map(({ name, amount }) => row(name, amount.neg()));
  const rest = priced.rules.reduce((off, { amount }) => off.minus(amount), priced.discount);
  return html`<dl>${row("Subtotal", priced.subtotal)}${rules}${
    rest.gt(0) ? row(`Discount${priced.coupon ? ` (${priced.coupon.code})` : ""}`, rest.neg()) : ""
  }${row("Delivery", priced.deliveryPrice)}${row(
    `${context.site.tax.name}${context.site.tax.included ? " (included)" : ""}`,
    priced.tax,
  )}${row("Total", priced.total, true)}${
    priced.giftCard.gt(0) ? row("Gift card", priced.giftCard.neg()) : ""
  }${priced.giftCard.gt(0) ? row("To pay", priced.toPay, true) : ""}</dl>`;
}

function field(name: string, label: string, form: Form, rest: Html = html``): Html {
  return html`<label>${label}<input name="${name}" id="${name}" value="${form[name] ?? ""}" ${rest}></label>`;
}

function render(
  context: Context,
  session: RedirectSession,
  cart: Cart,
  form: Form,
  error?: string,
): Response {
  const { site } = context;
  const delivered = needsDelivery(context, cart);
  const country = form.country ?? cart.deliveryAddress?.country ?? "US";
  const options = deliveryOptions(context, country);
  const chosen = form.delivery ?? cart.deliveryCode ?? options[0]?.code;
  // Prices are shown for what the form says now, before it is saved.
  const shown: Cart = {
    ...cart,
    deliveryAddress: { ...cart.deliveryAddress, country },
    ...(delivered && chosen !== undefined ? { deliveryCode: chosen } : {}),
  };
  const priced = priceCart(context, shown, { now: context.now });
  const goods = priced.subtotal.minus(priced.discount);
  const deliveries = options.map(
    (option) =>
      html`<label class="choice"><input type="radio" name="delivery" value="${option.code}" ${
        option.code === chosen ? html`checked` : ""
      }><span>${option.title}<br><small class="quiet">${option.time}</small></span><span>${money(
        context,
        deliveryPrice(option, goods),
      )}</span></label>`,
  );
  const address = delivered
    ? html`<h2>Delivery address</h2>${field("addressLine", "Street and number", form, html`autocomplete="street-address" required`)}${field("addressLine2", "Apartment, floor (optional)", form)}<div class="pair">${field("postalCode", "Postal code", form, html`autocomplete="postal-code" required`)}${field("city", "City", form, html`autocomplete="address-level2" required`)}</div><label>Country<select name="country" id="country" autocomplete="country">${COUNTRIES.map(
        ([code, name]) =>
          html`<option value="${code}" ${code === country ? html`selected` : ""}>${name}</option>`,
      )}</select></label><h2>Delivery</h2>${deliveries.length > 0 ? deliveries : html`<p class="error">Nothing is delivered to this country.</p>`}`
    : "";
  const payment = html`<h2>Payment</h2>${[
    ["online", "Pay now"],
    ["offline", "Pay later, outside the shop"],
  ].map(
    ([way, label]) =>
      html`<label class="choice"><input type="radio" name="payment" value="${way}" ${
        way === (form.payment ?? "online") ? html`checked` : ""
      }><span>${label}</span></label>`,
  )}`;
  const back = session.callbacks.cartPageUrl;
  const demo = JSON.stringify(DEMO).replace(/</g, "\\u003c");
  const content = html`<h1>Checkout</h1>${error ? html`<p class="error" role="alert">${error}</p>` : ""}<div class="columns"><form method="post" class="card"><p class="note">This is the emulator's checkout. Nothing is charged and nothing is sent. <button type="button" class="second" id="demo">Fill in a demo customer</button></p><h2>Contact</h2>${field("email", "E-mail", form, html`type="email" autocomplete="email" required`)}<div class="pair">${field("firstName", "First name", form, html`autocomplete="given-name" required`)}${field("lastName", "Last name", form, html`autocomplete="family-name" required`)}</div>${field("phone", "Phone (optional)", form, html`autocomplete="tel"`)}${address}${priced.toPay.gt(0) ? payment : ""}<h2>Coupon</h2>${field("coupon", "Code (optional)", form)}<h2>Note</h2><label>Anything we should know?<textarea name="note" rows="2">${form.note ?? ""}</textarea></label><button type="submit" name="action" value="order" id="place-order">Place order · ${money(context, priced.toPay)}</button></form><aside class="card"><h2 style="margin-top:0">Your order</h2>${linesOf(context, priced)}${sums(context, priced)}${back ? html`<p><a class="quiet" href="${back}">Back to the cart</a></p>` : ""}</aside></div><script>document.getElementById("demo").addEventListener("click",()=>{for(const [name,value] of Object.entries(${{ html: demo }})){const input=document.querySelector('[name="'+name+'"]');if(input)input.value=value}});for(const input of document.querySelectorAll('[name=delivery],[name=country]'))input.addEventListener("change",()=>{const form=input.form;const hidden=document.createElement("input");hidden.type="hidden";hidden.name="action";hidden.value="update";form.append(hidden);form.noValidate=true;form.submit()})</script>`;
  return page("Checkout", site.name, content, error ? 422 : 200);
}

function initialForm(context: Context, cart: Cart): Form {
  const member =
    cart.owner.kind === "member" ? context.store(memberSlice).get(cart.owner.id) : undefined;
  const profile = (member?.profile ?? {}) as Record<string, string>;
  const { deliveryAddress = {}, contact } = cart;
  const street = [deliveryAddress.streetAddress?.name, deliveryAddress.streetAddress?.number];
  const form: Record<string, string | undefined> = {
    email: cart.email ?? member?.email,
    firstName: contact.firstName ?? profile.firstName,
    lastName: contact.lastName ?? profile.lastName,
    phone: contact.phone,
    addressLine: deliveryAddress.addressLine ?? (street.filter(Boolean).join(" ") || undefined),
    addressLine2: deliveryAddress.addressLine2,
    city: deliveryAddress.city,
    postalCode: deliveryAddress.postalCode,
    country: deliveryAddress.country,
    coupon: cart.coupon?.code,
    note: cart.note,
  };
  return Object.fromEntries(
    Object.entries(form).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Writes the form to the cart. */
function save(context: Context, cart: Cart, form: Form): void {
  const filled = (name: string) => (form[name]?.trim() ? form[name].trim() : undefined);
  const contact: Contact = {};
  const address: Address = {};
  for (const name of ["firstName", "lastName", "phone"] as const) {
    const value = filled(name);
    if (value !== undefined) contact[name] = value;
  }
  for (const name of ["addressLine", "addressLine2", "city", "postalCode", "country"] as const) {
    const value = filled(name);
    if (value !== undefined) address[name] = value;
  }
  cart.contact = contact;
  cart.deliveryContact = contact;
  const mail = filled("email");
  if (mail !== undefined) cart.email = mail;
  if (needsDelivery(context, cart)) {
    cart.deliveryAddress = address;
    cart.billingAddress = address;
    cart.billingContact = contact;
    const code = filled("delivery") ?? deliveryOptions(context, address.country)[0]?.code;
    if (code === undefined) delete cart.deliveryCode;
    else cart.deliveryCode = code;
  }
  const note = filled("note");
  if (note !== undefined) cart.note = note;
  touch(context, cart);
}

/** Applies a typed coupon; the message when it cannot be used. */
function applyCoupon(context: Context, cart: Cart, code: string | undefined): string | undefined {
  const typed = code?.trim();
  if (!typed) {
    delete cart.coupon;
    return undefined;
  }
  if (!couponByCode(context, typed)) return "This coupon does not exist.";
  setCoupon(context, cart, typed);
  return pricedCart(context, cart).couponProblem?.description;
}

/** Where the shop thanks for an order, if it told. */
function thankYouUrl({ callbacks }: RedirectSession, orderId: string): string | undefined {
  const address = callbacks.thankYouPageUrl ?? callbacks.postFlowUrl;
  if (address === undefined) return undefined;
  const url = new URL(address);
  url.searchParams.set("orderId", orderId);
  return url.href;
}

function thankYou(context: Context, session: RedirectSession, orderId: string): Response {
  const address = thankYouUrl(session, orderId);
  if (address !== undefined) return goTo(address);
  const number = context.store(orderSlice).orders.get(orderId)?.document.number;
  return page(
    "Thank you",
    context.site.name,
    html`<div class="narrow"><h1>Thank you</h1><p>Order ${number} is placed.</p></div>`,
  );
}

/** Serves the page of a checkout that was ordered: what is left to pay can still be paid. */
function ordered(
  context: Context,
  session: RedirectSession,
  orderId: string,
  posted: boolean,
): Response {
  const intent = waitingIntent(context, orderId);
  const { status } = context.store(orderSlice).orders.get(orderId)?.document ?? {};
  if (!intent || status !== "INITIALIZED") return thankYou(context, session, orderId);
  return payPage(context, intent.id, posted, thankYouUrl(session, orderId));
}

/** Places the order and pays it, online or later. */
function placeAndPay(
  context: Context,
  session: RedirectSession,
  cart: Cart,
  { payment }: Form,
): Response {
  const { order, paymentGatewayOrderId } = placeOrder(context, cart);
  if (paymentGatewayOrderId !== undefined) {
    const way = payment === "offline" ? "offline" : "online";
    const { status } = payIntent(context, findIntent(context, paymentGatewayOrderId), way);
    if (status === "DECLINED") return ordered(context, session, order.id, false);
  }
  return thankYou(context, session, order.id);
}

/** Serves the checkout page: shows it, updates it, places the order. */
export function checkoutPage(
  context: Context,
  session: RedirectSession | undefined,
  form: Form | undefined,
): Response {
  const { site } = context;
  const cart =
    session?.checkoutId === undefined
      ? undefined
      : context.store(cartSlice).carts.get(session.checkoutId);
  if (!session || !cart) {
    return problemPage(
      site.name,
      "Checkout not found",
      "This checkout has ended. Go back to the shop and start again.",
      404,
    );
  }
  if (cart.orderId !== undefined) {
    return ordered(context, session, cart.orderId, form?.action === "pay");
  }
  if (!form) return render(context, session, cart, initialForm(context, cart));
  if (form.action === "update") return render(context, session, cart, form);
  context.changes.keep(cart);
  const couponError = applyCoupon(context, cart, form.coupon);
  if (couponError) return render(context, session, cart, form, couponError);
  const missing = ["email", "firstName", "lastName"].some((name) => !form[name]?.trim());
  if (missing)
    return render(context, session, cart, form, "Please fill in your name and e-mail address.");
  save(context, cart, form);
  try {
    return placeAndPay(context, session, cart, form);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    // the page shows what the form says, over the cart as it was
    context.changes.undo();
    return render(context, session, cart, form, error.message);
  }
}
