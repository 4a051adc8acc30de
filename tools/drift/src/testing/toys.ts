// Small packages in the format of the platform's packages: a service and a service plugin.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const TYPES = `
interface Toy extends ToyPriceOneOf {
  /** @format GUID
   * @readonly */
  _id?: string | null;
  /** @maxLength 80 */
  name?: string;
  _createdDate?: Date | null;
  color?: ColorWithLiterals;
  parts?: Toy[];
  price?: number;
  free?: boolean;
}
/** @oneof */
interface ToyPriceOneOf { price?: number; free?: boolean }
declare enum Color { RED = "RED", BLUE = "BLUE" }
/** @enumType */
type ColorWithLiterals = Color | 'RED' | 'BLUE';
interface GetToyRequest { toyId: string }
interface GetToyResponse { toy?: Toy }
interface QueryToysRequest { query?: Record<string, any> }
interface QueryToysResponse { toys?: Toy[] }
type GetToyApplicationErrors = { code?: 'TOY_NOT_FOUND' } | { code?: 'TOY_LOST' };
`;

const FILES = {
  "package.json": `{ "name": "@wix/auto_sdk_stores_toys", "version": "1.0.1" }`,
  "build/cjs/index.typings.d.ts": `${TYPES}
/** @permissionId TOYS.READ
 * @applicableIdentity APP
 * @deprecated
 * @targetRemovalDate 2030-01-01 */
declare function getToy(toyId: string): Promise<Toy>;
declare function queryToys(): ToysQueryBuilder;
interface ToysQueryBuilder {
  eq: (propertyName: '_id' | 'name', value: any) => ToysQueryBuilder;
  limit: (limit: number) => ToysQueryBuilder;
}
interface ToyCreatedEnvelope { entity: Toy; metadata: object }
/** @eventType wix.toys.toy_created */
declare function onToyCreated(handler: (event: ToyCreatedEnvelope) => void): void;
export { getToy, queryToys, onToyCreated };
`,
  "build/cjs/index.d.ts": `
interface QuerySpec {}
interface ToyQuerySpec extends QuerySpec {
  wql: [{ fields: ['_id', 'name']; operators: ['$eq', '$in']; sort: 'BOTH' }];
}
type CommonQuery = Query<ToyQuerySpec>;
type ToyQuery = { filter?: CommonQuery['filter'] };
declare function customQueryToys(): { (query: ToyQuery): void };
export {};
`,
  "build/cjs/meta.d.ts": `${TYPES}
declare function getToy(): Info<'GET', {}, GetToyRequest, GetToyRequest, GetToyResponse, GetToyResponse>;
declare function queryToys(): Info<'GET', {}, QueryToysRequest, QueryToysRequest, QueryToysResponse, QueryToysResponse>;
export { getToy, queryToys };
`,
  "build/cjs/meta.js": `
__export(exports, { getToy: () => getToy2, queryToys: () => queryToys2 });
function resolveToysUrl(opts) {
  const domainToMappings = {
    "www.wixapis.com": [{ srcPath: "/toys", destPath: "" }],
    _: [{ srcPath: "/_api/toys", destPath: "" }]
  };
  return resolveUrl(Object.assign(opts, { domainToMappings }));
}
function getToy(payload) {
  function __getToy({ host }) {
    const metadata = {
      entityFqdn: "wix.toys.toy",
      method: "GET",
      methodFqn: "wix.toys.Toys.GetToy",
      url: resolveToysUrl({ protoPath: "/v1/toys/{toyId}", data: payload, host }),
      params: toURLSearchParams(payload),
      transformResponse: (response) => transformPaths(response, [
        { transformFn: times.transformRESTTimestampToSDKTimestamp, paths: [{ path: "toy.createdDate" }] }
      ])
    };
    return metadata;
  }
  return __getToy;
}
function queryToys(payload) {
  function __queryToys({ host }) {
    const metadata = {
      entityFqdn: "wix.toys.toy",
      method: "GET",
      methodFqn: "wix.toys.Toys.QueryToys",
      url: resolveToysUrl({ protoPath: "/v1/toys/query", data: payload, host }),
      params: toURLSearchParams(payload, true),
      fallback: [{ method: "POST" }]
    };
    return metadata;
  }
  return __queryToys;
}
function getToy2() { const payload = {}; const getRequestOptions = getToy(payload); }
function queryToys2() { const payload = {}; const getRequestOptions = queryToys(payload); }
`,
};

const PLUGIN = {
  "package.json": `{ "name": "@wix/auto_sdk_ecom_toy-loans", "version": "1.0.1" }`,
  "build/cjs/index.d.ts": `
interface LendToyRequest { toyId?: string }
interface LendToyResponse { days?: number }
interface LendToyEnvelope { request: LendToyRequest; metadata: object }
declare const provideHandlers$1: ServicePluginDefinition<{
  lendToy(payload: LendToyEnvelope): LendToyResponse | Promise<LendToyResponse>;
}>;
declare const provideHandlers: typeof provideHandlers$1;
export { provideHandlers, provideHandlers$1 as publicProvideHandlers };
`,
  "build/cjs/index.typings.d.ts": "export {};",
  "build/cjs/index.js": `
var provideHandlers = ServicePluginDefinition("TOY_LOANS", [
  { name: "lendToy", primaryHttpMappingPath: "/v1/lend-toy" }
]);
`,
  "build/cjs/index.typings.js": `
var ToyIsLentWixError = class extends Error {
  constructor(data = {}) {
    super("ToyIsLent");
    this.httpCode = 409;
    this.applicationCode = "TOY_IS_LENT";
  }
};
`,
};

export type Edit = readonly [search: string, replacement: string];

function writePackage(files: Readonly<Record<string, string>>, edits: readonly Edit[]): string {
  const folder = mkdtempSync(join(tmpdir(), "portico-toys-"));
  mkdirSync(join(folder, "build/cjs"), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    const editedText = edits.reduce(
      (text, [search, replacement]) => text.replaceAll(search, replacement),
      text,
    );
    writeFileSync(join(folder, path), editedText);
  }
  return folder;
}

/** Edits the package of a service, and writes it to a temporary folder. */
export const writeToys = (...edits: readonly Edit[]): string => writePackage(FILES, edits);

/** Writes the package of a service plugin with changes to a temporary folder. */
export const writeToyPlugin = (...edits: readonly Edit[]): string => writePackage(PLUGIN, edits);
