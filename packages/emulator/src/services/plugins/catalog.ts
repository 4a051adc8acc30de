import type { ItemData } from "@portico/ecom/plugins/catalog";
import type { Reader } from "../../kernel/context.js";
import { askPlugin, installed } from "./ask.js";
import type { Reference } from "./lines.js";

/** An item of an app's catalog, and how many are wanted. */
export interface WantedItem {
  readonly catalogReference: Reference;
  readonly quantity: number;
}

/** What an app says of items: by reference, or nothing at all because it did not answer. */
export type Found = (reference: Reference) => ItemData | undefined | "unknown";

const keyOf = ({ appId, catalogItemId, options }: Reference) =>
  JSON.stringify([appId, catalogItemId, options ?? {}]);

/** Whether an item is of the catalog of an app that the site has. */
export const isOfApp = (reader: Reader, { appId }: Reference): boolean =>
  installed(reader, "ECOM_CATALOG")?.appId === appId;

/** Looks items of an app's catalog up. */
export function itemsOfApp(reader: Reader, wanted: readonly WantedItem[]): Found {
  const { weightUnit, currency } = reader.site;
  const own = wanted.filter(({ catalogReference }) => isOfApp(reader, catalogReference));
  if (own.length === 0) return () => "unknown";
  const said = askPlugin(reader, "getCatalogItems", {
    catalogReferences: own,
    weightUnit,
    currency,
  });
  if (said?.kind !== "answer") return () => "unknown";
  const items = new Map(
    said.answer.catalogItems.map(
      ({ catalogReference: { appId = "", catalogItemId = "", options }, data }) => [
        keyOf({ appId, catalogItemId, ...(options ? { options } : {}) }),
        data,
      ],
    ),
  );
  return (reference) => items.get(keyOf(reference));
}
