// Generated from api/ by `npm run generate`. Do not edit.

export {
  AddressTag,
  EmailTag,
  FactorType,
  PhoneTag,
  PrivacyStatus,
  ReasonOfRecovery as Reason,
  StateType,
  Status,
  StatusName,
} from "./common.js";

/** Channels for codes; email so far. */
export const Target = {
  EMAIL: "EMAIL",
} as const;
