import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ANY, type Fields } from "./fields.js";
import { type Query, runQuery, type Source, select } from "./run-query.js";
import { searchClause } from "./search-clause.js";
import { TextIndex, textIndexOf, wordsOf } from "./text-index.js";

interface Item {
  readonly id: number;
  name: string;
  tags: string[];
}

const TEXT_FIELDS: Fields = {
  id: { operators: ANY, sort: true },
  name: { operators: ANY, sort: true },
  tags: { operators: ANY },
};
const item = (id: number, name: string, ...tags: string[]): Item => ({ id, name, tags });
const ITEMS = [
  item(1, "Linens for tables", "home"),
  item(2, "Cotton shirt", "linen"),
  item(3, "Linen shirt", "summer"),
  item(4, "Lined coat"),
  item(5, "Coat", "winter", "linen blend"),
];
const source = (items: readonly Item[] = ITEMS, home?: object): Source<Item> => ({
  items,
  fields: TEXT_FIELDS,
  order: ({ id }) => id,
  searched: ["name", "tags"],
  ...(home && { home }),
});
const parseSearch = (search: object): Query => ({ search: searchClause.parse(search) });
const ids = (search: object, from = source()) =>
  runQuery(from, parseSearch(search)).items.map(({ id }) => id);

describe("text search", () => {
  it("ranks whole words higher than prefixes, and the first field higher than the second", () => {
    expect(ids({ expression: "linen" })).toEqual([3, 2, 5, 1]);
    expect(ids({ expression: "LINE" })).toEqual([1, 3, 4, 2, 5]);
  });

  it("finds a misspelled word only with fuzzy search, and ranks it below exact matches", () => {
    expect(ids({ expression: "linnen" })).toEqual([]);
    expect(ids({ expression: "linnen", fuzzy: true })).toEqual([3, 2, 5]);
    expect(ids({ expression: "linen", fuzzy: true })).toEqual([3, 2, 5, 1, 4]);
  });

  it("finds singular and plural forms of a word, and ranks them below exact matches", () => {
    const items = [item(1, "Chelsea boot"), item(2, "Boots"), item(3, "Coats", "dress")];
    expect(ids({ expression: "boots" }, source(items))).toEqual([2, 1]);
    expect(ids({ expression: "boot" }, source(items))).toEqual([1, 2]);
    expect(ids({ expression: "dresses coat", mode: "AND" }, source(items))).toEqual([3]);
  });

  it("finds items that contain any of the words, or all of them across fields", () => {
    expect(ids({ expression: "shirt linen" })).toEqual([3, 2, 5, 1]);
    expect(ids({ expression: "shirt linen", mode: "AND" })).toEqual([3, 2]);
    expect(ids({ expression: "winter  coat!", mode: "AND" })).toEqual([5]);
  });

  it("searches only the requested fields", () => {
    expect(ids({ expression: "linen", fields: ["tags"] })).toEqual([2, 5]);
  });

  it("finds every item if the expression is blank, and nothing if it contains no words", () => {
    expect(ids({ expression: "  " })).toEqual([1, 2, 3, 4, 5]);
    expect(ids({})).toEqual([1, 2, 3, 4, 5]);
    expect(ids({ expression: "?!" })).toEqual([]);
  });

  it("can be combined with filters and sorting", () => {
    const search = { expression: "linen" };
    const query: Query = {
      ...parseSearch(search),
      filter: { id: { $ne: 2 } },
      sort: [{ fieldName: "name", order: "DESC" }],
    };
    expect(runQuery(source(), query).items.map(({ id }) => id)).toEqual([1, 3, 5]);
    expect(select(source(), query)).toHaveLength(3);
  });

  it("continues from a cursor after more items are added", () => {
    const first = { ...parseSearch({ expression: "linen" }), cursorPaging: { limit: 2 } };
    const { next } = runQuery(source(), first);
    // A better match sorts before the cursor position, and a worse match after it.
    const more = [...ITEMS, item(6, "Linen"), item(7, "Linens")];
    const page = runQuery(source(more), { cursorPaging: { cursor: next ?? "" } });
    expect(page.items.map(({ id }) => id)).toEqual([5, 1]);
    const last = runQuery(source(more), { cursorPaging: { cursor: page.next ?? "" } });
    expect(last.items.map(({ id }) => id)).toEqual([7]);
  });
});

describe("searched fields", () => {
  it("default to an empty list", () => {
    const { searched: _, ...rest } = source();
    expect(ids({ expression: "linen" }, rest)).toEqual([]);
  });

  it("are limited to the first 20", () => {
    const fields = Array.from({ length: 20 }, (_, index) => `none ${index}`);
    const unsearched = { items: ITEMS, fields: TEXT_FIELDS };
    expect(ids({ expression: "linen" }, { ...unsearched, searched: [...fields, "name"] })).toEqual(
      [],
    );
    expect(
      ids({ expression: "linen" }, { ...unsearched, searched: [...fields.slice(1), "name"] }),
    ).toEqual([3, 1]);
  });
});

describe("the text index", () => {
  it("finds the current values of items that are changed in place", () => {
    const home = {};
    const items = ITEMS.map(({ id, name, tags }) => item(id, name, ...tags));
    const changedSource = () => source(items, home);
    expect(ids({ expression: "shirt" }, changedSource())).toEqual([2, 3]);
    (items[1] as Item).name = "Cotton trousers";
    (items[4] as Item).tags.push("shirt");
    expect(ids({ expression: "shirt" }, changedSource())).toEqual([3, 5]);
    expect(ids({ expression: "trousers" }, changedSource())).toEqual([2]);
    items.splice(2, 1);
    items.push(item(6, "Shirt"));
    expect(ids({ expression: "shirt" }, changedSource())).toEqual([6, 5]);
  });

  it("returns the same results as a new index when items change", () => {
    const home = {};
    const word = fc.constantFrom(
      "coat",
      "coast",
      "boat",
      "linen",
      "lin",
      "xl",
      "jackets",
      "jacket",
    );
    const texts = fc.array(fc.array(word, { maxLength: 3 }), { maxLength: 20 });
    const clause = fc.record({
      expression: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(" ")),
      mode: fc.constantFrom("AND", "OR"),
      fuzzy: fc.boolean(),
    });
    const items: Item[] = [];
    fc.assert(
      fc.property(texts, clause, (lists, search) => {
        for (const [at, words] of lists.entries()) {
          const [name = "", ...tags] = words;
          items[at] ??= item(at, "");
          Object.assign(items[at], { name, tags });
        }
        expect(ids(search, source(items, home))).toEqual(ids(search, source(items)));
      }),
    );
  });
});

/** Adds the maximum number of strings to an index. */
function fill(index: TextIndex) {
  for (let at = 0; at < 200_000; at += 1) index.numberOf(String(at));
}

/** Returns the grade that a search for one word gives to another word. */
function gradeOf(searched: string, word: string, isFuzzy = true) {
  const index = new TextIndex();
  index.numberOf(word);
  return index.grades(searched, isFuzzy)[0];
}

describe("words", () => {
  it("have one index per `home` object", () => {
    const home = {};
    const index = textIndexOf(home);
    expect(textIndexOf(home)).toBe(index);
    expect(textIndexOf({})).not.toBe(index);
    expect(textIndexOf()).not.toBe(textIndexOf());
  });

  it("are stored in a new index when the old one is full", () => {
    const home = {};
    const index = textIndexOf(home);
    fill(index);
    expect(textIndexOf(home)).toBe(index);
    index.numberOf("one more");
    expect(textIndexOf(home)).not.toBe(index);
  });

  it("in a cached list are indexed again if there is a new index", () => {
    const home = {};
    const read = { name: ({ name }: Item) => name };
    const cachedSource: Source<Item> = {
      ...source(ITEMS, home),
      searched: ["name"],
      read,
      isCached: true,
    };
    expect(ids({ expression: "coat" }, cachedSource)).toEqual([4, 5]);
    const index = textIndexOf(home);
    fill(index);
    expect(textIndexOf(home)).not.toBe(index);
    expect(ids({ expression: "coat" }, cachedSource)).toEqual([4, 5]);
    expect(ids({ expression: "shirt" }, cachedSource)).toEqual([2, 3]);
  });

  it("in equal strings are indexed under the same number", () => {
    const index = new TextIndex();
    expect(["red coat", "", "red coat", "42", ""].map((text) => index.numberOf(text))).toEqual([
      0, 1, 0, 2, 1,
    ]);
    expect([...index.grades("coat", false)]).toEqual([3, 0, 0]);
    expect([...index.grades("42", false)]).toEqual([0, 0, 3]);
  });

  it("are found in lists and numbers, but not in missing values", () => {
    const values = [undefined, ["red", "coat"], null, "undefined null", 42, ["re", "d"]];
    const valueSource: Source<{ readonly id: number; readonly value: unknown }> = {
      items: values.map((value, id) => ({ id, value })),
      fields: TEXT_FIELDS,
      searched: ["value"],
    };
    const idsOf = (expression: string) =>
      runQuery(valueSource, parseSearch({ expression })).items.map(({ id }) => id);
    expect(idsOf("undefined")).toEqual([3]);
    expect(idsOf("null")).toEqual([3]);
    expect(idsOf("red")).toEqual([1]);
    expect(idsOf("coat")).toEqual([1]);
    expect(idsOf("42")).toEqual([4]);
  });

  it("are separated by HTML tags", () => {
    expect(wordsOf("<b>red</b><b>coat</b>")).toEqual(["red", "coat"]);
  });

  it("are distinct, and contain no punctuation or tags", () => {
    expect(wordsOf("<p>T-Shirt &amp; shirt</p> Größe 42")).toEqual(["t", "shirt", "größe", "42"]);
    expect(wordsOf("")).toEqual([]);
  });

  it.each([
    ["coat", "coat", 3],
    ["coat", "coats", 2],
    ["coat", "coal", 1],
    ["coat", "caot", 1],
    ["coat", "cot", 1],
    ["coat", "cta", 0],
    ["hat", "hut", 0],
    ["jackets", "jackte", 0],
    ["trousers", "truosres", 1],
    ["trousers", "trosers", 1],
    ["trousers", "trser", 0],
    ["boots", "boot", 2],
    ["dresses", "dress", 2],
    ["berries", "berry", 2],
    ["boots", "book", 0],
  ])("match other words with a grade from 0 to 3: %s, %s, %i", (searched, word, grade) => {
    expect(gradeOf(searched, word)).toBe(grade);
  });

  it("are found despite typos if the edit distance is small enough", () => {
    const letters = fc.string({
      unit: fc.constantFrom("a", "b", "c"),
      minLength: 4,
      maxLength: 10,
    });
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        const allowed = a.length < 8 ? 1 : 2;
        const expected = b.startsWith(a)
          ? a === b
            ? 3
            : 2
          : editsBetween(a, b) <= allowed
            ? 1
            : 0;
        expect(gradeOf(a, b)).toBe(expected);
      }),
    );
  });
});

/**
 * Counts insertions, deletions, replacements and swaps of adjacent letters by the recursive
 * definition.
 */
function editsBetween(a: string, b: string, cache = new Map<string, number>()): number {
  if (a === "" || b === "") return Math.max(a.length, b.length);
  const key = `${a} ${b}`;
  const cachedEdits = cache.get(key);
  if (cachedEdits !== undefined) return cachedEdits;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  const isExchanged = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  const edits = Math.min(
    editsBetween(restA, b, cache) + 1,
    editsBetween(a, restB, cache) + 1,
    editsBetween(restA, restB, cache) + (a[0] === b[0] ? 0 : 1),
    isExchanged ? editsBetween(a.slice(2), b.slice(2), cache) + 1 : Number.POSITIVE_INFINITY,
  );
  cache.set(key, edits);
  return edits;
}
