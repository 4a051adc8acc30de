// Generated from api/ by `npm run generate`. Do not edit.

export { PickupMethod, RuleType, SubscriptionFrequency, VatType, WeightUnit } from "./common.js";
