// Shared by the zod schemas and the forms, which use zod/v4-mini.
export const countryPattern: RegExp = /^[A-Z]{2,3}$/;
export const phonePattern: RegExp = /^\+?[\d\s().-]{3,}$/;
