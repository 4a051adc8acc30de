import { expect, it, vi } from "vitest";
import { emitShopEvent, onShopEvent, type ShopEvent } from "./shop-events.js";

const login: ShopEvent = { type: "login", method: "password" };

it("emitShopEvent creates an event only if the client or one of its views has a listener", () => {
  const client = { auth: {} };
  const create = vi.fn(() => login);
  emitShopEvent(client, create);
  expect(create).not.toHaveBeenCalled();

  const [listener, otherListener] = [vi.fn(), vi.fn()];
  const stop = onShopEvent(client, listener);
  onShopEvent({ auth: {} }, otherListener);
  emitShopEvent({ ...client }, create);
  expect(listener.mock.calls).toEqual([[login]]);
  stop();
  emitShopEvent(client, create);
  expect([listener, otherListener, create].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 1]);
});

it("onShopEvent supports clients without an auth strategy", () => {
  const client = {};
  const listener = vi.fn();
  onShopEvent(client, listener);
  emitShopEvent({}, () => login);
  emitShopEvent(client, () => undefined);
  expect(listener).not.toHaveBeenCalled();
  emitShopEvent(client, () => login);
  expect(listener).toHaveBeenCalledOnce();
});

it("emitShopEvent reports errors from listeners and does not throw them", () => {
  const report = vi.fn();
  vi.stubGlobal("reportError", report);
  const client = {};
  onShopEvent(client, () => {
    throw new TypeError("No");
  });
  emitShopEvent(client, () => login);
  expect(report).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
