import type { Context } from "../../kernel/context.js";
import { memberSlice } from "./slice.js";

const taken = (context: Context, slug: string, besides?: string): boolean =>
  [...context.store(memberSlice).values()].some(
    (member) => member.id !== besides && member.slug.toLowerCase() === slug.toLowerCase(),
  );

/** Whether another member has a slug. */
export const isTaken = taken;

/** A slug that nobody has: the wanted one, or that with a number. */
export function freeSlug(context: Context, wanted: string): string {
  let slug = wanted;
  for (let count = 1; taken(context, slug); count += 1) slug = `${wanted}-${count}`;
  return slug;
}
