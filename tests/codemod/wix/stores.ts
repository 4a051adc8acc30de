// The parts of Wix's package that the tests of the codemod use.
export * as collections from "@wix/auto_sdk_stores_collections";
export * as products from "@wix/auto_sdk_stores_products";
export * as productsV3 from "@wix/auto_sdk_stores_products-v-3";
