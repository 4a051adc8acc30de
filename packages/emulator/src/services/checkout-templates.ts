import type { Context } from "../kernel/context.js";
import { applicationError, notFound } from "../kernel/platform-error.js";
import type { Entity, Tools } from "../resource/declaration.js";
import { objectOf } from "../resource/merge.js";
import { resource } from "../resource/resource.js";
import { touch } from "./cart/cart-events.js";
import { createCart, setCoupon } from "./cart/edit.js";
import { addItems } from "./cart/items.js";
import type { Cart, CartLine } from "./cart/model.js";
import { pricedCart } from "./cart/price.js";
import { checkoutView } from "./checkout/checkout-view.js";
import { pageUrl, redirectTo } from "./checkout/page-url.js";
import { couponByCode } from "./coupons/slice.js";

type Reference = Parameters<typeof addItems>[2][number]["catalogReference"];

export interface Template extends Entity {
  readonly status?: string;
  readonly lineItems?: readonly {
    readonly quantity?: number;
    readonly catalogReference: Reference;
    readonly catalogOverrideFields?: { readonly price?: string; readonly fullPrice?: string };
  }[];
  readonly customLineItems?: readonly {
    readonly quantity?: number;
    readonly price?: string;
    readonly fullPrice?: string;
    readonly productName?: { readonly original?: string };
    readonly itemType?: { readonly preset?: string };
  }[];
  readonly couponCode?: string;
  readonly customization?: {
    readonly webClient?: { readonly disabledPolicyAgreementCheckbox?: boolean };
    readonly lockedGiftCard?: boolean;
    readonly lockedCoupon?: boolean;
    readonly disabledManualPayment?: boolean;
  };
}

const isEmpty = ({ lineItems, customLineItems }: Template): boolean =>
  !lineItems?.length && !customLineItems?.length;

/** Fields that cannot change after the template is created. */
const FIXED = ["externalReference"];

function refuseUpdate(code: string, description: string): never {
  throw applicationError(400, code, description);
}

function checkUpdate({ id: _id, ...fields }: Entity, before: Template): void {
  const said = Object.keys(fields);
  if (said.length === 0) {
    refuseUpdate("CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITHOUT_SPECIFIED_FIELDS", "No changes");
  }
  const fixed = said.find((field) => FIXED.includes(field) && fields[field] !== null);
  if (fixed !== undefined && JSON.stringify(fields[fixed]) !== JSON.stringify(before[fixed])) {
    refuseUpdate(
      "CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_UNSUPPORTED_FIELD",
      `'${fixed}' cannot be changed`,
    );
  }
}

function check(next: Template, before: Template | undefined): void {
  if (!isEmpty(next)) return;
  if (before)
    refuseUpdate(
      "CANNOT_UPDATE_CHECKOUT_TEMPLATE_WITH_EMPTY_ITEMS",
      "A template must have at least one item",
    );
  const description = "A template must have at least one item";
  throw applicationError(400, "CANNOT_CREATE_CHECKOUT_TEMPLATE_WITHOUT_ITEMS", description);
}

function ownerFor(context: Context): Cart["owner"] {
  const session = "session" in context.caller ? context.caller.session : undefined;
  if (session?.memberId !== undefined) return { kind: "member", id: session.memberId };
  return { kind: "visitor", id: session?.visitorId ?? context.guid("visitor") };
}

function fill(context: Context, cart: Cart, template: Template): void {
  for (const { quantity = 1, catalogReference, catalogOverrideFields } of template.lineItems ??
    []) {
    const [line] = addItems(context, cart, [{ catalogReference, quantity }], true);
    const { price, fullPrice } = catalogOverrideFields ?? {};
    if (!line || (price === undefined && fullPrice === undefined)) continue;
    const override = { ...(price && { price }), ...(fullPrice && { fullPrice }) };
    cart.lines = cart.lines.map((one) => (one === line ? { ...line, override } : one));
  }
  const own = (template.customLineItems ?? []).map(
    (item): CartLine => ({
      kind: "custom",
      id: context.guid("line"),
      name: item.productName?.original ?? "",
      price: item.price ?? "0",
      itemType: item.itemType?.preset ?? "PHYSICAL",
      requested: item.quantity ?? 1,
      ...(item.fullPrice && { fullPrice: item.fullPrice }),
    }),
  );
  cart.lines = [...cart.lines, ...own];
  const coupon = template.couponCode && couponByCode(context, template.couponCode);
  if (coupon) setCoupon(context, cart, coupon);
  const { lockedGiftCard, lockedCoupon, disabledManualPayment, webClient } =
    template.customization ?? {};
  cart.settings = {
    ...(lockedGiftCard && { lockGiftCard: true }),
    ...(lockedCoupon && { lockCouponCode: true }),
    ...(disabledManualPayment && { manualPaymentDisabled: true }),
    ...(webClient?.disabledPolicyAgreementCheckbox && { policyAgreementCheckboxDisabled: true }),
  };
}

function openCheckout(tools: Tools<Template>, { checkoutTemplateId, siteId }: Entity) {
  if (siteId !== tools.site.id) throw notFound("Site", "SITE_NOT_FOUND");
  const template = tools.get(checkoutTemplateId);
  if (template.status !== "ACTIVE") {
    const description = "The template is not active";
    throw applicationError(428, "CANNOT_CREATE_CHECKOUT_FROM_INACTIVE_TEMPLATE", description);
  }
  const cart = createCart(tools, ownerFor(tools));
  cart.checkoutCreated = true;
  fill(tools, cart, template);
  touch(tools, cart);
  const checkoutUrl = pageUrl(tools, cart);
  if (tools.listened) {
    const whole = checkoutView(tools, cart, pricedCart(tools, cart));
    // The event has URLs where the checkout has objects.
    const lineItems = whole.lineItems.map((line) => ({
      ...line,
      url: line.url?.url ?? "",
      media: line.media?.url ?? "",
    }));
    const checkout = { ...whole, lineItems };
    tools.emitAction("used", template, { checkoutTemplate: tools.view(template), checkout });
  }
  return { checkoutId: cart.checkoutId, checkoutUrl, purchaseFlowId: cart.purchaseFlowId };
}

export const checkoutTemplates = resource<Template>("ecom.checkoutTemplates", {
  accessOf: { createAndRedirectToCheckout: "open" },
  defaults: { status: "ACTIVE", customization: {} },
  check,
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
