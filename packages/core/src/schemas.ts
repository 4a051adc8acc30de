export * from "./generated/schemas.js";
export * from "./schema-parts/objects.js";
export * from "./schema-parts/texts.js";
