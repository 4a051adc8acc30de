import { resource } from "../resource/resource.js";

/** The platform documents no fields, so the response is empty. */
export const ecommerceSettings = resource("ecom.ecommerceSettings", {
  custom: {
    getEcommerceSettings: ({ only, view }) => ({ ecommerceSettings: view(only()), errors: [] }),
  },
});

export const checkoutSettings = resource("ecom.checkoutSettings", {
  defaults: {
    checkoutPolicies: {},
    checkoutFields: { giftCardRedeemEnabled: true },
    checkoutBillingFields: "All_FIELDS",
  },
});
