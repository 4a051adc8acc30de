"use client";
// The storefront's own, which read the page's language from its provider.
export { Picture, Scene } from "shop-ui/design/picture";
export { Price } from "shop-ui/design/price";
