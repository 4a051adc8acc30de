import fc from "fast-check";

const STORE_BEHAVIORS = [
  "sync",
  "async",
  "thenable",
  "throws",
  "rejects",
  "hangs",
  "slow",
  "slower",
] as const;
export type StoreBehavior = (typeof STORE_BEHAVIORS)[number];

/** How the token service can respond to requests. */
const SERVICE_BEHAVIORS = ["grants", "rotates", "renews nothing", "rejects", "nothing"] as const;
export type ServiceBehavior = (typeof SERVICE_BEHAVIORS)[number];

/** An action on the manager at a given index, or on the clock that all managers share. */
export type Command =
  | { do: "call" | "unauthorized" | "login" | "logout" | "reload" | "release"; at: number }
  | { do: "store"; at: number; behavior: StoreBehavior; of: "get" | "set" | "both" }
  | { do: "service"; at: number; behavior: ServiceBehavior }
  | { do: "advance"; ms: number };

const managerIndex = fc.constantFrom(2, 2, 2, 3, 0, 1);
export const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant("call" as const), at: managerIndex }) },
  {
    weight: 7,
    arbitrary: fc.record({
      do: fc.constantFrom(
        "unauthorized" as const,
        "login" as const,
        "login" as const,
        "logout" as const,
        "reload" as const,
        "reload" as const,
        "release" as const,
      ),
      at: managerIndex,
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("store" as const),
      at: managerIndex,
      behavior: fc.constantFrom(...STORE_BEHAVIORS),
      of: fc.constantFrom("get" as const, "set" as const, "both" as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("service" as const),
      at: managerIndex,
      behavior: fc.constantFrom(...SERVICE_BEHAVIORS),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant("advance" as const),
      ms: fc.constantFrom(100, 6_000, 31_000, 70_000, 15_000_000),
    }),
  },
);
