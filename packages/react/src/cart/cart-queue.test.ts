import { PorticoError } from "@portico/core";
import { onlineManager } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { SentChange, SettledCart } from "../queries/cart-adapter.js";
import { CartQueue } from "./cart-queue.js";
import { add, cart, line, quantity, remove } from "./testing/carts.js";

afterEach(() => {
  onlineManager.setOnline(true);
  vi.restoreAllMocks();
});

const networkError = () => new PorticoError("Connection lost", { code: "NETWORK" });
const httpError = (status: number) => new PorticoError("No", { code: "NO", status });

function createQueue(currentCart: SettledCart | null = cart([line("a", 2)])) {
  const host = {
    current: vi.fn(async () => currentCart),
    read: vi.fn(async () => currentCart),
    send: vi.fn(async (_change: SentChange) => currentCart),
    onChange: vi.fn(),
    onSuccess: vi.fn(),
    onRejection: vi.fn(),
    onIdle: vi.fn(),
  };
  const queue = new CartQueue(host);
  const sentKinds = () => host.send.mock.calls.map(([{ kind }]) => kind);
  const waitUntilPaused = () =>
    vi.waitFor(() => expect([queue.isPaused, queue.isSending]).toEqual([true, false]));
  return { host, queue, sentKinds, waitUntilPaused };
}

it("CartQueue queues a change that has an isObsolete callback separately, and drops it when it is obsolete", async () => {
  const { host, queue, sentKinds } = createQueue();
  onlineManager.setOnline(false);
  const obsoleteAddition = queue.push(add("a", 2), () => true);
  const addition = queue.push(add("a", 1));
  expect(queue.changes).toHaveLength(2);
  onlineManager.setOnline(true);
  await expect(obsoleteAddition).resolves.toMatchObject({ after: null });
  await addition;
  expect(sentKinds()).toEqual(["add"]);
  expect(host.send.mock.calls[0]?.[0]).toMatchObject({ items: [{ quantity: 1 }] });
});

it("CartQueue does not combine, cancel or repeat an applied change if its response was lost", async () => {
  const { host, queue, sentKinds, waitUntilPaused } = createQueue();
  host.send.mockImplementationOnce(async () => {
    onlineManager.setOnline(false);
    throw networkError();
  });
  const firstChange = queue.push(add("a", 1));
  await waitUntilPaused();
  expect(host.read).not.toHaveBeenCalled();
  expect(queue.cancel(firstChange)).toBe(false);
  const secondChange = queue.push(add("a", 1));
  expect(queue.changes).toHaveLength(2);
  const cartWithChange = cart([line("a", 3)]);
  host.read.mockResolvedValue(cartWithChange);
  onlineManager.setOnline(true);
  await expect(firstChange).resolves.toMatchObject({
    before: { lines: [{ quantity: 2 }] },
    after: cartWithChange,
  });
  await secondChange;
  expect(sentKinds()).toEqual(["add", "add"]);
});

it("CartQueue does not repeat an applied change if its response and the next cart request were lost", async () => {
  const { host, queue, sentKinds, waitUntilPaused } = createQueue();
  const disconnect = async () => {
    onlineManager.setOnline(false);
    throw networkError();
  };
  host.send.mockImplementationOnce(disconnect);
  const change = queue.push(add("a", 1));
  await waitUntilPaused();
  host.read.mockImplementationOnce(disconnect).mockResolvedValue(cart([line("a", 3)]));
  onlineManager.setOnline(true);
  await waitUntilPaused();
  expect(queue.cancel(change)).toBe(false);
  onlineManager.setOnline(true);
  await change;
  expect(sentKinds()).toEqual(["add"]);
});

it("CartQueue can cancel a change if the cart request before the change failed", async () => {
  const { host, queue, sentKinds, waitUntilPaused } = createQueue();
  host.current.mockImplementationOnce(async () => {
    onlineManager.setOnline(false);
    throw networkError();
  });
  const change = queue.push(add("a", 1));
  await waitUntilPaused();
  expect(queue.cancel(change)).toBe(true);
  await expect(change).resolves.toMatchObject({ before: null, after: null });
  expect([sentKinds(), queue.changes]).toEqual([[], []]);
});

it("CartQueue resumes when the browser is online again, and unsubscribes from onlineManager when it has resumed or is closed", async () => {
  const { queue, sentKinds } = createQueue();
  const subscribe = vi.spyOn(onlineManager, "subscribe");
  for (const count of [3, 4]) {
    onlineManager.setOnline(false);
    const change = queue.push(quantity("a", count));
    void queue.push(quantity("b", count));
    await Promise.resolve();
    expect(queue.isPaused).toBe(true);
    onlineManager.setOnline(true);
    await change;
    await queue.settled();
    expect(queue.isPaused).toBe(false);
  }
  expect(sentKinds()).toEqual(["quantity", "quantity"]);
  expect(subscribe).toHaveBeenCalledTimes(2);
  onlineManager.setOnline(false);
  expect(queue.isPaused).toBe(false);
  void queue.push(quantity("a", 5)).catch(() => {});
  await Promise.resolve();
  const unsubscribe = vi.fn();
  subscribe.mockReturnValue(unsubscribe);
  const otherQueue = createQueue();
  void otherQueue.queue.push(quantity("a", 5)).catch(() => {});
  await Promise.resolve();
  otherQueue.queue.close(networkError());
  expect(unsubscribe).toHaveBeenCalledOnce();
  queue.close(networkError());
});

it("CartQueue restores the previous quantity when a removal is canceled", async () => {
  const { host, queue } = createQueue();
  onlineManager.setOnline(false);
  void queue.push(quantity("a", 5));
  const removal = queue.push(remove("a"));
  host.onChange.mockClear();
  expect(queue.cancel(removal)).toBe(true);
  expect(queue.changes).toEqual([quantity("a", 5)]);
  expect(host.onChange).toHaveBeenCalledOnce();
  expect(queue.cancel(removal)).toBe(true);
  expect(queue.changes).toEqual([]);
});

it("CartQueue rejects a change after a 409 response, even if the refetched cart contains the change", async () => {
  const { host, queue } = createQueue();
  host.read.mockResolvedValue(cart([line("a", 3)]));
  host.send.mockRejectedValueOnce(httpError(409));
  const rejectedChange = queue.push(quantity("a", 3));
  await expect(rejectedChange).rejects.toMatchObject({ status: 409 });
  expect(host.onRejection).toHaveBeenCalledWith(quantity("a", 3), expect.anything());
});

it("CartQueue does not reject a change after a 500 response if the refetched cart contains the change", async () => {
  const { host, queue } = createQueue();
  host.read.mockResolvedValue(cart([line("a", 3)]));
  host.send.mockRejectedValueOnce(httpError(500));
  await expect(queue.push(quantity("a", 3))).resolves.toMatchObject({ change: { quantity: 3 } });
});

it("CartQueue rejects a change if the cart request before the change receives a 500 response", async () => {
  const { host, queue } = createQueue();
  // The change was not sent, so the same quantity in the cart does not come from it.
  host.read.mockResolvedValue(cart([line("a", 3)]));
  host.current.mockRejectedValueOnce(httpError(500));
  await expect(queue.push(quantity("a", 3))).rejects.toMatchObject({ status: 500 });
});

it("CartQueue pauses if the browser goes offline after a failure, and retries the change later", async () => {
  const { host, queue, sentKinds, waitUntilPaused } = createQueue();
  host.send.mockRejectedValueOnce(networkError());
  host.read.mockImplementationOnce(async () => {
    onlineManager.setOnline(false);
    throw networkError();
  });
  const change = queue.push(quantity("a", 3));
  await waitUntilPaused();
  expect(host.onRejection).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  await change;
  expect(sentKinds()).toEqual(["quantity", "quantity"]);
});

it("CartQueue stops sending after close, and moves waiting changes to its successor", async () => {
  const { host, queue } = createQueue();
  const successor = createQueue();
  let finishRead: (currentCart: SettledCart | null) => void = () => {};
  host.current.mockReturnValueOnce(
    new Promise((resolve) => {
      finishRead = resolve;
    }),
  );
  const pendingChange = queue.push(quantity("a", 3));
  await vi.waitFor(() => expect(host.current).toHaveBeenCalled());
  const waitingRemoval = queue.push(remove("a"));
  queue.close(httpError(401), successor.queue);
  finishRead(cart([line("a", 2)]));
  await expect(pendingChange).rejects.toMatchObject({ status: 401 });
  await waitingRemoval;
  expect(successor.sentKinds()).toEqual(["remove"]);
  expect(host.send).not.toHaveBeenCalled();
  expect(host.onIdle).not.toHaveBeenCalled();
  await expect(queue.push(add("a"))).rejects.toMatchObject({ status: 401 });
});

it("CartQueue reports each response before it sends the next change", async () => {
  const { host, queue } = createQueue(cart([line("a", 2), line("b", 2)]));
  const events: string[] = [];
  host.onSuccess.mockImplementation(() => events.push("succeeded"));
  host.send.mockImplementation(async () => {
    events.push("sent");
    return null;
  });
  const firstChange = queue.push(quantity("a", 3));
  const secondChange = queue.push(quantity("b", 3));
  host.onChange.mockImplementation(() => events.push("changed"));
  await Promise.all([firstChange, secondChange]);
  expect(events.slice(0, 4)).toEqual(["sent", "succeeded", "changed", "sent"]);
  events.length = 0;
  host.onRejection.mockImplementation(() => events.push("rejected"));
  host.send.mockRejectedValueOnce(httpError(409));
  const rejectedChange = queue.push(quantity("a", 4));
  const lastChange = queue.push(quantity("b", 4));
  await Promise.allSettled([rejectedChange, lastChange]);
  expect(events.slice(2, 5)).toEqual(["rejected", "changed", "sent"]);
});
