import { copyState, stateFrom } from "../kernel/state.js";
import { seedDataOf } from "../seeds/export-seed.js";
import type { EmulatorOf } from "../server/control/emulator-of.js";
import { failPending } from "../server/webhooks.js";
import type { Member } from "../services/accounts/model/member.js";
import { seedCatalogOf } from "../services/catalog/seed-catalog.js";
import type { CouponData } from "../services/coupons/slice.js";
import type { Parts } from "./parts.js";

type Lifecycle = Pick<
  EmulatorOf<unknown, unknown>,
  "reset" | "seed" | "exportSeed" | "snapshot" | "restore"
>;

export function lifecycleOf(parts: Parts): Lifecycle {
  const { services, current, deliveries, events, server } = parts;
  function reset(): void {
    deliveries?.drop();
    current.state = stateFrom(services, current.seed);
    current.run += 1;
    for (const log of [server.faults, server.requests, events]) log.clear();
    server.clock.reset();
  }
  return {
    reset,
    seed(input) {
      current.seed = parts.seedOf(input);
      reset();
    },
    exportSeed() {
      const { slices, site } = current.state;
      const { members, coupons } = slices as { members: Map<string, Member>; coupons: CouponData };
      const shop = {
        site: { ...site, coupons: [...coupons.coupons.values()] },
        catalog: seedCatalogOf(slices),
        members: members.values(),
      };
      return seedDataOf(shop, current.seed.memberInputs);
    },
    snapshot: () => ({ state: copyState(services, current.state) }),
    restore(snapshot) {
      deliveries?.drop();
      current.state = copyState(services, snapshot.state);
      failPending(current.state);
    },
  };
}
