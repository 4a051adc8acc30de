import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { deferred } from "../testing/deferred.js";
import { ObservedQuery } from "./observed-query.js";
import { tick } from "./testing/tick.js";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

it("ObservedQuery marks invalidated data as stale, and stops observing after observe(undefined)", async () => {
  const queryClient = new QueryClient();
  const onChange = vi.fn();
  const observedQuery = new ObservedQuery(queryClient, onChange);
  const requests: ReturnType<typeof deferred<string>>[] = [];
  const queryKey = ["sum"];
  const query = {
    queryKey,
    retry: false as const,
    queryFn() {
      const request = deferred<string>();
      requests.push(request);
      return request.promise;
    },
  };
  observedQuery.observe(query);
  requests[0]?.resolve("1");
  await tick();
  expect(observedQuery.state(() => query)).toMatchObject({ data: "1", isStale: false });
  void queryClient.invalidateQueries({ queryKey });
  expect(observedQuery.state(() => query).isStale).toBe(true);
  await tick();
  requests[1]?.resolve("2");
  await tick();
  expect(observedQuery.state(() => query)).toMatchObject({ data: "2", isStale: false });
  void observedQuery.refetch();
  expect(requests).toHaveLength(3);
  observedQuery.observe(undefined);
  expect(queryClient.getQueryCache().find({ queryKey })?.getObserversCount()).toBe(0);
  onChange.mockClear();
  queryClient.setQueryData(queryKey, "4");
  await tick();
  expect([onChange.mock.calls, observedQuery.state(() => query)]).toEqual([[], { data: "4" }]);
});
