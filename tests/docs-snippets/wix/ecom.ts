// The parts of Wix's package that docs/migration.md uses.
export * as currentCart from "@wix/auto_sdk_ecom_current-cart";
export * as currentCartV2 from "@wix/auto_sdk_ecom_current-cart-v-2";
