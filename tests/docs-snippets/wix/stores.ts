// The parts of Wix's package that docs/migration.md uses. The whole package would install dozens of
// packages.
export * as productsV3 from "@wix/auto_sdk_stores_products-v-3";
