export const uncapitalize = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}`;

export const capitalize = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** Returns a noun and its possible plural forms. */
export const pluralsOf = (noun: string) => [noun, `${noun}s`, noun.replace(/y$/, "ies")];
