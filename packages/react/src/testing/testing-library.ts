// Testing Library gives up after one second, which is too short on a busy machine.
import { configure, act as libraryAct } from "@testing-library/react";
import { vi } from "vitest";

configure({ asyncUtilTimeout: 60_000 });

export * from "@testing-library/react";

/**
 * Runs code that updates components, like `act` in Testing Library. After asynchronous code, it
 * also waits for TanStack Query, which notifies components one task later.
 */
export function act<Result>(work: () => Promise<Result>): Promise<Result>;
export function act(work: () => void): void;
export function act(work: () => unknown): unknown {
  let result: unknown;
  libraryAct(() => {
    result = work();
  });
  // Assertions such as expect().rejects are thenable, but not promises.
  if (typeof (result as { then?: unknown } | undefined)?.then !== "function") return undefined;
  return libraryAct(async () => {
    await result;
    if (!vi.isFakeTimers()) await new Promise((resolve) => setTimeout(resolve));
    return result;
  });
}
