// Generated from api/ by `npm run generate`. Do not edit.

export { ConditionType, LogicalOperator, SortOrder } from "./common.js";
