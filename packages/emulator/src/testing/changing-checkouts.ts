import type { CallRow } from "./shop-world.js";

const forms = () => ({
  formSubmissions: [
    {
      id: "00000000-0000-4000-8000-0000000000f1",
      formSubmissionId: "00000000-0000-4000-8000-0000000000f2",
    },
  ],
});
const abandonedCheckoutId: CallRow[2] = ({ ids }) => ({ abandonedCheckoutId: ids.abandoned });

/** Valid requests that complete checkouts, or change form submissions or abandoned checkouts. */
export const CHECKOUT_CHANGES: readonly CallRow[] = [
  ["ecom.cartV2.updateFormSubmissions", "full", ({ ids }) => ({ cartId: ids.full, ...forms() })],
  ["ecom.currentCartV2.updateFormSubmissionsInCurrentCart", "full", forms],
  [
    "ecom.checkout.createOrderAndCharge",
    "full",
    ({ ids }) => ({ id: ids.full, paymentToken: "card" }),
  ],
  [
    "ecom.checkout.markCheckoutAsCompletedAndRedirectToUrl",
    "new",
    ({ ids }) => ({ token: ids.pageSession }),
  ],
  ["ecom.cartV2.handleAsyncCheckoutCompletion", "new", ({ ids }) => ({ token: ids.pageSession })],
  ["ecom.abandonedCheckouts.deleteAbandonedCheckout", "owner", abandonedCheckoutId],
  [
    "ecom.abandonedCheckouts.bulkDeleteAbandonedCheckouts",
    "owner",
    ({ ids }) => ({ abandonedCheckoutIds: [ids.abandoned] }),
  ],
  [
    "ecom.abandonedCheckouts.addAbandonedCheckoutActivity",
    "owner",
    (w) => ({ ...abandonedCheckoutId(w), activityType: "EMAIL_SENT" }),
  ],
  [
    "ecom.abandonedCheckouts.redirectToCheckout",
    "new",
    (w) => ({ ...abandonedCheckoutId(w), metasiteId: w.emulator.state.site.id }),
  ],
];
