import { NEW_DRAFT } from "./order-world.js";
import type { Row } from "./shop-world.js";

const by = (operation: string, request: Row[2]): Row => [`ecom.${operation}`, "owner", request];

/** Valid requests that change, commit or delete a draft. */
export const DRAFT_CHANGES: readonly Row[] = [
  by("draftOrders.createDraftOrder", () => ({ draftOrder: NEW_DRAFT })),
  by("draftOrders.createCustomDiscounts", ({ ids }) => ({
    draftOrderId: ids.draft,
    discounts: NEW_DRAFT.discounts,
  })),
  by("draftOrders.setDeposit", ({ ids }) => ({
    draftOrderId: ids.draft,
    depositDetails: { percentage: "10" },
  })),
  by("draftOrders.deleteDraftOrder", ({ ids }) => ({ draftOrderId: ids.draft })),
  by("draftOrders.createOrderFromDraft", ({ ids }) => ({ draftOrderId: ids.draft })),
  by("draftOrders.commitDraftOrder", ({ ids }) => ({ draftOrderId: ids.edited })),
  by("orders.commitDeltas", ({ ids }) => ({ id: ids.tipped, draftOrderId: ids.edited })),
];
