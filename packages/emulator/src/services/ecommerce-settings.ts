import { resource } from "../resource/resource.js";

/** The platform documents no fields, so the settings are always empty. */
export const ecommerceSettings = resource("ecom.ecommerceSettings", {
  respond: (response) => ({ ...response, errors: [] }),
});

export const checkoutSettings = resource("ecom.checkoutSettings", {
  defaults: {
    checkoutPolicies: {},
    checkoutFields: { giftCardRedeemEnabled: true },
    checkoutBillingFields: "All_FIELDS",
  },
});
