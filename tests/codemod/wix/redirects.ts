// The parts of Wix's package that the tests of the codemod use.
export * as redirects from "@wix/auto_sdk_redirects_redirects";
