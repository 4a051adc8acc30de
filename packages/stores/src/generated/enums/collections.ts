// Generated from api/ by `npm run generate`. Do not edit.

export { MediaItemType, SortOrder } from "./common.js";
