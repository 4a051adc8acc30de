// Generated from api/ by `npm run generate`. Do not edit.

export { ActivationStatus, SortOrder } from "./common.js";
