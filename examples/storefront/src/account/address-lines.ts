import { countryName } from "./countries.js";

/** The fields that members' addresses and order addresses have in common. */
interface Address {
  readonly addressLine?: string | null;
  readonly streetAddress?: { readonly number?: string; readonly name?: string };
  readonly addressLine2?: string | null;
  readonly city?: string | null;
  readonly subdivision?: string | null;
  readonly postalCode?: string | null;
  readonly country?: string | null;
}

/** Splits an address into display lines, such as "New York, NY 10001" for the city. */
export function addressLines(address: Address): string[] {
  const { addressLine, streetAddress, addressLine2, city, postalCode, country } = address;
  const state = address.subdivision?.replace(/^[A-Z]{2}-/, "");
  const join = (separator: string, ...parts: (string | null | undefined)[]) =>
    parts.filter(Boolean).join(separator);
  return [
    addressLine ?? join(" ", streetAddress?.number, streetAddress?.name),
    addressLine2,
    state ? join(", ", city, join(" ", state, postalCode)) : join(" ", postalCode, city),
    countryName(country),
  ].filter((line): line is string => Boolean(line));
}
