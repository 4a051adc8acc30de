import type { ItemData } from "@portico/ecom/plugins/catalog";
import type { Reader } from "../../kernel/context.js";
import { callPlugin, installed } from "./call-plugin.js";
import type { Reference } from "./lines.js";

export interface WantedItem {
  readonly catalogReference: Reference;
  readonly quantity: number;
}

/** Returns "unknown" if the app did not respond. */
export type ItemLookup = (reference: Reference) => ItemData | undefined | "unknown";

const keyOf = ({ appId, catalogItemId, options }: Reference) =>
  JSON.stringify([appId, catalogItemId, options ?? {}]);

export const isOfApp = (reader: Reader, { appId }: Reference): boolean =>
  installed(reader, "ECOM_CATALOG")?.appId === appId;

export function itemsOfApp(reader: Reader, wanted: readonly WantedItem[]): ItemLookup {
  const { weightUnit, currency } = reader.site;
  const own = wanted.filter(({ catalogReference }) => isOfApp(reader, catalogReference));
  if (own.length === 0) return () => "unknown";
  const result = callPlugin(reader, "getCatalogItems", {
    catalogReferences: own,
    weightUnit,
    currency,
  });
  if (result?.kind !== "response") return () => "unknown";
  const items = new Map(
    result.response.catalogItems.map(
      ({ catalogReference: { appId = "", catalogItemId = "", options }, data }) => [
        keyOf({ appId, catalogItemId, ...(options && { options }) }),
        data,
      ],
    ),
  );
  return (reference) => items.get(keyOf(reference));
}
