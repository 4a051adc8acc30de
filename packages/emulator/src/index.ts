export { createEmulator, type Emulator, type Listening, type Snapshot } from "./emulator.js";
export type { MemberSeedInput } from "./identity/member-seed.js";
export { totpCode } from "./identity/totp.js";
export { drawPicture } from "./media/draw.js";
export { type ClockSource, EmulatorClock } from "./runtime/clock.js";
export { type FaultInput, Faults } from "./runtime/faults.js";
export type { EmulatorOptions } from "./runtime/options.js";
export type { SiteSettingsInput } from "./state/site.js";
export type { OutboxMessage, State, WebhookDelivery } from "./state/state.js";
