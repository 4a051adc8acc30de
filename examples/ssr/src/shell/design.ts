"use client";
// The storefront's own, which read the page's language from its provider.
export { Picture, Scene } from "storefront/src/design/picture";
export { Price } from "storefront/src/design/price";
