import { onlineManager } from "@tanstack/react-query";
import fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { testShop } from "../testing/test-shop.js";
import { cartActions } from "./cart-actions.js";
import type { CartAdapter } from "./cart-adapter.js";
import { cartStore } from "./cart-stores.js";
import { cartV1 } from "./v1.js";
import { cartV2 } from "./v2.js";

afterEach(() => onlineManager.setOnline(true));

/** What somebody does, and what the network does to a request. */
const deed = fc.oneof(
  fc.record({
    do: fc.constant("add" as const),
    what: fc.nat(2),
    quantity: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({ do: fc.constant("quantity" as const), what: fc.nat(2), quantity: fc.nat(6) }),
  fc.record({ do: fc.constant("remove" as const), what: fc.nat(2) }),
  fc.record({ do: fc.constant("note" as const), text: fc.constantFrom("a", "b") }),
  fc.record({ do: fc.constant("coupon" as const), code: fc.constantFrom("WELCOME10", "NONSENSE") }),
  fc.record({ do: fc.constant("read" as const) }),
  fc.record({ do: fc.constant("wait" as const) }),
);
const fate = fc.constantFrom("answered", "answered", "answered", "unreached", "unanswered");

const shops = {
  "version 2": cartV2 as CartAdapter,
  "version 1": cartV1 as CartAdapter,
};

describe.each(Object.entries(shops))("changes of a cart of %s", (_version, adapter) => {
  it("end in the platform's cart, whatever is answered when, and none is lost", async () => {
    const base = testShop();
    const pendant = await base.product("drop-pendant");
    const variants = (pendant.variantsInfo?.variants ?? []).slice(0, 3).map(({ id }) => id);
    const [capped = ""] = variants;
    const items = variants.map((variantId) => ({ productId: pendant.id, variantId }));

    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(deed, { minLength: 1, maxLength: 12 }),
        fc.array(fate, { minLength: 1, maxLength: 6 }),
        async (scheduler, deeds, fates) => {
          const { emulator, network, queryClient, client, requests } = testShop();
          emulator.controls.catalog.setStock(capped, 3);
          const store = cartStore(queryClient, client, adapter);
          const actions = cartActions(() => store);
          const stop = store.subscribe(() => {});
          await vi.waitUntil(() => !store.view().isLoading);

          let writing = 0;
          let most = 0;
          let turn = 0;
          const isWrite = (path: string, method: string) =>
            method !== "GET" && !/estimate|oauth2/.test(path);
          const writes = () => requests.filter((made) => !/^GET|estimate|oauth2/.test(made)).length;
          const before = writes();
          const later = (name: string) => scheduler.schedule(Promise.resolve(), name);
          // one write at a time, so this is that of the one
          let own: (typeof fates)[number] = "answered";
          network.reach = async (path, method) => {
            if (isWrite(path, method)) {
              writing += 1;
              most = Math.max(most, writing);
              own = fates[turn % fates.length] ?? "answered";
              turn += 1;
            }
            await later(`to ${path}`);
            if (isWrite(path, method) && own === "unreached") {
              writing -= 1;
              throw new TypeError("not reached");
            }
          };
          network.before = async (path, method) => {
            await later(`from ${path}`);
            if (!isWrite(path, method)) return;
            writing -= 1;
            if (own === "unanswered") throw new TypeError("not answered");
          };

          let sent = 0;
          const outcomes: Promise<unknown>[] = [];
          const refused: unknown[] = [];
          const follow = (promise: Promise<unknown>) => {
            sent += 1;
            outcomes.push(promise.catch((error: unknown) => refused.push(error)));
          };
          const pieces: number[] = [];
          for (const one of deeds) {
            const line = () =>
              store
                .view()
                .lines.find(
                  ({ variantId }) =>
                    variantId === variants[one.do === "read" ? 0 : "what" in one ? one.what : 0],
                );
            if (one.do === "add") {
              const item = items[one.what];
              if (!item) continue;
              follow(
                actions
                  .add({ ...item, quantity: one.quantity })
                  .then(({ added }) => pieces.push(added)),
              );
            } else if (one.do === "note") follow(actions.setNote(one.text));
            else if (one.do === "coupon") follow(actions.applyCoupon(one.code));
            else if (one.do === "read") void store.refetch();
            else if (one.do === "wait") {
              if (scheduler.count() > 0) await scheduler.waitNext(1);
            } else {
              const id = line()?.id;
              if (id === undefined) continue;
              if (one.do === "quantity") follow(actions.setQuantity(id, one.quantity));
              else follow(actions.remove(id).then(({ done }) => done));
            }
          }
          await scheduler.waitFor(Promise.all(outcomes));
          await scheduler.waitFor(store.queue.settled());
          network.reach = () => {};
          network.before = () => {};
          await scheduler.waitIdle();
          await vi.waitUntil(() => queryClient.isFetching() === 0);

          const raw = await adapter.cartQuery(client).queryFn({
            signal: new AbortController().signal,
          });
          const now = raw ? adapter.settle(raw as never) : null;
          const view = store.view();
          expect(view.isPending).toBe(false);
          expect(view.lines).toEqual(now?.lines ?? []);
          expect(view.note).toBe(now?.note ?? "");
          expect(view.coupons).toEqual(now?.coupons ?? []);
          expect(most).toBeLessThanOrEqual(1);
          expect(writes() - before).toBeLessThanOrEqual(sent);
          const told = view.notices.flatMap((notice) =>
            notice.kind === "refused" ? [notice.error] : [],
          );
          expect(new Set(told)).toEqual(new Set(refused));
          stop();
        },
      ),
      { numRuns: 150 },
    );
  });
});
