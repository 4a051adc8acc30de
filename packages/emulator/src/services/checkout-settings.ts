import { resource } from "../resource/resource.js";

/** Policies, fields and appearance of the checkout page. A site has one settings object. */
export const checkoutSettings = resource("ecom.checkoutSettings", {
  defaults: {
    checkoutPolicies: {},
    checkoutFields: { giftCardRedeemEnabled: true },
    checkoutBillingFields: "All_FIELDS",
  },
});
