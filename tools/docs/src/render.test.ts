import { fileURLToPath } from "node:url";
import { beforeAll, expect, it } from "vitest";
import { convert } from "./convert.ts";
import { danglingLinks } from "./links.ts";
import { missingExports } from "./plan.ts";
import { type Reference, renderReference } from "./render.ts";
import type { GroupSource } from "./sources.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const FIXTURE = "tools/docs/src/testing/fixture";
const service = { module: "@portico/ecom", namespace: "things" };
const groups: readonly GroupSource[] = [
  {
    label: "Services",
    guide: "things.md",
    pages: [{ ...service, path: "ecom/things", title: "ecom.things", label: "things" }],
  },
  {
    label: "Hooks",
    pages: [
      {
        path: "react/things",
        title: "Thing hooks",
        description: "Hooks for things.",
        module: "@portico/ecom",
        files: ["testing/fixture/use-thing"],
      },
    ],
  },
];
const guides = new Map([
  ["things.md", "# Guide to things"],
  [
    "error-codes.md",
    '# Codes\n\n### NO_PROVIDER\n\n- <a id="thing_not_found"></a>`THING_NOT_FOUND`',
  ],
]);
const facts = {
  endpoint: "GET /things/{id}",
  callers: "members",
  permissions: ["THINGS.READ"],
  returns: "thing",
};

let reference: Reference;
let missingNames: readonly string[];
beforeAll(async () => {
  const modules = { "@portico/ecom": `${FIXTURE}/index.ts` };
  const { project, problems } = await convert(root, modules, `${FIXTURE}/tsconfig.json`);
  expect(problems).toEqual([]);
  missingNames = missingExports(project, groups);
  reference = renderReference(project, groups, {
    services: new Map([
      ["ecom.things", { summary: "Manage things.", operations: new Map([["getThing", facts]]) }],
    ]),
    responses: new Map([["ecom.things", { getThing: { thing: { id: "1" } } }]]),
    guides,
  });
});

const readPage = (path: string) => reference.pages.get(`reference/${path}.md`) ?? "";

it("renderReference writes the arguments, result, error codes and examples of an operation", () => {
  const [, section = ""] = /^(## getThing$[\s\S]*?)^## /m.exec(readPage("ecom/things")) ?? [];
  expect(section).toMatchInlineSnapshot(`
    "## getThing

    Returns a \\<thing> by id. It is small.

    \`\`\`ts
    getThing(id: string, options?: GetThingOptions): Promise<Thing>
    \`\`\`

    | Argument | Type | Description |
    | --- | --- | --- |
    | \`id\` | \`string\` | Id of the thing |
    | \`options?\` | \`GetThingOptions\` |  |
    | \`options.fields?\` | \`string[]\` | Fields to return. |

    **Returns** [\`Thing\`](#thing): The thing.

    - **Endpoint:** \`GET /things/{id}\`
    - **Who can call it:** members
    - **Permission:** \`THINGS.READ\`.

    | Error code | What to do |
    | --- | --- |
    | [\`THING_NOT_FOUND\`](../../error-codes.md#thing_not_found) | No thing has this id. Check the id. |

    **Example**

    \`\`\`ts
    const thing = await client.use(things).getThing("<id>");
    \`\`\`

    **Response**

    \`\`\`jsonc
    { "id": "1" }
    \`\`\`

    "
  `);
});

it("renderReference writes the fields that a query supports", () => {
  expect(readPage("ecom/things")).toContain(
    "| `createdDate` | `Date` | eq, ne, in | ascending only |",
  );
});

it("renderReference writes the types that are not in the section of an operation", () => {
  const [, types = ""] = /^## Types$([\s\S]*)/m.exec(readPage("ecom/things")) ?? [];
  expect(types).toMatchInlineSnapshot(`
    "

    ### Content

    | Field | Type |
    | --- | --- |
    | \`createdDate\` | \`Date\` |
    | \`link?\` | \`string\` |
    | \`text?\` | \`string\` |

    ### Size

    Sizes of things.

    \`"SMALL"\` · \`"LARGE"\` · \`string\`

    ### Thing

    A thing.

    | Field | Type | Description |
    | --- | --- | --- |
    | \`id\` | \`string\` | Id of the thing, such as \`a\\|b\`. |
    | \`size?\` | [\`Size\`](#size) |  |
    | \`content?\` | [\`Content\`](#content) | At most one of \`link\` and \`text\` is set. |
    "
  `);
});

it("renderReference writes options, results and errors of a hook", () => {
  expect(readPage("react/things")).toMatchInlineSnapshot(`
    "# Thing hooks

    Hooks for things.

    Import everything on this page from \`@portico/ecom\`.

    ## useThing

    Returns a thing, like [\`things.getThing\`](../ecom/things.md#getthing).

    \`\`\`ts
    useThing(options: { id: string; select?: (thing: Thing) => unknown }): UseThing
    \`\`\`

    | Argument | Type | Description |
    | --- | --- | --- |
    | \`options\` | [\`{ id: string; select?: (thing: Thing) => unknown }\`](../ecom/things.md#thing) | \`id\` of the thing |

    **Returns** \`UseThing\`

    | Field | Type | Description |
    | --- | --- | --- |
    | \`data\` | [\`Thing \\| undefined\`](../ecom/things.md#thing) | The thing. |
    | \`refetch\` | \`(force?: boolean) => Promise<void>\` | Loads the thing again.<br>• \`force\`: whether to skip the cache |

    **Throws**

    - \`PorticoError\`: [\`NO_PROVIDER\`](../../error-codes.md#no_provider) outside of a provider
    "
  `);
});

it("renderReference lists all pages in the sidebar, and services in the overview", () => {
  expect(reference.sidebar).toEqual([
    { label: "API reference", pages: [{ label: "Overview", path: "reference/index.md" }] },
    { label: "Services", pages: [{ label: "things", path: "reference/ecom/things.md" }] },
    { label: "Hooks", pages: [{ label: "Thing hooks", path: "reference/react/things.md" }] },
  ]);
  expect(readPage("index")).toContain("- [things](ecom/things.md): Manage things.");
});

it("renderReference writes no dangling links", () => {
  expect(danglingLinks(reference.pages, guides)).toEqual([]);
});

it("missingExports returns an empty list if the pages cover all exports", () => {
  expect(missingNames).toEqual([]);
});
