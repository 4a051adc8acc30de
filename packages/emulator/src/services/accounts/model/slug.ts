import type { Context } from "../../../kernel/context.js";
import { memberSlice } from "./member-slice.js";

export const isTaken = (context: Context, slug: string, besides?: string): boolean =>
  [...context.store(memberSlice).values()].some(
    (member) => member.id !== besides && member.slug.toLowerCase() === slug.toLowerCase(),
  );

export function freeSlug(context: Context, wanted: string): string {
  let slug = wanted;
  for (let count = 1; isTaken(context, slug); count += 1) slug = `${wanted}-${count}`;
  return slug;
}
