export { createEmulator, type Emulator, type Snapshot, type State } from "./emulator.js";
export { type ClockSource, EmulatorClock } from "./kernel/clock.js";
export type { OutboxMessage, WebhookDelivery } from "./kernel/events.js";
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
export type { Listening } from "./server/listen.js";
export { totpCode } from "./services/identity/totp.js";
