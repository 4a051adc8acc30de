// Generated from api/ by `npm run generate`. Do not edit.

export { RequestedFields, SortOrder } from "./common.js";
