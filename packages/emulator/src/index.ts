export { createEmulator, type Emulator, type State } from "./emulator.js";
export { type ClockSource, EmulatorClock } from "./kernel/clock.js";
export type { OutboxMessage, WebhookDelivery } from "./kernel/events.js";
export type { Picture } from "./media/picture.js";
export { defineConfig, type EmulatorConfig, type SeedFile } from "./options/define-config.js";
export type { EmulatorOptions, FaultInput, FaultTarget } from "./options/option-types.js";
export type { PluginFetch, PluginInput } from "./options/plugin-setup.js";
export type {
  ApiProduct,
  CategoryInput,
  InfoSectionInput,
  NamedInput,
  PictureInput,
  PricedInput,
  ProductInput,
  SeedData,
  SeedInput,
  SeedName,
  StockInput,
  VariantSeed,
} from "./options/seed-types.js";
export type {
  CouponInput,
  DeliveryOptionInput,
  GiftCardInput,
  MemberSeedInput,
  SiteSettingsInput,
} from "./options/site-types.js";
export { createSeed, type Seed } from "./seeds/create-seed.js";
export type { EmulatorOf, Snapshot } from "./server/control/emulator-of.js";
export type { Overview } from "./server/control/types.js";
export { type Fault, Faults } from "./server/faults.js";
export type { ListeningServer, ListenOptions } from "./server/listen.js";
export type { EventQuery, EventRecord } from "./server/log/events.js";
export type { RequestQuery, RequestRecord } from "./server/log/requests.js";
export type { TriggerInput, TriggerResult } from "./server/trigger/trigger.js";
export { totpCode } from "./services/accounts/login/totp.js";
export type { PluginControls } from "./services/plugins/service.js";
export type { PluginRecord } from "./services/plugins/slice.js";
