import { orderInput } from "../../order-world.js";
import type { World } from "../../shop-world.js";
import { STORES } from "../../test-client.js";
import { callMinimal, entityRequests } from "../create.js";
import { type Settings, serviceSettings, setField } from "../setting.js";

const APP_ID = "d80111c5-a0f4-47a8-b63a-65b54d774a27";
const notificationRequest = entityRequests(
  "ecom.backInStockNotifications.createBackInStockNotificationRequest",
  async ({ callers }) => {
    await callers.owner.call("ecom.backInStockSettings.startCollectingRequests", { appId: STORES });
    return {};
  },
);
const rule = entityRequests("ecom.discountRules.createDiscountRule");
const tipSettings = entityRequests("ecom.tipSettings.createTipSettings");

/** Creates an approved order for a subscription. Returns the id of the subscription contract. */
async function createContract({ callers }: World): Promise<string> {
  const order = orderInput({ status: "APPROVED" });
  order.lineItems[0].subscriptionInfo = {
    cycleNumber: 1,
    subscriptionSettings: {
      frequency: "MONTH",
      autoRenewal: true,
      enableCustomerCancellation: true,
    },
  };
  const response = await callers.owner.call("ecom.orders.createOrder", { order });
  return response.order.lineItems[0].subscriptionInfo.id;
}

const contractRequest = async (world: World) => ({
  subscriptionContractId: await createContract(world),
});

const DRAFTS = "ecom.draftSubscriptionContracts";
const draft = entityRequests(`${DRAFTS}.createDraftSubscriptionContract`, async (world) => ({
  subscriptionContractId: await createContract(world),
  target: {},
}));
async function createDraft(world: World) {
  const { draftSubscriptionContract } = await draft.make(world);
  const [{ lineItem }] = draftSubscriptionContract.lineItems;
  return { id: draftSubscriptionContract.id, lineItemId: lineItem.id };
}
const draftRequest = async (world: World) => ({
  draftSubscriptionContractId: (await createDraft(world)).id,
});

const wishlistItem = ({ item }: World) => ({
  catalogReference: item("heavy-tee").catalogReference,
  returnEntity: true,
});

export const otherSettings: Settings = {
  ...notificationRequest.settings({ markAsNotificationSent: ({ id }) => ({ id }) }),
  ...rule.settings({ updateDiscountRule: setField("discountRule.name", "New") }),
  ...tipSettings.settings({
    updateTipSettings: ({ id, revision }) => ({
      tipSettings: { id, revision, allowCustomAmount: false },
    }),
  }),
  ...serviceSettings("ecom.subscriptionContracts", {
    querySubscriptionContracts: async (world) => {
      await createContract(world);
      return {};
    },
    getSubscriptionContract: contractRequest,
  }),
  ...draft.settings(),
  ...serviceSettings(DRAFTS, {
    getSubscriptionContractDraftability: contractRequest,
    getDraftSubscriptionContract: draftRequest,
    deleteDraftSubscriptionContract: draftRequest,
    setShippingInfo: async (world) => ({
      ...(await draftRequest(world)),
      "shippingInfo.title": "Post",
    }),
    setRecipientInfo: draftRequest,
    commitDraftSubscriptionContract: draftRequest,
    addLineItems: async (world) => ({
      ...(await draftRequest(world)),
      "customLineItems[0].productName.original": "Thanks",
    }),
    updateLineItems: async (world) => {
      const { id, lineItemId } = await createDraft(world);
      return {
        draftSubscriptionContractId: id,
        "lineItemChanges[0]": { lineItemId, newQuantity: 3 },
      };
    },
    bulkUpdateDraftSubscriptionContractTags: async (world) => ({
      "draftSubscriptionContractIds[0]": (await createDraft(world)).id,
      "assignTags.publicTags.tagIds[0]": "sweep",
    }),
    bulkUpdateDraftSubscriptionContractTagsByFilter: async (world) => {
      await createDraft(world);
      return { filter: {}, "assignTags.publicTags.tagIds[0]": "sweep" };
    },
  }),
  ...serviceSettings("ecom.recommendations", {
    getRecommendation: ({ item }) => ({
      "items[0].catalogItemId": item("heavy-tee").catalogReference.catalogItemId,
      "algorithms[0].id": "68ebce04-b96a-4c52-9329-08fc9d8c1253",
    }),
  }),
  ...serviceSettings("ecom.discountsCustomTrigger", {
    listTriggers: ({ emulator }) => {
      emulator.controls.discounts.setCustomTriggers([
        { id: APP_ID, appId: APP_ID, name: "Friends", eligible: true },
      ]);
      return {};
    },
  }),
  ...serviceSettings("ecom.tippableStaff", {
    listTippableStaff: ({ emulator }) => {
      emulator.controls.tips.setStaff([{ id: APP_ID, name: "Ada" }]);
      return {};
    },
  }),
  ...serviceSettings("ecom.totalsCalculator", {
    calculateTotals: ({ item }) => ({
      couponCode: "WELCOME10",
      "lineItems[0]": { id: "1", price: "5", ...item("heavy-tee") },
    }),
  }),
  ...serviceSettings(
    "ecom.wishlists",
    {
      addItem: wishlistItem,
      removeItem: wishlistItem,
      getDefaultWishlist: async (world) => {
        await callMinimal(world, "ecom.wishlists.addItem", wishlistItem(world), "member");
        return {};
      },
    },
    "member",
  ),
  ...serviceSettings("ecom.wishlists", {
    bulkUpdateWishlistTags: async ({ callers }) => {
      const { wishlist } = await callers.member.call("ecom.wishlists.getDefaultWishlist");
      return { wishlistIds: [wishlist.id], "assignTags.publicTags.tagIds": ["new"] };
    },
    bulkUpdateWishlistTagsByFilter: () => ({ "assignTags.publicTags.tagIds": ["new"] }),
  }),
};
