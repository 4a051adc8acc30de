// @vitest-environment jsdom
import { createClient } from "@portico/core";
import { QueryClient, QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { useCart } from "../cart/use-cart.js";
import { testShop } from "../testing/test-shop.js";
import { act, cleanup, render, renderHook, waitFor } from "../testing/testing-library.js";
import { PorticoProvider, useClient } from "./provider.js";

afterEach(cleanup);

function QueryClientProbe({
  recordQueryClient,
}: {
  recordQueryClient: (queryClient: QueryClient) => void;
}) {
  recordQueryClient(useQueryClient());
  return null;
}

it("useClient returns the provider's client and throws outside of a provider", () => {
  const { client, wrapper } = testShop();
  expect(renderHook(() => useClient(), { wrapper }).result.current).toBe(client);
  vi.spyOn(console, "error").mockImplementation(() => {});
  expect(() => renderHook(() => useClient())).toThrow("inside <PorticoProvider>");
  vi.restoreAllMocks();
});

it("PorticoProvider uses its queryClient prop, the surrounding query client or a new one", () => {
  const client = createClient();
  const [propQueryClient, outerQueryClient] = [new QueryClient(), new QueryClient()];
  const receivedQueryClients: QueryClient[] = [];
  const recordQueryClient = (queryClient: QueryClient) =>
    void receivedQueryClients.push(queryClient);
  render(
    <QueryClientProvider client={outerQueryClient}>
      <PorticoProvider client={client} queryClient={propQueryClient}>
        <QueryClientProbe recordQueryClient={recordQueryClient} />
      </PorticoProvider>
    </QueryClientProvider>,
  );
  render(
    <QueryClientProvider client={outerQueryClient}>
      <PorticoProvider client={client}>
        <QueryClientProbe recordQueryClient={recordQueryClient} />
      </PorticoProvider>
    </QueryClientProvider>,
  );
  const element = (
    <PorticoProvider client={client}>
      <QueryClientProbe recordQueryClient={recordQueryClient} />
    </PorticoProvider>
  );
  const { rerender } = render(element);
  rerender(element);
  expect(receivedQueryClients[0]).toBe(propQueryClient);
  expect(receivedQueryClients[1]).toBe(outerQueryClient);
  expect(receivedQueryClients[2]).toBeInstanceOf(QueryClient);
  expect(receivedQueryClients[2]).not.toBe(outerQueryClient);
  expect(new Set(receivedQueryClients).size).toBe(3);
});

it("PorticoProvider refetches the cart when the back button restores the page", async () => {
  const { wrapper, requests, product } = testShop();
  await product("drop-pendant");
  const { result } = renderHook(() => useCart(), { wrapper });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  const readCount = () => requests.filter((request) => request.endsWith("/carts/current")).length;
  const countBefore = readCount();
  const firePageShow = (persisted: boolean) =>
    act(async () => {
      window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
    });
  await firePageShow(false);
  expect(readCount()).toBe(countBefore);
  await firePageShow(true);
  await waitFor(() => expect(readCount()).toBe(countBefore + 1));
});
