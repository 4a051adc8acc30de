// Schemas that services of several packages share, and what generated ones are made of.
export * from "./generated/schemas.js";
export * from "./schema-parts/objects.js";
export * from "./schema-parts/texts.js";
