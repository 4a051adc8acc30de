import type { ItemData } from "@portico/ecom/plugins/catalog";
import type { Reader } from "../../kernel/context.js";
import { pluginOfType, responseOf } from "./call-plugin.js";
import type { Reference } from "./lines.js";

export interface RequestedItem {
  readonly catalogReference: Reference;
  readonly quantity: number;
}

/** Returns undefined if the catalog lacks the item, and "unknown" without a valid response. */
export type ItemLookup = (reference: Reference) => ItemData | undefined | "unknown";

const referenceKey = ({ appId = "", catalogItemId = "", options }: Partial<Reference>) =>
  JSON.stringify([appId, catalogItemId, options ?? {}]);

export const isOfApp = (reader: Reader, { appId }: Reference): boolean =>
  pluginOfType(reader, "ECOM_CATALOG")?.appId === appId;

export function itemsOfApp(reader: Reader, requested: readonly RequestedItem[]): ItemLookup {
  const { weightUnit, currency } = reader.site;
  const appItems = requested.filter(({ catalogReference }) => isOfApp(reader, catalogReference));
  if (appItems.length === 0) return () => "unknown";
  const response = responseOf(reader, "getCatalogItems", {
    catalogReferences: appItems,
    weightUnit,
    currency,
  });
  if (!response) return () => "unknown";
  const items = new Map(
    response.catalogItems.map(({ catalogReference, data }) => [
      referenceKey(catalogReference as Partial<Reference>),
      data,
    ]),
  );
  return (reference) => items.get(referenceKey(reference));
}
