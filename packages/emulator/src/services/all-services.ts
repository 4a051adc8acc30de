import type { ControlsOf, DataOf, Service } from "../kernel/service.js";
import type { PluginSetup } from "../options/plugin-setup.js";
import { abandonedServices } from "./abandoned/service.js";
import { identity, signOnPolicy } from "./accounts/identity/service.js";
import { memberServices } from "./accounts/members/service.js";
import { backInStockNotifications, backInStockSettings } from "./back-in-stock/service.js";
import { cart } from "./cart/service.js";
import { categories } from "./catalog/categories.js";
import { customizations } from "./catalog/customizations.js";
import { catalogImports } from "./catalog/imports.js";
import { infoSections } from "./catalog/info-sections.js";
import { inventoryItems } from "./catalog/inventory/items.js";
import { locations } from "./catalog/locations.js";
import { brands, ribbons } from "./catalog/named.js";
import { productGroups } from "./catalog/product-groups.js";
import { promotions } from "./catalog/promotions.js";
import { catalog } from "./catalog/service.js";
import { subscriptionOptions } from "./catalog/subscription-options.js";
import { v1Collections, v1Products } from "./catalog/v1/handlers.js";
import { v1Inventory } from "./catalog/v1/inventory.js";
import { products } from "./catalog/v3/products.js";
import { readOnlyVariants } from "./catalog/v3/read-only-variants.js";
import { checkout } from "./checkout/service.js";
import { checkoutContent } from "./checkout-content.js";
import { checkoutTemplates } from "./checkout-templates.js";
import { coupons } from "./coupons/service.js";
import { currencies } from "./currencies.js";
import { delivery } from "./delivery/service.js";
import { discounts } from "./discounts/service.js";
import { draftDeltas, draftOrders } from "./draft-orders/service.js";
import { checkoutSettings, ecommerceSettings } from "./ecommerce-settings.js";
import { giftCards } from "./gift-cards/service.js";
import { media } from "./media/service.js";
import { orderFulfillments } from "./orders/fulfillments.js";
import { orderInvoices } from "./orders/invoices.js";
import { ledger } from "./orders/ledger/service.js";
import { orderPaymentRequests } from "./orders/payment-requests.js";
import { orders } from "./orders/service.js";
import { ordersSettings } from "./orders-settings.js";
import { plugins } from "./plugins/service.js";
import { recommendations } from "./recommendations.js";
import { redirects } from "./redirects/service.js";
import { subscriptionContracts } from "./subscriptions/contracts.js";
import { draftSubscriptions } from "./subscriptions/service.js";
import { tax } from "./tax/service.js";
import { tips } from "./tips/service.js";
import { totals } from "./totals/service.js";
import { wishlistById, wishlists } from "./wishlists.js";

export interface ServiceOptions {
  readonly rotateRefreshTokens: boolean;
  readonly plugins?: readonly PluginSetup[];
  readonly fetch?: typeof globalThis.fetch | undefined;
}

/** Operations without a handler return a 501 that names the operation. */
export const allServices = (options: ServiceOptions) =>
  [
    catalog,
    categories,
    inventoryItems,
    products,
    readOnlyVariants,
    v1Products,
    v1Collections,
    v1Inventory,
    brands,
    ribbons,
    infoSections,
    customizations,
    productGroups,
    promotions,
    locations,
    catalogImports,
    subscriptionOptions,
    coupons,
    media,
    cart,
    checkout,
    orders,
    ordersSettings,
    draftOrders,
    draftDeltas,
    ledger,
    ...giftCards,
    orderFulfillments,
    orderInvoices,
    orderPaymentRequests,
    subscriptionContracts,
    ...draftSubscriptions,
    identity({ rotateRefreshTokens: options.rotateRefreshTokens }),
    signOnPolicy,
    ...memberServices,
    redirects,
    wishlists,
    backInStockSettings,
    backInStockNotifications,
    ...tax,
    ...discounts,
    ...delivery,
    ecommerceSettings,
    ...tips,
    wishlistById,
    recommendations,
    currencies,
    checkoutContent,
    checkoutSettings,
    checkoutTemplates,
    totals,
    ...abandonedServices,
    plugins(options),
  ] as const;

/** Keeps the types of all handlers out of the published declarations. */
const typesOf = <const S extends readonly Service[]>(_servicesOf: (options: ServiceOptions) => S) =>
  ({}) as {
    readonly data: {
      readonly [Name in keyof DataOf<S> as string extends Name ? never : Name]: DataOf<S>[Name];
    };
    readonly controls: { readonly [Name in keyof ControlsOf<S>]: ControlsOf<S>[Name] };
  };

export const serviceTypes = /* @__PURE__ */ typesOf(allServices);
