// `node tools/codegen/src/count-sentences.ts [--missing]` prints how many public declarations of
// the generated packages have a description, by module. `--missing` also lists the declarations
// without one. The script exits with 1 if too few declarations have a description.
//
// The script looks at exported types, their fields (including fields in inline object types) and
// operation arguments, except enums, schemas, query field tables and event arguments. A description
// needs at least three words, not all of them filler words or part of the name: "The name." does
// not describe `name`. Limits such as "At most 100 items." are ignored, but "Id of the brand." is a
// description. A tag on the first overload documents an argument of all overloads, but a sentence
// that contains the argument's name documents only one overload. Shared types belong to the module
// that declares them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Count, countDescriptions } from "./words/words.ts";

const root = fileURLToPath(new URL("../../../packages", import.meta.url));
const packages = ["core", "stores", "ecom", "members", "identity"];

/** Modules that most users need. A larger share of their declarations needs a description. */
const FREQUENT_MODULES =
  /^(core|stores|members|identity)\/|^ecom\/(common|cart|cart-v2|current-cart|current-cart-v2|checkout|orders)$/;
const MINIMUM_PERCENTAGES = { frequentModule: 95, overall: 80 };

const percentageOf = ({ all, described }: Count) => (all ? (100 * described) / all : 100);
const sumOf = (counts: Count[]): Count => ({
  all: counts.reduce((sum, { all }) => sum + all, 0),
  described: counts.reduce((sum, { described }) => sum + described, 0),
});
const formatRow = (name: string, counts: Count[]) =>
  [
    name.padEnd(38),
    ...counts.map(({ described, all }) => `${described}/${all}`.padStart(12)),
    `${percentageOf(sumOf(counts)).toFixed(1)} %`.padStart(9),
  ].join("");

const modules = packages.flatMap((name) => {
  const folder = join(root, name, "src/generated");
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !/(^|\/)(enums\/|schemas\b|index|codecs)/.test(file))
    .sort()
    .map((file) => ({
      name: `${name}/${file.replace(/\.ts$/, "")}`,
      descriptions: countDescriptions(readFileSync(join(folder, file), "utf8")),
    }));
});

const moduleRows = modules.map(
  ({ name, descriptions: { types, fields, arguments: argumentCount } }) => ({
    name,
    counts: [types, fields, argumentCount],
  }),
);
const totals = packages.map((name) => ({
  name,
  counts: totalOf((module) => module.startsWith(`${name}/`)),
}));
const overallRow = { name: "overall", counts: totalOf(() => true) };

console.log(
  `${"".padEnd(38)}${["types", "fields", "arguments"].map((kind) => kind.padStart(12)).join("")}`,
);
for (const { name, counts } of [...moduleRows, ...totals, overallRow])
  console.log(formatRow(name, counts));
if (process.argv.includes("--missing"))
  for (const { name, descriptions } of modules)
    for (const missingName of descriptions.missing) console.log(`${name}: ${missingName}`);

const groupsBelowMinimum = [
  ...moduleRows.filter(
    ({ name, counts }) =>
      FREQUENT_MODULES.test(name) &&
      percentageOf(sumOf(counts)) < MINIMUM_PERCENTAGES.frequentModule,
  ),
  ...[overallRow].filter(({ counts }) => percentageOf(sumOf(counts)) < MINIMUM_PERCENTAGES.overall),
];
for (const { name } of groupsBelowMinimum) console.error(`${name} has too few sentences`);
if (groupsBelowMinimum.length) process.exitCode = 1;

function totalOf(isInGroup: (name: string) => boolean): Count[] {
  const matchingCounts = moduleRows
    .filter(({ name }) => isInGroup(name))
    .map(({ counts }) => counts);
  return [0, 1, 2].map((kind) => sumOf(matchingCounts.flatMap((counts) => counts[kind] ?? [])));
}
