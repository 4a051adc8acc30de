// Patterns that the schemas of zod and those of zod/mini share.
export const countryPattern: RegExp = /^[A-Z]{2,3}$/;
export const phonePattern: RegExp = /^\+?[\d\s().-]{3,}$/;
