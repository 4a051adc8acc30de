"use client";
// These are client components, because they read the locale from the provider.
export { Picture, Scene } from "shop-ui/design/picture";
export { Price } from "shop-ui/design/price";
