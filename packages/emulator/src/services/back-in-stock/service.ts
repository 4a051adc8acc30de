import type { Context } from "../../kernel/context.js";
import { guidOf } from "../../kernel/ids.js";
import { applicationError, badRequest, rejection } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { resource } from "../../resource/resource.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { memberSlice } from "../accounts/model/member.js";
import { STORES_APP_ID } from "../catalog/model.js";
import { catalogSlice } from "../catalog/slice.js";
import { sameReference } from "../deep-equal.js";

type Settings = { collectionStates: { appId: string; collectingRequests: boolean }[] };

function setCollecting({ single, edit, view }: Tools<Settings>, appId: unknown, isActive: boolean) {
  if (appId !== STORES_APP_ID) {
    throw badRequest("NOT_SUPPORTED_APP_DEF_ID", "Only the stores app collects requests");
  }
  const settings = edit(single(), (copy) => {
    copy.collectionStates = [{ appId, collectingRequests: isActive }];
  });
  return { settings: view(settings) };
}

export const backInStockSettings = resource<Settings>("ecom.backInStockSettings", {
  accessOf: { getSettings: "anyone" },
  defaults: { collectionStates: [{ appId: STORES_APP_ID, collectingRequests: false }] },
  custom: {
    startCollectingRequests: (tools, { appId }) => setCollecting(tools, appId, true),
    stopCollectingRequests: (tools, { appId }) => setCollecting(tools, appId, false),
  },
});

type Request = {
  id: string;
  catalogReference: Entity;
  email: string;
  contactId: string;
  status: string;
  autoNotified: boolean;
  itemUrl?: string;
};

const isWaiting = ({ status }: Request) => status === "RECEIVED";

function checkCollecting({ store }: Context): void {
  const [settings] = [...store(backInStockSettings).items.values()];
  if (settings?.entity.collectionStates.some(({ collectingRequests }) => collectingRequests))
    return;
  const description = "The store does not collect requests at the moment";
  throw rejection("REQUEST_COLLECTION_DISABLED", description);
}

function checkReference({ store }: Context, { catalogItemId, appId, options }: Entity): void {
  const product = store(catalogSlice).products.get(String(catalogItemId));
  const { variantId } = objectOf(options);
  const isKnownVariant =
    variantId === undefined || product?.variants.some(({ id }) => id === variantId) === true;
  if (appId === STORES_APP_ID && product && isKnownVariant) return;
  const description = "The catalog reference does not match any item in the store";
  throw badRequest("INVALID_CATALOG_REFERENCE_OPTIONS", description);
}

function checkImage(itemDetails: unknown): void {
  const { url } = objectOf(objectOf(itemDetails).image);
  if (!url || /^(https?:\/\/|wix:image:\/\/)/.test(String(url))) return;
  throw badRequest("INVALID_ITEM_IMAGE_URL", "The image has no URL");
}

function contactIdOf({ store }: Context, email: string): string {
  const member = [...store(memberSlice).values()].find((candidate) => candidate.email === email);
  return member?.contactId ?? guidOf(`contact:${email}`);
}

/** A reference without options covers all variants. */
function findWaiting({ all, get }: Tools<Request>, reference: Entity | undefined, ids: unknown) {
  if (!reference) return listOf(ids).map(get).filter(isWaiting);
  const isWholeProduct = Object.keys(objectOf(reference.options)).length === 0;
  return all().filter((request) => {
    if (!isWaiting(request)) return false;
    const { appId, catalogItemId } = request.catalogReference;
    return isWholeProduct
      ? appId === reference.appId && catalogItemId === reference.catalogItemId
      : sameReference(request.catalogReference, reference);
  });
}

/** The emulator notifies buyers when the merchant reports the item, not when its stock returns. */
export const backInStockNotifications = resource<Request>("ecom.backInStockNotifications", {
  accessOf: { createBackInStockNotificationRequest: "anyone" },
  tools: (tools, { itemDetails }) => ({
    make(content) {
      const { catalogReference, email: sentEmail, itemUrl } = objectOf(content);
      checkCollecting(tools);
      const reference = objectOf(catalogReference);
      checkReference(tools, reference);
      checkImage(itemDetails);
      const email = String(sentEmail).toLowerCase();
      const isDuplicate = (candidate: Request) =>
        isWaiting(candidate) &&
        candidate.email === email &&
        sameReference(candidate.catalogReference, reference);
      if (tools.all().some(isDuplicate)) {
        const message = "A request for this item and email already exists";
        throw applicationError(409, "BACK_IN_STOCK_NOTIFICATION_REQUEST_ALREADY_EXISTS", message);
      }
      return tools.insert({
        catalogReference: reference,
        email,
        ...(!!itemUrl && { itemUrl: String(itemUrl) }),
        contactId: contactIdOf(tools, email),
        status: "RECEIVED",
        autoNotified: false,
      });
    },
  }),
  custom: {
    markAsNotificationSent: ({ get, edit, view }, { id }) => {
      const markedRequest = edit(get(id), (copy) => {
        copy.status = "NOTIFICATION_SENT";
      });
      return { request: view(markedRequest) };
    },
    getBackInStockNotificationRequestsCountByCatalogReferences: (
      { all },
      { catalogReferences },
    ) => ({
      countsPerCatalogReference: listOf(catalogReferences).map((catalogReference) => ({
        catalogReference: { catalogItemId: "", appId: "", ...objectOf(catalogReference) },
        count: all().filter(
          (entry) => isWaiting(entry) && sameReference(entry.catalogReference, catalogReference),
        ).length,
      })),
    }),
    reportItemsBackInStock: (tools, { catalogReference, requestIds, itemDetails }) => {
      if (catalogReference && listOf(requestIds).length > 0) {
        const message = "Either a catalog reference or request ids are required";
        throw badRequest("REQUEST_CONTAINS_BOTH_CATALOG_REFERENCE_AND_REQUEST_IDS", message);
      }
      checkImage(itemDetails);
      const reference = catalogReference ? objectOf(catalogReference) : undefined;
      for (const request of findWaiting(tools, reference, requestIds)) {
        tools.send({
          kind: "back-in-stock",
          channel: "email",
          to: request.email,
          subject: `${objectOf(itemDetails).name} is back in stock`,
          ...(request.itemUrl && { link: request.itemUrl }),
        });
        tools.edit(request, (copy) => {
          copy.status = "NOTIFICATION_SENT";
        });
      }
      return {};
    },
  },
});
