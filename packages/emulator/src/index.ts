export { createEmulator, type Emulator, type Listening, type Snapshot } from "./emulator.js";
export { type ClockSource, EmulatorClock } from "./kernel/clock.js";
export type { OutboxMessage, State, WebhookDelivery } from "./kernel/state.js";
export { drawPicture } from "./media/draw.js";
export type {
  CouponInput,
  DeliveryOptionInput,
  EmulatorOptions,
  FaultInput,
  FaultTarget,
  GiftCardInput,
  MemberSeedInput,
  SiteSettingsInput,
} from "./options/option-types.js";
export { Faults } from "./server/faults.js";
export { totpCode } from "./services/identity/totp.js";
