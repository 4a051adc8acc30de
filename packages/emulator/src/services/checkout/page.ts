import type { Context } from "../../kernel/context.js";
import { PlatformError } from "../../kernel/platform-error.js";
import { messagePage, problemPage, redirect } from "../../pages/page.js";
import { compact } from "../../store/plain.js";
import { memberSlice } from "../accounts/model/member.js";
import type { Address, Contact } from "../address.js";
import { markChanged } from "../cart/cart-events.js";
import { setCoupon } from "../cart/edit.js";
import { type Cart, carts } from "../cart/model.js";
import { couponOfApp, deliveryOptions, needsDelivery } from "../cart/offers.js";
import { pricedCart } from "../cart/price.js";
import { assign } from "../cart/requests.js";
import { couponByCode } from "../coupons/slice.js";
import { intentOfOrder, payIntent } from "../orders/ledger/charges.js";
import { payPage } from "../orders/ledger/pay-page.js";
import { orders } from "../orders/model/order.js";
import { placeOrder } from "../orders/place-order.js";
import type { RedirectSession } from "../redirect-session.js";
import { thankYouUrl } from "./page-url.js";
import { checkoutForm, DEMO_FORM, type Form } from "./page-view.js";
import { stateIn } from "./regions.js";

function initialForm(context: Context, cart: Cart): Form {
  const { owner, contact, deliveryAddress = {} } = cart;
  const member = owner.kind === "member" ? context.store(memberSlice).get(owner.id) : undefined;
  const profile = (member?.profile ?? {}) as Record<string, string>;
  const street = [deliveryAddress.streetAddress?.name, deliveryAddress.streetAddress?.number];
  const { addressLine = street.filter(Boolean).join(" ") || undefined } = deliveryAddress;
  const { addressLine2, city, subdivision, postalCode, country } = deliveryAddress;
  return compact({
    email: cart.email ?? member?.email,
    firstName: contact.firstName ?? profile.firstName,
    lastName: contact.lastName ?? profile.lastName,
    phone: contact.phone,
    addressLine,
    addressLine2,
    city,
    subdivision,
    postalCode,
    country,
    coupon: cart.coupon?.code,
    note: cart.note,
  }) as Form;
}

function saveForm(context: Context, cart: Cart, form: Form): void {
  const field = (name: string) => form[name]?.trim() || undefined;
  const fields = (...names: string[]) =>
    compact(Object.fromEntries(names.map((name) => [name, field(name)])));
  const contact: Contact = fields("firstName", "lastName", "phone");
  const address: Address = fields("addressLine", "addressLine2", "city", "postalCode", "country");
  assign(address, { subdivision: stateIn(address.country, field("subdivision")) });
  assign(cart, { contact, deliveryContact: contact, email: field("email"), note: field("note") });
  if (needsDelivery(context, cart)) {
    assign(cart, { deliveryAddress: address, billingAddress: address, billingContact: contact });
    delete cart.deliveryCode;
    const deliveryCode = field("delivery") ?? deliveryOptions(context, cart)[0]?.code;
    assign(cart, { deliveryCode });
  }
  markChanged(context, cart);
}

function applyCoupon(context: Context, cart: Cart, code = ""): string | undefined {
  const typedCode = code.trim();
  if (!typedCode) {
    delete cart.coupon;
    return undefined;
  }
  const coupon = couponByCode(context, typedCode) ?? couponOfApp(context, cart, typedCode);
  if (!coupon || "problem" in coupon) return "This coupon code isn’t valid.";
  setCoupon(context, cart, coupon);
  return pricedCart(context, cart).couponProblem?.description;
}

const REQUIRED_FIELDS: Form = {
  email: "Enter your email address.",
  firstName: "Enter your first name.",
  lastName: "Enter your last name.",
};
const REQUIRED_FOR_DELIVERY: Form = {
  addressLine: "Enter your street address.",
  postalCode: "Enter your ZIP or postal code.",
  city: "Enter your city.",
  subdivision: "Select your state or province.",
};

/** A digital order's form has no address fields, so they are not missing. */
function missingFields(form: Form): Form {
  const isEmpty = ([name]: [string, string]) => !form[name]?.trim();
  const missing = [
    ...Object.entries(REQUIRED_FIELDS).filter(isEmpty),
    ...Object.entries(REQUIRED_FOR_DELIVERY).filter(([name]) => form[name]?.trim() === ""),
  ];
  return Object.fromEntries(missing);
}

function thankYouPage(context: Context, session: RedirectSession, orderId: string): Response {
  const address = thankYouUrl(session, orderId);
  if (address !== undefined) return redirect(address);
  const number = orders(context).find(orderId)?.document.number;
  return messagePage(context.site, "Thank you", `Your order number is ${number}.`);
}

function orderPage(context: Context, session: RedirectSession, orderId: string, isPost: boolean) {
  const intent = intentOfOrder(context, orderId);
  const { status } = orders(context).find(orderId)?.document ?? {};
  if (!intent || status !== "INITIALIZED") return thankYouPage(context, session, orderId);
  return payPage(context, intent.id, isPost, thankYouUrl(session, orderId));
}

function placeAndPay(context: Context, session: RedirectSession, cart: Cart, { payment }: Form) {
  const { order, paymentGatewayOrderId } = placeOrder(context, cart);
  if (paymentGatewayOrderId !== undefined) {
    const { status } = payIntent(context, paymentGatewayOrderId, payment === "offline");
    if (status === "DECLINED") return orderPage(context, session, order.id, false);
  }
  return thankYouPage(context, session, order.id);
}

export function checkoutPage(
  context: Context,
  session: RedirectSession | undefined,
  form: Form | undefined,
): Response {
  const storedCart = carts(context).find(session?.checkoutId ?? "");
  if (!session || !storedCart) {
    const message = "This checkout has expired. Go back to the store and start again.";
    return problemPage(context.site, "Checkout not found", message, 404);
  }
  const { checkoutId, orderId } = storedCart;
  if (orderId !== undefined) return orderPage(context, session, orderId, form?.action === "pay");
  const show = (formValues: Form, fields: Form = {}, order?: string) => {
    const cart = carts(context).get(checkoutId);
    return checkoutForm(context, session, cart, formValues, { order, fields });
  };
  if (!form) return show(initialForm(context, storedCart));
  if (form.action === "demo") return show({ ...form, ...DEMO_FORM });
  const cart = carts(context).edit(checkoutId);
  const couponError = applyCoupon(context, cart, form.coupon);
  if (couponError) return show(form, { coupon: couponError });
  if (form.action === "update") return show(form);
  const missing = missingFields(form);
  if (Object.keys(missing).length > 0) return show(form, missing);
  saveForm(context, cart, form);
  try {
    return placeAndPay(context, session, cart, form);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    // Discard the changes to the cart. The page shows the form values instead.
    context.changes.undo();
    return show(form, {}, error.message);
  }
}
