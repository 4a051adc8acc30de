import { NEW_DRAFT } from "../../order-world.js";
import type { World } from "../../shop-world.js";
import type { Answer } from "../../test-client.js";
import { needing, type Settings } from "../setting.js";

const create = async ({ callers }: World, request: Answer): Promise<Answer> =>
  (await callers.owner.call("ecom.draftOrders.createDraftOrder", request)).calculatedDraftOrder
    .draftOrder;

const { customLineItems, discounts, additionalFees } = NEW_DRAFT;

const drafted = (world: World) => create(world, { draftOrder: NEW_DRAFT });
const named = ({ ids }: World) => ({ draftOrderId: ids.draft });

export const drafts: Settings = {
  ...needing("ecom.draftOrders", {
    addLineItemsToDraftOrder: (world) => ({
      ...named(world),
      customLineItems,
    }),
    updateLineItems: async (world) => {
      const { id, lineItems } = await drafted(world);
      return {
        draftOrderId: id,
        "lineItemChanges[0].lineItemId": lineItems[0].lineItem.id,
        "lineItemChanges[0].newQuantity": 2,
      };
    },
    setDeposit: (world) => ({
      ...named(world),
      "depositDetails.percentage": "10",
    }),
    setDiscounts: async (world) => {
      const { id, discounts: given } = await drafted(world);
      return { draftOrderId: id, discounts: [{ id: given[0].discount.id, applied: true }] };
    },
    createCustomDiscounts: (world) => ({
      ...named(world),
      discounts,
    }),
    deleteCustomDiscounts: async (world) => {
      const { id, discounts: given } = await drafted(world);
      return { draftOrderId: id, discountIds: [given[0].discount.id] };
    },
    setAdditionalFees: async (world) => {
      const { id, additionalFees: given } = await drafted(world);
      const [first] = given;
      return { draftOrderId: id, additionalFees: [{ id: first.additionalFee.id, applied: true }] };
    },
    createCustomAdditionalFees: (world) => ({
      ...named(world),
      customAdditionalFees: additionalFees,
    }),
    deleteCustomAdditionalFees: async (world) => {
      const { id, additionalFees: given } = await drafted(world);
      return { draftOrderId: id, customAdditionalFees: [given[0].additionalFee.id] };
    },
    setShippingInfo: (world) => ({
      ...named(world),
      "shippingInfo.title": "Post",
      "shippingInfo.cost.price.amount": "5",
    }),
    setBuyerInfo: (world) => ({
      ...named(world),
      "buyerInfo.email": "ada@example.com",
    }),
    setRecipientInfo: (world) => ({
      ...named(world),
      "recipientInfo.address.country": "US",
    }),
    setBillingInfo: (world) => ({
      ...named(world),
      "billingInfo.address.country": "US",
    }),
    getDraftOrder: named,
    deleteDraftOrder: named,
    commitDraftOrder: ({ ids }) => ({ draftOrderId: ids.edited }),
    createOrderFromDraft: named,
    updateExtendedFields: ({ ids }) => ({ id: ids.draft }),
    setTaxExemption: (world) => ({ ...named(world), taxExempt: true }),
    setBusinessLocation: (world) => ({
      ...named(world),
      "businessLocation.id": world.ids.tipped,
    }),
  }),
  ...needing("ecom.orders", {
    commitDeltas: ({ ids }) => ({ id: ids.tipped, draftOrderId: ids.edited }),
  }),
};
