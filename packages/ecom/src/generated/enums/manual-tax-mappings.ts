// Generated from api/ by `npm run generate`. Do not edit.

export { JurisdictionType, SortOrder } from "./common.js";
