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
