import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deferred } from "../testing/deferred.js";
import { Followed } from "./observed-query.js";
import { tick } from "./testing/tick.js";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

it("follows a query while it is wanted, and knows when what it has is of before", async () => {
  const queries = new QueryClient();
  const changed = vi.fn();
  const followed = new Followed(queries, changed);
  const asked: ReturnType<typeof deferred<string>>[] = [];
  const queryKey = ["sum"];
  const query = {
    queryKey,
    retry: false as const,
    queryFn() {
      const answer = deferred<string>();
      asked.push(answer);
      return answer.promise;
    },
  };
  followed.follow(query);
  asked[0]?.resolve("1");
  await tick();
  expect([followed.result?.data, followed.isStale]).toEqual(["1", false]);
  void queries.invalidateQueries({ queryKey });
  expect(followed.isStale).toBe(true);
  await tick();
  asked[1]?.resolve("2");
  await tick();
  expect([followed.result?.data, followed.isStale]).toEqual(["2", false]);
  void followed.refetch();
  expect(asked).toHaveLength(3);
  followed.follow(undefined);
  expect(queries.getQueryCache().find({ queryKey })?.getObserversCount()).toBe(0);
  changed.mockClear();
  queries.setQueryData(queryKey, "4");
  await tick();
  expect([changed.mock.calls, followed.result]).toEqual([[], undefined]);
});
