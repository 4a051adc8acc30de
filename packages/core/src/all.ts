// The build bundles these exports into one file. See tsup.config.ts.
export * from "./index.js";
export * from "./internal.js";
export * from "./runtime.js";
export * from "./wix.js";
