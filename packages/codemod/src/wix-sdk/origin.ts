import { Node, type Symbol as TsSymbol, type Type } from "ts-morph";
import type { Catalog } from "./catalog.js";

/** Matches files of Wix's packages, such as `node_modules/@wix/auto_sdk_stores_products-v-3/…`. */
const WIX_FILE = /\/node_modules\/@wix\/([\w.-]+)\//g;
const SDK_PACKAGES = new Set(["sdk", "sdk-types", "api-client"]);

/** The service that declares a symbol, or "sdk" for the client itself. */
export type Origin = "sdk" | { readonly package: string; readonly module: string };

/** Splits `auto_sdk_stores_products-v-3` into the package `stores` and the module `productsV3`. */
export function serviceOf(wixPackage: string): { package: string; module: string } | undefined {
  const match = /^(?:auto_sdk_)?([a-z]+)_([\w-]+)$/.exec(wixPackage);
  if (!match?.[1] || !match[2]) return undefined;
  const module = match[2]
    .replace(/-v-(\d)/, "-v$1")
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return { package: match[1], module };
}

export const kebabCase = (module: string) =>
  module.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function originOfNode(node: Node, catalog: Catalog): Origin | undefined {
  const names = [...node.getSourceFile().getFilePath().matchAll(WIX_FILE)];
  const name = names.at(-1)?.[1];
  if (name === undefined) return undefined;
  if (SDK_PACKAGES.has(name)) return "sdk";
  const service = serviceOf(name);
  const target = service && catalog.packageFor(service.package);
  if (!service || !target || !catalog.hasModule(target, service.module)) return undefined;
  return { package: target, module: service.module };
}

export function originOf(symbol: TsSymbol | undefined, catalog: Catalog): Origin | undefined {
  for (const declaration of symbol?.getDeclarations() ?? []) {
    const origin = originOfNode(declaration, catalog);
    if (origin) return origin;
  }
  return undefined;
}

/** Returns a property of a type, or of the first union member that has such a property. */
export function propertyOf(type: Type | undefined, name: string): TsSymbol | undefined {
  if (!type) return undefined;
  const nonNullType = type.getNonNullableType();
  const parts = nonNullType.isUnion() ? nonNullType.getUnionTypes() : [nonNullType];
  for (const part of parts) {
    const property = part.getApparentProperty(name);
    if (property) return property;
  }
  return undefined;
}

export function declaringInterface(property: TsSymbol): string | undefined {
  for (const declaration of property.getDeclarations()) {
    const owner = declaration.getParent();
    if (Node.isInterfaceDeclaration(owner)) return owner.getName();
  }
  return undefined;
}
