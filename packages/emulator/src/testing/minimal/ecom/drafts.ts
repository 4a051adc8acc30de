import { NEW_DRAFT } from "../../order-world.js";
import type { World } from "../../shop-world.js";
import type { Json } from "../../test-client.js";
import { type Settings, serviceSettings } from "../setting.js";

const createDraftOrder = async ({ callers }: World, request: Json): Promise<Json> =>
  (await callers.owner.call("ecom.draftOrders.createDraftOrder", request)).calculatedDraftOrder
    .draftOrder;

const { customLineItems, discounts, additionalFees } = NEW_DRAFT;

const createDraft = (world: World) => createDraftOrder(world, { draftOrder: NEW_DRAFT });
const draftId = ({ ids }: World) => ({ draftOrderId: ids.draft });

export const drafts: Settings = {
  ...serviceSettings("ecom.draftOrders", {
    addLineItemsToDraftOrder: (world) => ({
      ...draftId(world),
      customLineItems,
    }),
    updateLineItems: async (world) => {
      const { id, lineItems } = await createDraft(world);
      return {
        draftOrderId: id,
        "lineItemChanges[0].lineItemId": lineItems[0].lineItem.id,
        "lineItemChanges[0].newQuantity": 2,
      };
    },
    setDeposit: (world) => ({
      ...draftId(world),
      "depositDetails.percentage": "10",
    }),
    setDiscounts: async (world) => {
      const { id, discounts: given } = await createDraft(world);
      return { draftOrderId: id, discounts: [{ id: given[0].discount.id, applied: true }] };
    },
    createCustomDiscounts: (world) => ({
      ...draftId(world),
      discounts,
    }),
    deleteCustomDiscounts: async (world) => {
      const { id, discounts: given } = await createDraft(world);
      return { draftOrderId: id, discountIds: [given[0].discount.id] };
    },
    setAdditionalFees: async (world) => {
      const { id, additionalFees: given } = await createDraft(world);
      const [first] = given;
      return { draftOrderId: id, additionalFees: [{ id: first.additionalFee.id, applied: true }] };
    },
    createCustomAdditionalFees: (world) => ({
      ...draftId(world),
      customAdditionalFees: additionalFees,
    }),
    deleteCustomAdditionalFees: async (world) => {
      const { id, additionalFees: given } = await createDraft(world);
      return { draftOrderId: id, customAdditionalFees: [given[0].additionalFee.id] };
    },
    setShippingInfo: (world) => ({
      ...draftId(world),
      "shippingInfo.title": "Post",
      "shippingInfo.cost.price.amount": "5",
    }),
    setBuyerInfo: (world) => ({
      ...draftId(world),
      "buyerInfo.email": "ada@example.com",
    }),
    setRecipientInfo: (world) => ({
      ...draftId(world),
      "recipientInfo.address.country": "US",
    }),
    setBillingInfo: (world) => ({
      ...draftId(world),
      "billingInfo.address.country": "US",
    }),
    getDraftOrder: draftId,
    deleteDraftOrder: draftId,
    commitDraftOrder: ({ ids }) => ({ draftOrderId: ids.edited }),
    createOrderFromDraft: draftId,
    updateExtendedFields: ({ ids }) => ({ id: ids.draft }),
    setTaxExemption: (world) => ({ ...draftId(world), taxExempt: true }),
    setBusinessLocation: (world) => ({
      ...draftId(world),
      "businessLocation.id": world.ids.tipped,
    }),
  }),
  ...serviceSettings("ecom.orders", {
    commitDeltas: ({ ids }) => ({ id: ids.tipped, draftOrderId: ids.edited }),
  }),
};
