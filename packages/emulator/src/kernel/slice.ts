import type { SiteSettings } from "./site.js";

/** What a state starts from; services take more of it than the kernel knows. */
export interface Seed {
  readonly site: SiteSettings;
}

/**
 * A service's own data: plain objects, Maps, Sets and lists. Declared apart from the service, for its handlers to read
 * with `context.store(slice)`.
 */
export interface Slice<Data, From extends Seed = Seed, Name extends string = string> {
  readonly name: Name;
  /** The data at the start. The seed itself is never changed. */
  slice(seed: From): Data;
  /** A copy that later changes of either do not reach; absent: a structured clone. */
  copy?(data: Data): Data;
}
