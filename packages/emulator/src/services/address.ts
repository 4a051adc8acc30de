export interface Address {
  country?: string;
  subdivision?: string;
  city?: string;
  postalCode?: string;
  streetAddress?: { number?: string; name?: string; apt?: string | null };
  addressLine?: string;
  addressLine2?: string;
  geocode?: { latitude?: number; longitude?: number };
}

export interface Contact {
  firstName?: string;
  lastName?: string;
  phone?: string;
  company?: string;
}

/** Returns "NY" for both "NY" and "US-NY". */
export function subdivisionCode(country: unknown, subdivision: unknown): string {
  const code = String(subdivision ?? "");
  return code.startsWith(`${country}-`) ? code.slice(`${country}-`.length) : code;
}

/** A destination without subdivisions covers the whole country. */
export function isDestination(
  destination: { readonly country: string; readonly subdivisions?: readonly string[] },
  country: unknown,
  subdivision: unknown,
): boolean {
  if (destination.country !== country) return false;
  const { subdivisions = [] } = destination;
  const code = subdivisionCode(country, subdivision);
  return (
    subdivisions.length === 0 || subdivisions.some((id) => subdivisionCode(country, id) === code)
  );
}
