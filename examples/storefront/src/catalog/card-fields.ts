import type { RequestedFields } from "@portico/stores/products-v3";

/** Additional fields to request for product cards. */
export const CARD_FIELDS: RequestedFields[] = [
  "CURRENCY",
  "MEDIA_ITEMS_INFO",
  "PRODUCT_CHOICES_MEDIA_REFERENCES",
];
