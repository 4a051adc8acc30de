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

/** Channels for sending codes. Currently, the only one is email. */
export const Target = {
  EMAIL: "EMAIL",
} as const;
