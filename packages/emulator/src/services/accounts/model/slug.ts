import type { Context } from "../../../kernel/context.js";
import { memberSlice } from "./member-slice.js";

/** Returns whether another member has this slug. */
export const isTaken = (context: Context, slug: string, besides?: string): boolean =>
  [...context.store(memberSlice).values()].some(
    (member) => member.id !== besides && member.slug.toLowerCase() === slug.toLowerCase(),
  );

/** Returns the requested slug, with a number appended if it exists. */
export function freeSlug(context: Context, wanted: string): string {
  let slug = wanted;
  for (let count = 1; isTaken(context, slug); count += 1) slug = `${wanted}-${count}`;
  return slug;
}
