export type * from "./generated/types.js";
