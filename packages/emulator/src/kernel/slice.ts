import type { SiteSettings } from "../site/settings.js";

export interface Seed {
  readonly site: SiteSettings;
}

/** State of a service: plain objects, Maps, Sets and arrays. */
export interface Slice<Data, From extends Seed = Seed, Name extends string = string> {
  readonly name: Name;
  /** Creates the initial data. Must not mutate the seed. */
  slice(seed: From): Data;
  /** Returns an independent copy. Default: a structured clone. */
  copy?(data: Data): Data;
}
