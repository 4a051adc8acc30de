// All that `index`, `runtime` and `internal` give: one file of the build holds it, see tsup.config.ts.
export * from "./index.js";
export * from "./internal.js";
export * from "./runtime.js";
