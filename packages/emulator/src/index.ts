export { createEmulator, type Emulator, type Listening, type Snapshot } from "./emulator.js";
export { totpCode } from "./identity/totp.js";
export { drawPicture } from "./media/draw.js";
export { type ClockSource, EmulatorClock } from "./runtime/clock.js";
export { Faults } from "./runtime/faults.js";
export type {
  CouponInput,
  DeliveryOptionInput,
  EmulatorOptions,
  FaultInput,
  FaultTarget,
  GiftCardInput,
  MemberSeedInput,
  SiteSettingsInput,
} from "./runtime/option-types.js";
export type { OutboxMessage, State, WebhookDelivery } from "./state/state.js";
