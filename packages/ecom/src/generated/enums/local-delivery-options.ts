// Generated from api/ by `npm run generate`. Do not edit.

export { ConditionType, LogicalOperator, SortOrder } from "./common.js";

/** Units of distance: kilometers or miles. */
export const LengthUnit = {
  UNSPECIFIED_LENGTH_UNIT: "UNSPECIFIED_LENGTH_UNIT",
  KM: "KM",
  MI: "MI",
} as const;

/** Days of the week. */
export const DayOfWeek = {
  MON: "MON",
  TUE: "TUE",
  WED: "WED",
  THU: "THU",
  FRI: "FRI",
  SAT: "SAT",
  SUN: "SUN",
} as const;
