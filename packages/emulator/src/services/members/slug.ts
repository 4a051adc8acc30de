import type { Context } from "../../kernel/context.js";
import { memberSlice } from "./slice.js";

/** Whether another member has a slug. */
export const isTaken = (context: Context, slug: string, besides?: string): boolean =>
  [...context.store(memberSlice).values()].some(
    (member) => member.id !== besides && member.slug.toLowerCase() === slug.toLowerCase(),
  );

/** A slug that nobody has: the wanted one, or that with a number. */
export function freeSlug(context: Context, wanted: string): string {
  let slug = wanted;
  for (let count = 1; isTaken(context, slug); count += 1) slug = `${wanted}-${count}`;
  return slug;
}
