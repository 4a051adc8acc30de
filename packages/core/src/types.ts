// Types shared by the services of several packages.
export type * from "./generated/types.js";
