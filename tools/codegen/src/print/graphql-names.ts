import { type Api, operationsOf, type Service } from "../api/api.ts";
import { keyText, literalText, moduleText } from "./text.ts";

/** Writes each service's name prefixes in the platform's GraphQL schema. */
export function writeGraphqlNames(api: Api): string {
  const rows = api.services.map((service) => {
    const names = { fields: fieldPrefix(service), types: typePrefix(service) };
    return `  ${keyText(`${service.package}/${service.slug}`)}: ${literalText(names)},`;
  });
  return moduleText([
    "/** Prefixes of a service's GraphQL fields and types, keyed by package and service. */\n" +
      "// biome-ignore format: an entry a line\n" +
      "export const graphqlNames: Readonly<Record<string, { readonly fields: string; readonly types: string }>> = {\n" +
      `${rows.join("\n")}\n};`,
  ]);
}

/** Returns `storesProductsV3` for `stores.products-v3.json`. The default version is `V1`. */
function fieldPrefix({ file }: Service): string {
  const [, namespace = "", slug = "", version = "1"] =
    /^([^.]+)\.(.+?)(?:-v(\d+))?\.json$/.exec(file) ?? [];
  return `${namespace}${toCamelCase(slug)}V${version}`;
}

/**
 * Derives the prefix from the package of the service's RPC: `com.wix.ecom.cart.api.v1` becomes
 * `EcomCartV1`.
 */
function typePrefix(service: Service): string {
  const packages = operationsOf(service).flatMap(
    ({ operation }) => /^(.+)\.\w+\.\w+$/.exec(operation["x-rpc"] ?? "")?.[1] ?? [],
  );
  const segments = mostFrequentValue(packages).split(".");
  const ignoredSegments = ["com", "wix", "wixpress", "api"];
  return toCamelCase(segments.filter((part) => !ignoredSegments.includes(part)).join("-"));
}

function toCamelCase(text: string): string {
  return text.replace(/(?:^|[-_])(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function mostFrequentValue(values: readonly string[]): string {
  const count = (value: string) => values.filter((otherValue) => otherValue === value).length;
  return [...values].sort((a, b) => count(b) - count(a))[0] ?? "";
}
