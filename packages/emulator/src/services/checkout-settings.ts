import { resource } from "../resource/resource.js";

export const checkoutSettings = resource("ecom.checkoutSettings", {
  defaults: {
    checkoutPolicies: {},
    checkoutFields: { giftCardRedeemEnabled: true },
    checkoutBillingFields: "All_FIELDS",
  },
});
