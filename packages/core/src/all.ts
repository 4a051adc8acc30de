// All exports of `index`, `runtime` and `internal`. The build writes them to one file, see tsup.config.ts.
export * from "./index.js";
export * from "./internal.js";
export * from "./runtime.js";
