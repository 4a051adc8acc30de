export function freeName(preferred: string, isTaken: (name: string) => boolean): string {
  let name = preferred;
  for (let number = 1; isTaken(name); number += 1) name = `${preferred}-${number}`;
  return name;
}

const toSlug = (text: string, separators: RegExp): string =>
  text.toLowerCase().replaceAll(separators, "-").replaceAll(/^-|-$/g, "");

export const latinSlug = (name: string): string =>
  toSlug(name.replaceAll("&", "and"), /[^a-z0-9]+/g);

export const slugFrom = (name: unknown): string => toSlug(String(name ?? ""), /[^\p{L}\p{N}]+/gu);
