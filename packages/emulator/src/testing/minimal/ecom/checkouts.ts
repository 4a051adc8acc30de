import type { World } from "../../shop-world.js";
import type { Json } from "../../test-client.js";
import { entityRequests } from "../create.js";
import { type Settings, serviceSettings, setField } from "../setting.js";

const APP_ID = "d80111c5-a0f4-47a8-b63a-65b54d774a27";
const fullCart = ({ ids }: World) => ({ id: ids.full });
const abandonedCheckoutId = ({ ids }: World) => ({ abandonedCheckoutId: ids.abandoned });
const lines = ({ item }: World) => ({ lineItems: [item("drop-pendant")] });
const pageToken = ({ ids }: World) => ({ token: ids.pageSession });

const template = entityRequests("ecom.checkoutTemplates.createCheckoutTemplate", ({ item }) => ({
  "checkoutTemplate.lineItems": [item("drop-pendant")],
}));
const templateRequest = ({ id }: Json, { emulator }: World) => ({
  checkoutTemplateId: id,
  siteId: emulator.state.site.id,
});

export const checkouts: Settings = {
  ...serviceSettings("ecom.checkout", {
    getCheckout: fullCart,
    getCheckoutByCartId: ({ ids }) => ({ id: ids.fullV1 }),
    getWixCheckoutUrl: fullCart,
    getCheckoutUrl: fullCart,
    updateCheckout: ({ ids }) => ({ checkout: { id: ids.full, buyerNote: "New" } }),
    removeCoupon: fullCart,
    removeGiftCard: fullCart,
    removeOverrideCheckoutUrl: fullCart,
    createCheckout: lines,
    addToCheckout: (world) => ({ ...fullCart(world), ...lines(world) }),
    removeLineItems: ({ ids }) => ({ id: ids.full, "lineItemIds[0]": ids.line }),
    createOrder: fullCart,
    createOrderAndCharge: ({ ids }) => ({ id: ids.full, paymentToken: "card" }),
    markCheckoutAsCompletedAndRedirectToUrl: pageToken,
    markCheckoutAsCompleted: fullCart,
    updateLineItemsQuantity: ({ ids }) => ({ id: ids.full, "lineItems[0].id": ids.line }),
  }),
  ...serviceSettings("ecom.abandonedCheckouts", {
    getAbandonedCheckout: abandonedCheckoutId,
    deleteAbandonedCheckout: abandonedCheckoutId,
    bulkDeleteAbandonedCheckouts: ({ ids }) => ({ "abandonedCheckoutIds[0]": ids.abandoned }),
    addAbandonedCheckoutActivity: (world) => ({
      ...abandonedCheckoutId(world),
      activityType: "EMAIL_SENT",
    }),
    redirectToCheckout: (world) => ({
      ...abandonedCheckoutId(world),
      metasiteId: world.emulator.state.site.id,
    }),
  }),
  ...template.settings({
    updateCheckoutTemplate: setField("checkoutTemplate.status", "INACTIVE"),
    createCheckoutFromTemplate: templateRequest,
    createAndRedirectToCheckout: templateRequest,
  }),
  ...serviceSettings("ecom.checkoutContent", {
    getCheckoutContent: ({ emulator }) => {
      const component = { appId: APP_ID, componentId: APP_ID };
      emulator.controls.checkoutContent.set(
        { ...component, languageCode: emulator.state.site.language },
        { orderSummary: "Yours" },
      );
      return component;
    },
  }),
};
