import type { Context } from "../../../../kernel/context.js";
import type { Seed, Slice } from "../../../../kernel/slice.js";

/** Role keys by member id. */
export const roleSlice: Slice<Map<string, readonly string[]>, Seed, "memberRoles"> = {
  name: "memberRoles",
  slice: () => new Map(),
};

/** Returns the role keys of a member. */
export const rolesOf = (context: Context, memberId: string): readonly string[] =>
  context.store(roleSlice).get(memberId) ?? [];

/** Replaces the roles of a member. */
export function setRoles(context: Context, memberId: string, keys: readonly string[]): void {
  context.changes.put(context.store(roleSlice), memberId, keys);
}

/** Removes all roles of a member. */
export function forgetRoles(context: Context, memberId: string): void {
  context.changes.drop(context.store(roleSlice), memberId);
}
