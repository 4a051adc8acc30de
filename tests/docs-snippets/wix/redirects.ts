// The parts of Wix's package that docs/migration.md uses.
export * as redirects from "@wix/auto_sdk_redirects_redirects";
