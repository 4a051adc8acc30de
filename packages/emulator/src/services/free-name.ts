/** Appends the first free number if the name is in use. */
export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let number = 1; isTaken(name); number += 1) name = `${wanted}-${number}`;
  return name;
}

/** Converts a name to a slug of Latin letters and digits, which may be empty. */
export const latinSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** Converts a name to a slug, which may be empty. */
export const slugFrom = (name: unknown): string =>
  String(name ?? "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
