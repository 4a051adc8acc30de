import type { RequestedFields } from "@portico/stores/products-v3";

/** What a card shows of a product besides the basics: its price's currency, and pictures in each color. */
export const CARD_FIELDS: RequestedFields[] = [
  "CURRENCY",
  "MEDIA_ITEMS_INFO",
  "PRODUCT_CHOICES_MEDIA_REFERENCES",
];
