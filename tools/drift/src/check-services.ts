import type { Api } from "../../codegen/src/api/api.ts";
import type { Plugins } from "../../codegen/src/api/plugins.ts";
import { compareSurfaces } from "./compare.ts";
import { pluginSurface, serviceSurface } from "./documents/document-surface.ts";
import { createKnownFilter, type KnownDifference } from "./known.ts";
import { publishedSurface } from "./published/published-surface.ts";
import type { Report, ServiceReport } from "./report.ts";
import type { Surface } from "./surface.ts";

/** Packages that depend on one package for each service. */
export const COLLECTIONS = [
  "@wix/categories",
  "@wix/ecom",
  "@wix/identity",
  "@wix/members",
  "@wix/redirects",
  "@wix/stores",
];

const SERVICE_PACKAGE_PREFIX = "@wix/auto_sdk_";

export const isServicePackage = (name: string): boolean => name.startsWith(SERVICE_PACKAGE_PREFIX);

/** Returns the package of a service: `ecom/cart-v2` is in `@wix/auto_sdk_ecom_cart-v-2`. */
export const packageOf = (title: string): string =>
  SERVICE_PACKAGE_PREFIX + title.replace("/", "_").replace(/-v(\d+)$/, "-v-$1");

export interface CheckOptions {
  readonly api: Api;
  readonly plugins: Plugins;
  readonly known: readonly KnownDifference[];
  /** Names of the published packages. */
  readonly packages: readonly string[];
  /** Returns the folder of a package. */
  folder(name: string): string;
}

/** Compares all API documents with the published packages. */
export function checkServices({ api, plugins, known, packages, folder }: CheckOptions): Report {
  const filter = createKnownFilter(known);
  const remainingPackages = new Set(packages);
  const services: ServiceReport[] = [];
  const checkService = (service: string, names: readonly string[], documented: Surface) => {
    const name = names.find((candidate) => packages.includes(candidate));
    if (name) remainingPackages.delete(name);
    const published = name === undefined ? undefined : publishedSurface(folder(name));
    services.push({
      service,
      package: name,
      publishedVersion: published?.version,
      documentedVersion: documented.version,
      differences: published
        ? filter.removeKnown(service, compareSurfaces(published, documented))
        : [],
    });
  };
  for (const service of api.services) {
    const { title } = service.document.info;
    checkService(title, [packageOf(title)], serviceSurface(api, service));
  }
  for (const plugin of plugins.plugins) {
    const { title } = plugin.document.info;
    const name = packageOf(title);
    const documented = pluginSurface(plugins, plugin);
    checkService(`${title} (plugin)`, [`${name}-provider`, name], documented);
  }
  return {
    services,
    newPackages: [...remainingPackages],
    unusedEntries: filter.unusedEntries,
    schemas: api.names,
  };
}
