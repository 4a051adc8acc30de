export const uncapitalized = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}`;

export const capitalized = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`;

/** A noun and its possible plural forms. */
export const pluralsOf = (noun: string) => [noun, `${noun}s`, noun.replace(/y$/, "ies")];
