import type { CheckoutTemplate, CheckoutTemplateInput } from "@portico/ecom/checkout-templates";
import type { Context } from "../kernel/context.js";
import { badRequest, notFound, rejection } from "../kernel/platform-error.js";
import type { Sent } from "../kernel/wire-request.js";
import type { Entity, Tools } from "../resource/declaration.js";
import { objectOf } from "../resource/merge.js";
import { resource } from "../resource/resource.js";
import { compact } from "../store/plain.js";
import { markChanged } from "./cart/cart-events.js";
import { createCart, setCoupon } from "./cart/edit.js";
import { addItems } from "./cart/items.js";
import type { Cart, CartLine } from "./cart/model.js";
import { pricedCart } from "./cart/price.js";
import { checkoutView } from "./checkout/checkout-view.js";
import { createPageUrl, redirectTo } from "./checkout/page-url.js";
import { couponByCode } from "./coupons/slice.js";
import type { Reference } from "./plugins/lines.js";

export type Template = Omit<Sent<CheckoutTemplate>, "customization"> &
  Pick<Sent<CheckoutTemplateInput>, "customization">;

const FIXED_FIELD = "externalReference";

function checkUpdate({ id: _id, ...change }: Entity, before: Template): void {
  if (Object.keys(change).length === 0) {
    throw badRequest("CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS", "No changes");
  }
  const value = change[FIXED_FIELD] ?? undefined;
  if (value !== undefined && JSON.stringify(value) !== JSON.stringify(before[FIXED_FIELD])) {
    const code = "CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD";
    throw badRequest(code, `'${FIXED_FIELD}' cannot be changed`);
  }
}

function checkItems({ lineItems, customLineItems }: Template, before: Template | undefined): void {
  if (lineItems?.length || customLineItems?.length) return;
  const code = before
    ? "CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS"
    : "CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS";
  throw badRequest(code, "A template must have at least one item");
}

function ownerFor(context: Context): Cart["owner"] {
  const session = "session" in context.caller ? context.caller.session : undefined;
  if (session?.memberId !== undefined) return { kind: "member", id: session.memberId };
  return { kind: "visitor", id: session?.visitorId ?? context.guid("visitor") };
}

function fillFromTemplate(context: Context, cart: Cart, template: Template): void {
  for (const { quantity = 1, catalogReference, catalogOverrideFields } of template.lineItems) {
    const items = [{ catalogReference: catalogReference as Reference, quantity }];
    const [line] = addItems(context, cart, items, true);
    const price = catalogOverrideFields?.price ?? undefined;
    const fullPrice = catalogOverrideFields?.fullPrice ?? undefined;
    if (!line || (price === undefined && fullPrice === undefined)) continue;
    const override = compact({ price, fullPrice });
    cart.lines = cart.lines.map((item) => (item === line ? { ...line, override } : item));
  }
  const customLines = template.customLineItems.map(
    (item): CartLine => ({
      kind: "custom",
      id: context.guid("line"),
      name: item.productName?.original ?? "",
      price: item.price ?? "0",
      itemType: item.itemType?.preset ?? "PHYSICAL",
      requested: item.quantity ?? 1,
      fullPrice: item.fullPrice,
    }),
  );
  cart.lines = [...cart.lines, ...customLines];
  const coupon = template.couponCode && couponByCode(context, template.couponCode);
  if (coupon) setCoupon(context, cart, coupon);
  const { customization } = template;
  cart.settings = {
    ...(customization?.lockedGiftCard && { lockGiftCard: true }),
    ...(customization?.lockedCoupon && { lockCouponCode: true }),
    ...(customization?.disabledManualPayment && { manualPaymentDisabled: true }),
    ...(customization?.webClient?.disabledPolicyAgreementCheckbox && {
      policyAgreementCheckboxDisabled: true,
    }),
  };
}

function openCheckout(tools: Tools<Template>, { checkoutTemplateId, siteId }: Entity) {
  if (siteId !== tools.site.id) throw notFound("Site", "SITE_NOT_FOUND");
  const template = tools.get(checkoutTemplateId);
  if (template.status !== "ACTIVE") {
    const description = "The template is not active";
    throw rejection("CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE", description);
  }
  const cart = createCart(tools, ownerFor(tools));
  cart.checkoutCreated = true;
  fillFromTemplate(tools, cart, template);
  markChanged(tools, cart);
  const checkoutUrl = createPageUrl(tools, cart);
  if (tools.isObserved) {
    const view = checkoutView(tools, cart, pricedCart(tools, cart));
    // In the event, `url` and `media` are strings instead of objects.
    const lineItems = view.lineItems.map((line) => ({
      ...line,
      url: line.url?.url ?? "",
      media: line.media?.url ?? "",
    }));
    const checkout = { ...view, lineItems };
    tools.emitAction("used", template, { checkoutTemplate: tools.view(template), checkout });
  }
  return { checkoutId: cart.checkoutId, checkoutUrl, purchaseFlowId: cart.purchaseFlowId };
}

export const checkoutTemplates = resource<Template>("ecom.checkoutTemplates", {
  accessOf: { createAndRedirectToCheckout: "open" },
  defaults: { status: "ACTIVE", customization: {} },
  check: checkItems,
  tools: ({ revise }) => ({
    revise(before, change, mask) {
      checkUpdate(objectOf(change), before);
      return revise(before, change, mask);
    },
  }),
  custom: {
    createCheckoutFromTemplate: openCheckout,
    createAndRedirectToCheckout: (tools, request) =>
      redirectTo(openCheckout(tools, request).checkoutUrl),
  },
});
