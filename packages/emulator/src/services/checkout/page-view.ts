// Without JavaScript, the hosted checkout page updates totals only when the form is submitted.

import type { Context } from "../../kernel/context.js";
import { type Amount, format } from "../../kernel/money.js";
import { imageOf } from "../../media/image.js";
import { field, type Html, hostedPage, html } from "../../pages/page.js";
import { descriptionLines, lineName, linePicture } from "../cart/line-parts.js";
import type { Cart } from "../cart/model.js";
import { deliveryOptions, needsDelivery } from "../cart/offers.js";
import { type PricedCart, priceCart } from "../cart/price.js";
import { deliveryPrice } from "../delivery/rates.js";
import type { Offered } from "../plugins/shipping.js";
import type { RedirectSession } from "../redirect-session.js";
import { COUNTRIES, stateIn, statesOf } from "./regions.js";

export type Form = Readonly<Record<string, string>>;

export interface FormErrors {
  readonly order?: string | undefined;
  readonly fields?: Form;
}

export const DEMO_FORM: Form = {
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Lovelace",
  phone: "+1 212 555 0100",
  addressLine: "12 Analytical Row",
  country: "US",
  city: "New York",
  subdivision: "US-NY",
  postalCode: "10001",
};

const formatMoney = ({ site }: Context, value: Amount): string =>
  format(value, site.currency, site.locale);

/** Returns "Free" for 0, like the platform's checkout. */
const shippingText = (context: Context, price: Amount): string =>
  price.eq(0) ? "Free" : formatMoney(context, price);

function lineList(context: Context, priced: PricedCart): Html {
  const lines = priced.lines.map(({ line, facts, quantity, total }) => {
    const picture = linePicture(facts);
    const name = lineName(line, facts) || "Removed item";
    const details = descriptionLines(facts)
      .map((part) => (part.plainText ?? part.colorInfo)?.original)
      .join(", ");
    const image = picture
      ? html`<img src="${imageOf(context, picture).url}" alt="" width="72" height="90">`
      : html`<span></span>`;
    return html`<li class="item">${image}<span>${name}<small>${details}</small><small>Quantity ${quantity}</small></span><span class="price">${formatMoney(context, total)}</span></li>`;
  });
  return html`<ul class="items">${lines}</ul>`;
}

function totalsList(context: Context, priced: PricedCart): Html {
  const textRow = (label: string, text: string, isTotal = false) =>
    html`<dt class="${isTotal ? "total" : ""}">${label}</dt><dd class="${isTotal ? "total" : ""}">${text}</dd>`;
  const row = (label: string, value: Amount, isTotal = false) =>
    textRow(label, formatMoney(context, value), isTotal);
  const rules = priced.rules.map(({ name, amount }) => row(name, amount.neg()));
  const otherDiscounts = priced.rules.reduce(
    (remaining, { amount }) => remaining.minus(amount),
    priced.discount,
  );
  const taxByName = new Map<string, Amount>();
  for (const { levy, tax } of priced.levies) {
    taxByName.set(levy.taxName, tax.plus(taxByName.get(levy.taxName) ?? 0));
  }
  const taxes =
    taxByName.size > 0 ? [...taxByName] : [[context.site.tax.name, priced.tax] as const];
  return html`<dl>${row("Subtotal", priced.subtotal)}${rules}${
    otherDiscounts.gt(0)
      ? row(`Discount${priced.coupon ? ` (${priced.coupon.code})` : ""}`, otherDiscounts.neg())
      : ""
  }${textRow("Shipping", shippingText(context, priced.deliveryPrice))}${priced.fees.map(({ name, price }) => row(name, price))}${taxes.map(
    ([name, tax]) => row(`${name}${context.site.tax.included ? " (included)" : ""}`, tax),
  )}${row("Total", priced.total, true)}${
    priced.giftCard.gt(0) ? row("Gift card", priced.giftCard.neg()) : ""
  }${priced.giftCard.gt(0) ? row("To pay", priced.toPay, true) : ""}</dl>`;
}

type RenderInput = (name: string, label: string, rest?: Html) => Html;

const fieldset = (title: string, content: unknown): Html =>
  html`<fieldset><legend>${title}</legend>${content}</fieldset>`;

const radioButton = (name: string, value: string, isSelected: boolean, label: unknown): Html =>
  html`<label class="choice"><input type="radio" name="${name}" value="${value}" ${isSelected ? html`checked` : ""}>${label}</label>`;

function timeOf({ site }: Context, { slot, time }: Offered): string {
  if (!slot) return time;
  const formatter = new Intl.DateTimeFormat(site.locale, {
    timeZone: site.timeZone,
    weekday: "short",
    month: "short",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
  });
  return formatter.formatRange(Date.parse(slot.from), Date.parse(slot.to));
}

const selectOptions = (
  choices: readonly { code: string; name: string }[],
  selected: string | undefined,
) =>
  choices.map(
    ({ code, name }) =>
      html`<option value="${code}" ${code === selected ? html`selected` : ""}>${name}</option>`,
  );

function stateField(cart: Cart, error: string | undefined): Html {
  const { country, subdivision } = cart.deliveryAddress ?? {};
  const region = statesOf(country);
  if (!region) return html``;
  const invalid = error ? html`aria-invalid="true" aria-describedby="subdivision-wrong"` : "";
  return html`<label>${region.label}<select name="subdivision" id="subdivision" autocomplete="address-level1" required ${invalid}><option value="">Select</option>${selectOptions(region.states, subdivision)}</select>${error ? html`<span class="wrong" id="subdivision-wrong">${error}</span>` : ""}</label>`;
}

function delivery(
  context: Context,
  input: RenderInput,
  cart: Cart,
  priced: PricedCart,
  errors: Form,
) {
  const country = cart.deliveryAddress?.country;
  const discountedSubtotal = priced.subtotal.minus(priced.discount);
  const deliveryButtons = deliveryOptions(context, cart).map((option) => {
    const label = html`<span>${option.title}<small>${timeOf(context, option)}</small></span><span class="price">${shippingText(context, deliveryPrice(option, discountedSubtotal))}</span>`;
    return radioButton("delivery", option.code, option.code === cart.deliveryCode, label);
  });
  const address = html`<label>Country<select name="country" id="country" autocomplete="country">${selectOptions(COUNTRIES, country)}</select></label>${input("addressLine", "Street address", html`autocomplete="street-address" required`)}${input("addressLine2", "Apartment, suite, etc. (optional)", html`autocomplete="address-line2"`)}<div class="pair">${input("city", "City", html`autocomplete="address-level2" required`)}<div id="states">${stateField(cart, errors.subdivision)}</div>${input("postalCode", "ZIP or postal code", html`autocomplete="postal-code" required`)}</div>`;
  const updateButton = html`<noscript><p><button class="second" name="action" value="update" formnovalidate>Update shipping and total</button></p></noscript>`;
  return html`${fieldset("Shipping address", address)}${fieldset(
    "Shipping method",
    html`<div id="deliveries">${deliveryButtons.length > 0 ? html`<div class="choices">${deliveryButtons}</div>` : html`<p class="error">We don&rsquo;t ship to this address.</p>`}</div>${updateButton}`,
  )}`;
}

const payment = (form: Form): Html =>
  fieldset(
    "Payment",
    html`<div class="choices">${[
      ["online", "Pay now"],
      ["offline", "Pay later (offline payment)"],
    ].map(([key = "", label]) =>
      radioButton("payment", key, key === (form.payment ?? "online"), html`<span>${label}</span>`),
    )}</div>`,
  );

/**
 * Fills in the demo customer. Fetches totals when the country, state or delivery option changes,
 * and ignores outdated responses. If the demo customer's country is not selected yet, the state is
 * selected after the states of that country have loaded.
 */
const SCRIPT = `const form=document.getElementById("checkout");let turns=0,demo=false;
const fill=()=>{for(const [name,value] of Object.entries(DEMO)){const input=form.elements.namedItem(name),choices=input?.options;if(input&&input.value!==value&&(!choices||[...choices].some((choice)=>choice.value===value))){input.value=value;input.removeAttribute("aria-invalid");if(name==="country"||name==="subdivision")input.dispatchEvent(new Event("change",{bubbles:true}))}}};
document.getElementById("demo").addEventListener("click",(event)=>{event.preventDefault();demo=true;fill()});
const PARTS={country:["states","deliveries","sums","place-order"],subdivision:["deliveries","sums","place-order"],delivery:["sums","place-order"]};
form.addEventListener("change",async({target})=>{const parts=PARTS[target.name];if(!parts)return;if(target.name==="country"&&target.value!==DEMO.country)demo=false;const turn=++turns;const body=new URLSearchParams(new FormData(form));body.set("action","update");const response=await fetch(location.href,{method:"POST",body}).catch(()=>undefined);if(!response||turn!==turns)return;const next=new DOMParser().parseFromString(await response.text(),"text/html");for(const id of parts){const here=document.getElementById(id),there=next.getElementById(id);if(here&&there)here.innerHTML=there.innerHTML}if(demo&&target.name==="country")fill()});`;

const pageScript = (): Html => ({
  html: `<script>const DEMO=${JSON.stringify(DEMO_FORM)};${SCRIPT}</script>`,
});

function problemList({ order, fields = {} }: FormErrors): Html {
  const links = Object.entries(fields).map(
    ([name, text]) => html`<li><a href="#${name}">${text}</a></li>`,
  );
  if (order) return html`<p class="error" role="alert">${order}</p>`;
  if (links.length === 0) return html``;
  return html`<div class="error" role="alert">Please fix the following:<ul>${links}</ul></div>`;
}

function cartFromForm(context: Context, cart: Cart, form: Form): Cart {
  const country = form.country ?? cart.deliveryAddress?.country ?? "US";
  const subdivision = stateIn(country, form.subdivision ?? cart.deliveryAddress?.subdivision);
  const { subdivision: _saved, ...saved } = cart.deliveryAddress ?? {};
  const deliveryCode =
    form.delivery ?? cart.deliveryCode ?? deliveryOptions(context, cart, country)[0]?.code;
  return {
    ...cart,
    deliveryAddress: { ...saved, country, ...(subdivision ? { subdivision } : {}) },
    ...(needsDelivery(context, cart) && deliveryCode !== undefined ? { deliveryCode } : {}),
  };
}

export function checkoutForm(
  context: Context,
  session: RedirectSession,
  cart: Cart,
  form: Form,
  errors: FormErrors = {},
): Response {
  const formCart = cartFromForm(context, cart, form);
  const priced = priceCart(context, formCart, { now: context.now });
  const { fields = {} } = errors;
  const [firstInvalid] = Object.keys(fields);
  const input: RenderInput = (name, label, rest = html``) => {
    const attributes = html`${rest} ${name === firstInvalid ? html`autofocus` : ""}`;
    return field(name, label, form[name], attributes, fields[name]);
  };
  const contact = html`${input("email", "Email address", html`type="email" autocomplete="email" required`)}<div class="pair">${input("firstName", "First name", html`autocomplete="given-name" required`)}${input("lastName", "Last name", html`autocomplete="family-name" required`)}</div>${input("phone", "Phone (optional)", html`type="tel" autocomplete="tel"`)}`;
  const demo = html`<div class="note demo"><span>This is the emulator&rsquo;s checkout. You won&rsquo;t be charged, and nothing will be shipped.</span><button class="second" id="demo" name="action" value="demo" formnovalidate>Fill in demo details</button></div>`;
  const note = html`<label>Order note (optional)<textarea name="note" id="note" rows="2">${form.note ?? ""}</textarea></label>`;
  const leftColumn = html`<div>${demo}${fieldset("Contact", contact)}${
    needsDelivery(context, cart) ? delivery(context, input, formCart, priced, fields) : ""
  }${priced.toPay.gt(0) ? payment(form) : ""}${fieldset("Note", note)}</div>`;
  const { coupon: couponError, ...otherErrors } = fields;
  const couponField = html`<div class="coupon"><label for="coupon">Coupon code (optional)<input name="coupon" id="coupon" value="${form.coupon ?? ""}" autocomplete="off" ${couponError ? html`aria-invalid="true" aria-describedby="coupon-wrong" autofocus` : ""}></label><button class="second" name="action" value="update" formnovalidate>Apply</button>${couponError ? html`<span class="wrong" id="coupon-wrong" role="alert">${couponError}</span>` : ""}</div>`;
  const rightColumn = html`<div class="summary"><section class="card" aria-labelledby="order-title"><h2 id="order-title">Your order</h2>${lineList(context, priced)}${couponField}<div id="sums" aria-live="polite">${totalsList(context, priced)}</div></section><div class="pay"><button name="action" value="order" id="place-order">Place order &middot; ${formatMoney(context, priced.toPay)}</button></div></div>`;
  // The Enter key activates the first button of the form, so that button places the order.
  const submitButton = html`<button class="sr" name="action" value="order" tabindex="-1" aria-hidden="true">Place order</button>`;
  const hasErrors = errors.order !== undefined || firstInvalid !== undefined;
  return hostedPage(
    hasErrors ? "Error: Checkout" : "Checkout",
    context.site,
    html`<h1>Checkout</h1>${problemList({ order: errors.order, fields: otherErrors })}<form method="post" class="checkout" id="checkout">${submitButton}${leftColumn}${rightColumn}</form>${pageScript()}`,
    hasErrors ? 422 : 200,
    session.callbacks.cartPageUrl,
  );
}
