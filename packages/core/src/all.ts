// The build writes these exports to one file, see tsup.config.ts.
export * from "./index.js";
export * from "./internal.js";
export * from "./runtime.js";
