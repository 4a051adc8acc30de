// The types that services of several packages share.
export type * from "./generated/types.js";
