import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { EVERY, type Fields } from "./fields.js";
import { compileFilter, declaredFields } from "./filter.js";
import { runQuery } from "./run-query.js";
import { entityReader } from "./values.js";

const everyOperator = { operators: EVERY };
const TYPED_FIELDS: Fields = {
  text: everyOperator,
  empty: everyOperator,
  gone: everyOperator,
  nothing: everyOperator,
  number: everyOperator,
  money: { operators: EVERY, numeric: true },
  blank: { operators: EVERY, numeric: true },
  yes: everyOperator,
  date: everyOperator,
  tags: everyOperator,
  none: everyOperator,
  blanks: everyOperator,
  partly: everyOperator,
  sent: everyOperator,
  loose: everyOperator,
  "lines.sku": everyOperator,
  "lines.price": { operators: EVERY, numeric: true },
  lines: everyOperator,
  alias: { operators: EVERY, path: "text" },
};
const ENTITY = {
  text: "Wool Coat",
  empty: "",
  nothing: null,
  number: 10,
  money: "10.50",
  blank: " ",
  yes: true,
  date: "2025-03-01T10:00:00.000Z",
  tags: ["Red", "blue"],
  none: [],
  blanks: ["", null, []],
  partly: ["", "x"],
  sent: "Mon, 03 Mar 2025 10:00:00 GMT",
  loose: "2025-03-01 10:00:00Z",
  lines: [
    { sku: "A-1", price: "9.50", sizes: ["S", "M"], made: { in: "PT" } },
    { sku: "B-2", price: "120.00", sizes: [] },
  ],
};
const matches = (filter: Record<string, unknown>, zone?: string) =>
  compileFilter(filter, { fieldOf: declaredFields(TYPED_FIELDS), readerOf: entityReader, zone })(
    ENTITY,
  );

/** For each operator, whether a field matches an operand. */
const TABLE: Readonly<
  Record<string, readonly (readonly [field: string, operand: unknown, holds: boolean])[]>
> = {
  $eq: [
    ["text", "Wool Coat", true],
    ["text", "wool coat", false],
    ["alias", "Wool Coat", true],
    ["money", 10.5, true],
    ["number", "10", false],
    ["blank", 0, false],
    ["yes", true, true],
    ["date", "2025-03-01T11:00:00+01:00", true],
    ["date", { $date: "2025-03-01T10:00:00Z" }, true],
    ["tags", "blue", true],
    ["tags", ["Red", "blue"], true],
    ["tags", ["blue", "Red"], false],
    ["tags", ["Red"], false],
    ["tags", ["Red", "green"], false],
    ["tags", ["Red", "blue", "green"], false],
    ["none", ["Red"], false],
    ["none", [], true],
    ["text", ["Wool Coat"], false],
    ["gone", ["Red"], false],
    ["date", "2025-03-01T12:00+02:00", true],
    ["date", "2025-03-01T12:00+0200", true],
    ["date", "2025-03-01T10:00", true],
    ["sent", "2025-03-03T10:00:00Z", false],
    ["loose", "2025-03-01T10:00:00Z", false],
    ["loose", "2025-03-01 10:00:00Z", true],
    ["text", null, false],
    ["gone", null, true],
    ["nothing", null, true],
    ["none", null, true],
    ["gone", "", false],
    ["lines.sku", "B-2", true],
  ],
  $ne: [
    ["text", "wool coat", true],
    ["tags", "blue", false],
    ["gone", "x", true],
    ["gone", null, false],
    ["text", null, true],
  ],
  $gt: [
    ["number", 9, true],
    ["number", 10, false],
    ["number", "9", false],
    ["money", "9.75", true],
    ["text", "Wool", true],
    ["date", "2025-03-01T09:59:59.999Z", true],
    ["date", "2025-03-01", true],
    ["gone", 0, false],
    ["lines.price", 100, true],
  ],
  $gte: [
    ["number", 10, true],
    ["date", "2025-03-01T10:00:00Z", true],
    ["money", "10.51", false],
  ],
  $lt: [
    ["number", 10, false],
    ["money", "100", true],
    ["date", { $date: "2025-03-01T10:00:00.001Z" }, true],
    ["gone", 1, false],
  ],
  $lte: [
    ["number", 10, true],
    ["lines.price", 9, false],
  ],
  $in: [
    ["text", ["x", "Wool Coat"], true],
    ["money", ["1", 10.5], true],
    ["tags", ["blue"], true],
    ["text", [], false],
    ["gone", ["x", null], true],
    ["gone", ["x"], false],
    ["text", [null], false],
  ],
  $nin: [
    ["text", ["x"], true],
    ["tags", ["blue"], false],
    ["gone", ["x"], true],
    ["gone", [null], false],
    ["text", [], true],
  ],
  $hasSome: [
    ["tags", ["x", "Red"], true],
    ["tags", ["red"], false],
    ["tags", [], false],
    ["none", ["x"], false],
    ["text", ["Wool Coat"], true],
    ["lines.sku", ["B-2", "C-3"], true],
  ],
  $hasAll: [
    ["tags", ["blue", "Red"], true],
    ["tags", ["blue", "x"], false],
    ["gone", ["x"], false],
    ["lines.sku", ["A-1", "B-2"], true],
  ],
  $contains: [
    ["text", "OL C", true],
    ["text", "lc", false],
    ["tags", "lu", true],
    ["gone", "", false],
    ["number", 10, true],
  ],
  $startsWith: [
    ["text", "wOOL", true],
    ["text", "Coat", false],
    ["tags", "b", true],
    ["gone", "", false],
    ["date", "2025-03", true],
  ],
  $endsWith: [
    ["text", "COAT", true],
    ["text", "Wool", false],
    ["lines.sku", "-2", true],
  ],
  $exists: [
    ["text", true, true],
    ["empty", true, true],
    ["text", "true", true],
    ["gone", "true", false],
    ["gone", "false", true],
    ["gone", true, false],
    ["nothing", true, false],
    ["nothing", false, true],
    ["text", "false", false],
    ["lines.sku", true, true],
  ],
  $isEmpty: [
    ["empty", true, true],
    ["none", true, true],
    ["gone", true, true],
    ["blanks", true, true],
    ["partly", true, false],
    ["text", true, false],
    ["text", false, true],
    ["tags", false, true],
    ["none", false, false],
    ["number", false, true],
  ],
  $not: [
    ["number", { $gt: 9 }, false],
    ["number", { $gt: 9, $lt: 10 }, true],
    ["gone", { $exists: true }, true],
    ["text", "Wool Coat", false],
  ],
  $matchItems: [
    ["lines", [{ sku: "A-1", price: { $lt: "10" } }], true],
    // Declared fields keep their types inside list items, so prices are compared as numbers.
    ["lines", [{ price: { $gt: "20" } }], true],
    ["lines", [{ sku: "A-1", price: "120" }], false],
    ["lines", [{ sku: "A-1" }, { sku: "B-2" }], true],
    ["lines", [{ sku: "A-1" }, { sku: "C-3" }], false],
    ["lines", [{ sizes: { $hasAll: ["S", "M"] } }], true],
    ["lines", [{ sizes: { $isEmpty: true } }], true],
    ["lines", [{ $or: [{ sku: "C-3" }, { "made.in": "PT" }] }], true],
    ["lines", [{ $not: { sku: { $in: ["A-1", "B-2"] } } }], false],
    ["lines", [], true],
    ["none", [{}], false],
    ["lines", [{ constructor: { $exists: true } }], false],
  ],
};

describe.each(Object.entries(TABLE))("%s", (operator, rows) => {
  it.each(rows)("evaluates the field %s with the operand %j to %s", (field, operand, holds) => {
    expect(matches({ [field]: { [operator]: operand } })).toBe(holds);
  });
});

describe("compileFilter", () => {
  const matching = { number: 10 };
  const other = { number: 11 };

  it.each<[Record<string, unknown>, boolean]>([
    [{}, true],
    [{ ...matching, text: "x" }, false],
    [{ $and: [matching, { yes: true }] }, true],
    [{ $and: [matching, other] }, false],
    [{ $and: [] }, true],
    [{ $or: [other, matching] }, true],
    [{ $or: [other, other] }, false],
    [{ $or: [] }, false],
    [{ $not: other }, true],
    [{ $not: [matching] }, false],
    [{ $not: { $or: [other, { $and: [matching, other] }] } }, true],
    [{ $or: [other], ...matching }, false],
    [{ date: { $date: "2025-03-01T10:00:00Z" } }, true],
    [{ date: { $date: "2025-03-01T10:00:01Z" } }, false],
    [{ tags: { a: 1 } }, false],
  ])("evaluates %j to %s", (filter, holds) => {
    expect(matches(filter)).toBe(holds);
  });
});

it("compileFilter reads dates without an offset in the query's time zone, or in UTC by default", () => {
  const filter = { date: { $gte: "2025-03-01T10:30:00" } };
  expect(matches(filter)).toBe(false);
  expect(matches(filter, "Europe/Paris")).toBe(true);
  expect(matches(filter, "America/New_York")).toBe(false);
});

it.each<[Record<string, unknown>, string]>([
  [{ number: { $in: 3 } }, "must be an array"],
  [{ tags: { $hasSome: "Red" } }, "must be an array"],
  [{ tags: { $hasAll: { a: 1 } } }, "must be an array"],
  [{ $or: {} }, "must be an array"],
  [{ $and: [1] }, "must be an array of filters"],
  [{ $not: "x" }, "$not must be a filter"],
  [{ $not: [{ number: 1 }, { number: 2 }] }, "$not must be a filter"],
  [{ number: { $gt: null } }, "must be a single value"],
  [{ number: { $lt: [1] } }, "must be a single value"],
  [{ text: { $startsWith: ["a"] } }, "must be a string"],
  [{ text: { $contains: null } }, "must be a string"],
  [{ text: { $exists: 1 } }, "must be true or false"],
  [{ tags: { $isEmpty: "maybe" } }, "must be true or false"],
  [{ lines: { $matchItems: ["x"] } }, "must be an array of filters"],
  [{ lines: { $matchItems: [{ sku: { $near: 1 } }] } }, "'$near' is not supported"],
  [{ $or: {} }, "$or of 'filter' must be an array"],
  [{ number: { $gt: 1, x: 2 } }, "Operator 'x' is not supported"],
  [{ number: { $date: "2025", $gt: 1 } }, "Operator '$date' is not supported"],
  [{ $nor: [] }, "Unknown operator '$nor'"],
  [{ toString: "x" }, "Field 'toString' does not support filtering"],
])("compileFilter rejects %j", (filter, message) => {
  expect(() => matches(filter)).toThrow(message);
});

it("runQuery returns a page or throws INVALID_FILTER for any JSON filter", () => {
  fc.assert(
    fc.property(
      fc.dictionary(
        fc.oneof(fc.constantFrom("number", "text", "$and", "$not", "__proto__"), fc.string()),
        fc.jsonValue(),
      ),
      (filter) => {
        try {
          runQuery({ items: [ENTITY], fields: TYPED_FIELDS }, { filter });
        } catch (error) {
          expect(error).toMatchObject({
            status: 400,
            details: { applicationError: { code: "INVALID_FILTER" } },
          });
        }
      },
    ),
  );
});
