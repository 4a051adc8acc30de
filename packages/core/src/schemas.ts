// Schemas shared by the services of several packages, and building blocks of generated schemas.
export * from "./generated/schemas.js";
export * from "./schema-parts/objects.js";
export * from "./schema-parts/texts.js";
