import type { Context } from "../../../../kernel/context.js";
import type { Seed, Slice } from "../../../../kernel/slice.js";

export const roleSlice: Slice<Map<string, readonly string[]>, Seed, "memberRoles"> = {
  name: "memberRoles",
  slice: () => new Map(),
};

export const rolesOf = (context: Context, memberId: string): readonly string[] =>
  context.store(roleSlice).get(memberId) ?? [];

export function setRoles(context: Context, memberId: string, keys: readonly string[]): void {
  context.changes.put(context.store(roleSlice), memberId, keys);
}

export function forgetRoles(context: Context, memberId: string): void {
  context.changes.drop(context.store(roleSlice), memberId);
}
