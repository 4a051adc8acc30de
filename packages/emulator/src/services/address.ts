/** An address in the platform's format. */
export interface Address {
  country?: string;
  subdivision?: string;
  city?: string;
  postalCode?: string;
  streetAddress?: { number?: string; name?: string; apt?: string | null };
  addressLine?: string;
  addressLine2?: string;
  /** The coordinates of the address. */
  geocode?: { latitude?: number; longitude?: number };
}

/** The name and phone number of the buyer. */
export interface Contact {
  firstName?: string;
  lastName?: string;
  phone?: string;
  company?: string;
}
