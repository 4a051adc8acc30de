import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { problemText } from "../../examples/merchant/src/files/read-csv.js";
import { checkCatalog } from "../../examples/merchant/src/import/read-catalog.js";

const HEADER = "key,name,price,compare_at_price,sku,stock,visible";

const BAD_FILES: readonly (readonly [string, string, string])[] = [
  ["a missing name column", "key,price\na,1\n", 'The column "name" is missing from the header'],
  ["an unknown column", "key,name,price,color\na,A,1,red\n", 'Unknown column "color"'],
  ["a duplicate column", "key,name,price,price\na,A,1,2\n", 'Duplicate column "price"'],
  ["the wrong delimiter", "key;name;price\na;A;1\n", "use --delimiter ';'"],
  ["an unclosed quote", 'key,name,price\na,"A,1\n', "a quote is not closed"],
  ["an extra field", "key,name,price\na,A,1,2\n", "row 2: does not have the same number of fields"],
  ["a missing name", `${HEADER}\na,,1,,,,\n`, 'row 2, column "name": is required'],
  [
    "a decimal comma",
    `${HEADER}\na,A,"12,50",,,,\n`,
    'row 2, column "price": "12,50" is not a valid amount: use a decimal point',
  ],
  ["a negative price", `${HEADER}\na,A,-1,,,,\n`, "a price is never negative"],
  [
    "an invalid sale price",
    `${HEADER}\na,A,10,9,,,\n`,
    'row 2, column "compare_at_price": is lower than the price',
  ],
  ["a fractional stock", `${HEADER}\na,A,1,,,2.5,\n`, '"2.5" is not an integer'],
  ["an invalid visibility", `${HEADER}\na,A,1,,,,maybe\n`, '"maybe" must be yes or no'],
  ["a key with spaces", `${HEADER}\nOak Table,A,1,,,,\n`, '"Oak Table" is not a valid key'],
  [
    "a duplicate key",
    `${HEADER}\na,A,1,,,,\n\nb,B,1,,,,\na,C,1,,,,\n`,
    'row 5, column "key": duplicate key "a", also in row 2',
  ],
];

it.each(BAD_FILES)(
  "checkCatalog rejects a catalog file with %s",
  async (_name, text, expectedMessage) => {
    const folder = mkdtempSync(join(tmpdir(), "portico-merchant-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, "bad.csv");
    writeFileSync(path, text);
    const messages = await checkCatalog(path, ",").then(
      ({ problems }) => problems.map(problemText),
      (error: Error) => [error.message],
    );
    expect(messages).toEqual([expect.stringContaining(expectedMessage)]);
  },
);
