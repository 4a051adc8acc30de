import type { RequestedFields } from "@portico/stores/products-v3";

/** Fields that product cards need in addition to the default ones. */
export const CARD_FIELDS: RequestedFields[] = [
  "CURRENCY",
  "MEDIA_ITEMS_INFO",
  "PRODUCT_CHOICES_MEDIA_REFERENCES",
];
