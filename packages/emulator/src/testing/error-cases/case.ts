import type { Slice } from "../../kernel/slice.js";
import type { Entity, ResourceData } from "../../resource/declaration.js";
import type { World } from "../shop-world.js";
import { type Json, STORES } from "../test-client.js";

/** A case that makes operations return a documented error code. */
export interface Case {
  readonly code: string;
  readonly operations: readonly string[];
  readonly caller: keyof World["callers"];
  /** Prepares the case. The result is passed to `request`. */
  readonly before?: (world: World) => unknown;
  readonly request: (world: World, prepared: Json, operation: string) => Json | Promise<Json>;
}

export const FAKE_ID = "00000000-0000-4000-8000-00000000dead";

export const APP_ID = "00000000-0000-4000-8000-00000000a001";

export const SONG = { catalogReference: { catalogItemId: "song", appId: APP_ID, options: {} } };

export function installCatalog({ emulator }: World, data: object): void {
  const { catalogReference } = SONG;
  const item = { productName: { original: "Song" }, itemType: { preset: "DIGITAL" }, price: "10" };
  const catalogItems = [{ catalogReference, data: { ...item, ...data } }];
  emulator.controls.plugins.install({
    type: "ECOM_CATALOG",
    appId: APP_ID,
    fetch: async () => Response.json({ catalogItems }),
  });
}

/** Returns the map as writable, so that cases can fill the state without thousands of calls. */
export const writable = <Key, Value>(map: ReadonlyMap<Key, Value>) => map as Map<Key, Value>;

export const itemsOf = <T extends Entity>({ emulator }: World, service: Slice<ResourceData<T>>) =>
  (Reflect.get(emulator.state, service.name) as ResourceData<T>).items;

/** Adds copies of a service's first entity until the service has the given number of entities. */
export function fillWithCopies<T extends Entity>(
  world: World,
  service: Slice<ResourceData<T>>,
  count: number,
  change: Partial<T> = {},
): void {
  const items = itemsOf(world, service);
  const [first] = items.values();
  for (let order = items.size; order < count && first; order += 1) {
    const id = `copy-${order}`;
    items.set(id, { ...first, order, entity: { ...first.entity, ...change, id } });
  }
}

export const operationsOf = (service: string, ...verbs: string[]) =>
  verbs.map((verb) => `${service}.${verb}`);

export const changeGiftCard = (change: object) => (world: World) =>
  Object.assign(world.emulator.state.site.giftCards[0] ?? {}, change);

export const unknownItem = (quantity = 1) => ({
  catalogReference: { catalogItemId: FAKE_ID, appId: STORES },
  quantity,
});
