import type { Entity } from "./entities.ts";

/** Forms of an entity's name in sentences: "brand", "a brand", "brands". */
export interface NounForms {
  singular: string;
  withArticle: string;
  plural: string;
  /** Whether the noun is plural: "tax settings". */
  isPlural: boolean;
}

export const nounsOf = ({ nouns }: Pick<Entity, "nouns">): NounForms =>
  nounsFrom(nouns.at(-1) ?? "item");

/** Returns the forms of "product" for "V3ProductOfCart". */
export function nounsFrom(name: string): NounForms {
  const noun = nounFromName(
    name.replace(/^V\d(?=[A-Z])/, "").replace(/(Of[A-Z]\w*|V\d|Added|Updated|Input)$/, ""),
  );
  const isPlural = /(settings|details)$/.test(noun);
  const article = /^([aeio]|un(?!i))/.test(noun) ? "an" : "a";
  return {
    singular: noun,
    withArticle: isPlural ? noun : `${article} ${noun}`,
    plural: pluralize(noun),
    isPlural,
  };
}

export const pluralize = (noun: string) =>
  /[^aeiou]y$/.test(noun)
    ? noun.replace(/y$/, "ies")
    : /(s|media|staff)$/.test(noun)
      ? noun
      : `${noun}s`;

/** Returns "Shippo configuration" for "shippoConfiguration". */
export const nounFromName = (name: string) =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .replaceAll("_", "")
    .toLowerCase()
    .replace(/\b(wix|shippo)\b/g, (productName) => capitalizeSentence(productName))
    .replace(/^ecom /, "")
    .replace(/^stores location/, "store location");

/** Joins names as in "a, b and c". */
export const joinWithConjunction = (names: readonly string[], conjunction = "and") =>
  names.length > 1
    ? `${names.slice(0, -1).join(", ")} ${conjunction} ${names.at(-1)}`
    : names.join("");

export const capitalizeSentence = (text: string) =>
  text.replace(/^./, (firstLetter) => firstLetter.toUpperCase());
