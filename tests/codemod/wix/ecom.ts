// The parts of Wix's package that the tests of the codemod use.
export * as currentCart from "@wix/auto_sdk_ecom_current-cart";
export * as orders from "@wix/auto_sdk_ecom_orders";
