// Patterns for zod and zod/mini schemas.
export const countryPattern: RegExp = /^[A-Z]{2,3}$/;
export const phonePattern: RegExp = /^\+?[\d\s().-]{3,}$/;
