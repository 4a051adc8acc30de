// tsup.config.ts bundles these exports into one file.
export * from "./index.js";
export * from "./internal.js";
export * from "./runtime.js";
export * from "./wix.js";
