// Patterns for schemas of zod and of zod/mini.
export const countryPattern: RegExp = /^[A-Z]{2,3}$/;
export const phonePattern: RegExp = /^\+?[\d\s().-]{3,}$/;
