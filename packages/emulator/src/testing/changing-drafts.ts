import { NEW_DRAFT } from "./order-world.js";
import { type CallRow, ecomChange } from "./shop-world.js";

/** Valid requests that create, change, commit or delete a draft. */
export const DRAFT_CHANGES: readonly CallRow[] = [
  ecomChange("draftOrders.createDraftOrder", () => ({ draftOrder: NEW_DRAFT })),
  ecomChange("draftOrders.createCustomDiscounts", ({ ids }) => ({
    draftOrderId: ids.draft,
    discounts: NEW_DRAFT.discounts,
  })),
  ecomChange("draftOrders.setDeposit", ({ ids }) => ({
    draftOrderId: ids.draft,
    depositDetails: { percentage: "10" },
  })),
  ecomChange("draftOrders.deleteDraftOrder", ({ ids }) => ({ draftOrderId: ids.draft })),
  ecomChange("draftOrders.createOrderFromDraft", ({ ids }) => ({ draftOrderId: ids.draft })),
  ecomChange("draftOrders.commitDraftOrder", ({ ids }) => ({ draftOrderId: ids.edited })),
  ecomChange("orders.commitDeltas", ({ ids }) => ({ id: ids.tipped, draftOrderId: ids.edited })),
];
