import { deflateSync } from "node:zlib";
import lunr from "lunr";
import { expect, it } from "vitest";
import { danglingLinks, searchOf } from "./site.ts";

const pages = new Map([
  [
    "index.html",
    `<link rel="stylesheet" href="assets/style.css"><h2 id="a&amp;b">A</h2>
     <a class="x" href="modules/a.html#one">to</a><a href="#a&amp;b">here</a><a href="https://example.com/x">out</a>
     <a href="modules/a.html#two">nothing</a><a href="gone.html">nothing</a><a href="assets/data.json">no page</a>`,
  ],
  [
    "modules/a.html",
    '<h3 class="y" id="one"><a href="../index.html">back</a><a href="./">self</a></h3>',
  ],
  ["modules/index.html", '<a href="a.html">a</a><img src="../media/gone.svg">'],
]);
const files = new Set(["assets/style.css", "assets/data.json"]);

it("danglingLinks finds links to missing anchors and to files that are not pages", () => {
  expect(danglingLinks(pages, files, ["modules/a.html#one", "modules/a.html#three"])).toEqual([
    "index.html: modules/a.html#two",
    "index.html: gone.html",
    "index.html: assets/data.json",
    "modules/index.html: ../media/gone.svg",
    "search: modules/a.html#three",
  ]);
});

it("searchOf ranks results like the search on the docs site, with prefixes and similar lengths first", () => {
  const rows = ["bulkCreateProducts", "createProductRequest", "createProduct"].map(
    (name, index) => ({
      name,
      kind: 64,
      url: `${index}.html`,
    }),
  );
  const builder = new lunr.Builder();
  builder.pipeline.add(lunr.trimmer);
  builder.ref("id");
  builder.field("name");
  for (const [id, { name }] of rows.entries()) builder.add({ id, name });
  const data = deflateSync(JSON.stringify({ rows, index: builder.build() })).toString("base64");
  const search = searchOf(`window.searchData = "${data}";`);
  expect(search.rows).toEqual(rows);
  expect(search.first("createProduct")).toEqual(rows[2]);
  expect(search.first("nothingOfThatName")).toBeUndefined();
});
