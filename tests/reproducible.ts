import fc from "fast-check";

const { PORTICO_SEED = "1" } = process.env;

// The same commit has the same result: what property tests try is settled, unless somebody wants to explore.
if (PORTICO_SEED !== "random") fc.configureGlobal({ seed: Number(PORTICO_SEED) });
