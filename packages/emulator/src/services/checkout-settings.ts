import { resource } from "../resource/resource.js";

/** Policies, fields and looks of the checkout page. A site has one set of them. */
export const checkoutSettings = resource("ecom.checkoutSettings", {
  defaults: {
    checkoutPolicies: {},
    checkoutFields: { giftCardRedeemEnabled: true },
    checkoutBillingFields: "All_FIELDS",
  },
});
