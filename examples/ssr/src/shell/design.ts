"use client";
// `Price` reads the locale from the provider, which only a client component can do.
export { Picture, Scene } from "shop-ui/design/picture";
export { Price } from "shop-ui/design/price";
