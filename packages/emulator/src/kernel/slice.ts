import type { SiteSettings } from "../site/settings.js";

export interface Seed {
  readonly site: SiteSettings;
}

/** Defines the data of a service, which consists of plain objects, Maps, Sets and arrays. */
export interface Slice<Data, From extends Seed = Seed, Name extends string = string> {
  readonly name: Name;
  /** Must not mutate the seed. */
  slice(seed: From): Data;
  /** Default: a structured clone. */
  copy?(data: Data): Data;
}
