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

const lost = () => new PorticoError("Nothing came back", { code: "NETWORK" });
const said = (status: number) => new PorticoError("No", { code: "NO", status });

/** A queue over a cart with two of "a", whose requests a test may answer otherwise. */
function queueOf(now: SettledCart | null = cart([line("a", 2)])) {
  const server = {
    current: vi.fn(async () => now),
    read: vi.fn(async () => now),
    send: vi.fn(async (_change: SentChange) => now),
    changed: vi.fn(),
    succeeded: vi.fn(),
    rejected: vi.fn(),
    idle: vi.fn(),
  };
  const queue = new CartQueue(server);
  const kinds = () => server.send.mock.calls.map(([{ kind }]) => kind);
  const paused = () =>
    vi.waitFor(() => expect([queue.isPaused, queue.isSending]).toEqual([true, false]));
  return { server, queue, kinds, paused };
}

it("sends what brings lines back on its own, and nothing where there is nothing to bring", async () => {
  const { server, queue, kinds } = queueOf();
  onlineManager.setOnline(false);
  const back = queue.push(add("a", 2), () => true);
  const more = queue.push(add("a", 1));
  expect(queue.changes).toHaveLength(2);
  onlineManager.setOnline(true);
  await expect(back).resolves.toMatchObject({ after: null });
  await more;
  expect(kinds()).toEqual(["add"]);
  expect(server.send.mock.calls[0]?.[0]).toMatchObject({ items: [{ quantity: 1 }] });
});

it("neither adds to nor takes back a change whose answer was lost, and looks before it is sent again", async () => {
  const { server, queue, kinds, paused } = queueOf();
  server.send.mockImplementationOnce(async () => {
    onlineManager.setOnline(false);
    throw lost();
  });
  const first = queue.push(add("a", 1));
  await paused();
  expect(server.read).not.toHaveBeenCalled();
  expect(queue.cancel(first)).toBe(false);
  const second = queue.push(add("a", 1));
  expect(queue.changes).toHaveLength(2);
  const there = cart([line("a", 3)]);
  server.read.mockResolvedValue(there);
  onlineManager.setOnline(true);
  await expect(first).resolves.toMatchObject({
    before: { lines: [{ quantity: 2 }] },
    after: there,
  });
  await second;
  expect(kinds()).toEqual(["add", "add"]);
});

it("may take back what was not reached by the cart's reading, and never sent", async () => {
  const { server, queue, kinds, paused } = queueOf();
  server.current.mockImplementationOnce(async () => {
    onlineManager.setOnline(false);
    throw lost();
  });
  const change = queue.push(add("a", 1));
  await paused();
  expect(queue.cancel(change)).toBe(true);
  await expect(change).resolves.toMatchObject({ before: null, after: null });
  expect([kinds(), queue.changes]).toEqual([[], []]);
});

it("goes on each time the browser is back, and listens to it no longer than needed", async () => {
  const { queue, kinds } = queueOf();
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
  expect(kinds()).toEqual(["quantity", "quantity"]);
  expect(subscribe).toHaveBeenCalledTimes(2);
  onlineManager.setOnline(false);
  expect(queue.isPaused).toBe(false);
  void queue.push(quantity("a", 5)).catch(() => {});
  await Promise.resolve();
  const stop = vi.fn();
  subscribe.mockReturnValue(stop);
  const left = queueOf();
  void left.queue.push(quantity("a", 5)).catch(() => {});
  await Promise.resolve();
  left.queue.close(lost());
  expect(stop).toHaveBeenCalledOnce();
  queue.close(lost());
});

it("gives back the number before a removal once, and tells of it", async () => {
  const { server, queue } = queueOf();
  onlineManager.setOnline(false);
  void queue.push(quantity("a", 5));
  const removal = queue.push(remove("a"));
  server.changed.mockClear();
  expect(queue.cancel(removal)).toBe(true);
  expect(queue.changes).toEqual([quantity("a", 5)]);
  expect(server.changed).toHaveBeenCalledOnce();
  expect(queue.cancel(removal)).toBe(true);
  expect(queue.changes).toEqual([]);
});

it("says what the platform says, and believes a cart that shows the change after a failure", async () => {
  const { server, queue } = queueOf();
  server.read.mockResolvedValue(cart([line("a", 3)]));
  server.send.mockRejectedValueOnce(said(409));
  const refused = queue.push(quantity("a", 3));
  await expect(refused).rejects.toMatchObject({ status: 409 });
  expect(server.rejected).toHaveBeenCalledWith(quantity("a", 3), expect.anything());
  server.send.mockRejectedValueOnce(said(500));
  await expect(queue.push(quantity("a", 3))).resolves.toMatchObject({ change: { quantity: 3 } });
  // What was never sent is not made by somebody else's change.
  server.current.mockRejectedValueOnce(said(500));
  await expect(queue.push(quantity("a", 3))).rejects.toMatchObject({ status: 500 });
});

it("waits where the browser learns only after a failure that it is offline", async () => {
  const { server, queue, kinds, paused } = queueOf();
  server.send.mockRejectedValueOnce(lost());
  server.read.mockImplementationOnce(async () => {
    onlineManager.setOnline(false);
    throw lost();
  });
  const change = queue.push(quantity("a", 3));
  await paused();
  expect(server.rejected).not.toHaveBeenCalled();
  onlineManager.setOnline(true);
  await change;
  expect(kinds()).toEqual(["quantity", "quantity"]);
});

it("sends nothing once it is closed, and hands on what nobody has seen", async () => {
  const { server, queue } = queueOf();
  const heir = queueOf();
  let read: (now: SettledCart | null) => void = () => {};
  server.current.mockReturnValueOnce(
    new Promise((resolve) => {
      read = resolve;
    }),
  );
  const seen = queue.push(quantity("a", 3));
  await vi.waitFor(() => expect(server.current).toHaveBeenCalled());
  const waits = queue.push(remove("a"));
  queue.close(said(401), heir.queue);
  read(cart([line("a", 2)]));
  await expect(seen).rejects.toMatchObject({ status: 401 });
  await waits;
  expect(heir.kinds()).toEqual(["remove"]);
  expect(server.send).not.toHaveBeenCalled();
  expect(server.idle).not.toHaveBeenCalled();
  await expect(queue.push(add("a"))).rejects.toMatchObject({ status: 401 });
});

it("shows each answer before the next change is sent", async () => {
  const { server, queue } = queueOf(cart([line("a", 2), line("b", 2)]));
  const order: string[] = [];
  server.succeeded.mockImplementation(() => order.push("answered"));
  server.send.mockImplementation(async () => {
    order.push("sent");
    return null;
  });
  const first = queue.push(quantity("a", 3));
  const second = queue.push(quantity("b", 3));
  server.changed.mockImplementation(() => order.push("shown"));
  await Promise.all([first, second]);
  expect(order.slice(0, 4)).toEqual(["sent", "answered", "shown", "sent"]);
  order.length = 0;
  server.rejected.mockImplementation(() => order.push("refused"));
  server.send.mockRejectedValueOnce(said(409));
  const refused = queue.push(quantity("a", 4));
  const last = queue.push(quantity("b", 4));
  await Promise.allSettled([refused, last]);
  expect(order.slice(2, 5)).toEqual(["refused", "shown", "sent"]);
});
