// Generated from api/ by `npm run generate`. Do not edit.

export { SortOrder } from "./common.js";
