import { type Api, operationsOf, type Service } from "../api/api.ts";
import { CodecTables, type NamedTables } from "./codec-tables.ts";
import { descriptorText } from "./descriptor.ts";
import { writeCodecs } from "./service-module.ts";
import { docCommentText, moduleText } from "./text.ts";

/** Operations that `@portico/react` calls. The package passes queries that are already built. */
const REACT_CALLS: Readonly<Record<string, readonly string[]>> = {
  "ecom.orders": ["searchOrders", "getOrder"],
  "members.members": ["queryMembers"],
  "stores.categories": ["queryCategories", "getCategory", "getCategoryBySlug"],
  "stores.customizations-v3": ["queryCustomizations"],
  "stores.inventory-items-v3": ["queryInventoryItems"],
  "stores.products-v3": ["searchProducts", "getProduct", "getProductBySlug"],
  "stores.read-only-variants-v3": ["queryVariants"],
};

/**
 * For each service in `calls`, writes a module without builders, for callers that pass queries that
 * are already built. The modules share their conversions.
 */
export function writeWireCalls(
  api: Api,
  calls: Readonly<Record<string, readonly string[]>> = REACT_CALLS,
): Map<string, string> {
  const calledServices = api.services.flatMap((service) => {
    const ids = calls[`${service.package}.${service.slug}`];
    return ids ? [selectOperations(service, ids)] : [];
  });
  const codecs = new CodecTables(api, calledServices);
  const files = new Map(
    calledServices.map((service) => [service.slug, writeCalls(api, service, codecs)]),
  );
  const sharedCodecs = writeCodecs(codecs);
  return sharedCodecs ? files.set("codecs", sharedCodecs) : files;
}

/** Returns a service that contains only these operations. */
function selectOperations(service: Service, ids: readonly string[]): Service {
  const knownIds = operationsOf(service).map(({ operation }) => operation.operationId);
  const unknownId = ids.find((id) => !knownIds.includes(id));
  if (unknownId) throw new Error(`api/${service.file}: there is no operation "${unknownId}"`);
  const paths = Object.entries(service.document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).filter(([, operation]) => ids.includes(operation.operationId)),
    ),
  ]);
  const document = { ...service.document, webhooks: {}, paths: Object.fromEntries(paths) };
  return { ...service, document };
}

function writeCalls(api: Api, service: Service, codecs: CodecTables): string {
  const tables: NamedTables = new Set();
  const runtime = new Set(["operation"]);
  const functions = operationsOf(service).map((namedOperation) => {
    const {
      operationId: id,
      "x-query-builder": query,
      "x-search-spec": search,
    } = namedOperation.operation;
    const hasBuilder = !!(query ?? search);
    if (hasBuilder) runtime.add("type Sent");
    const data = descriptorText(api, service, namedOperation, codecs, tables);
    const docComment = docCommentText([
      `\`${service.module}.${id}\`${hasBuilder ? " without its builder" : ""}.`,
    ]);
    const type = hasBuilder ? `Sent<typeof service.${id}>` : `typeof service.${id}`;
    return `${docComment}export const ${id}: ${type} = /* @__PURE__ */ operation(${data});`;
  });
  const declarations = codecs.declarations(tables);
  const sharedCodecs = codecs.imports(tables);
  if (declarations.length) runtime.add("type CodecTable");
  const imports = [
    `import { ${[...runtime].join(", ")} } from "@portico/core/runtime";`,
    `import type * as service from "@portico/${service.package}/${service.slug}";`,
    ...(sharedCodecs.length ? [`import { ${sharedCodecs.join(", ")} } from "./codecs.js";`] : []),
  ];
  return moduleText([imports.join("\n"), ...declarations, ...functions]);
}
