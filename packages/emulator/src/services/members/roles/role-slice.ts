import type { Context } from "../../../kernel/context.js";
import type { Seed, Slice } from "../../../kernel/slice.js";

/** The keys of the roles that members have, by member. */
export const roleSlice: Slice<Map<string, readonly string[]>, Seed, "memberRoles"> = {
  name: "memberRoles",
  slice: () => new Map(),
};

/** The keys of a member's roles. */
export const rolesOf = (context: Context, memberId: string): readonly string[] =>
  context.store(roleSlice).get(memberId) ?? [];

/** Gives a member other roles. */
export function setRoles(context: Context, memberId: string, keys: readonly string[]): void {
  context.changes.put(context.store(roleSlice), memberId, keys);
}

/** Takes all roles from a member. */
export function forgetRoles(context: Context, memberId: string): void {
  context.changes.drop(context.store(roleSlice), memberId);
}
