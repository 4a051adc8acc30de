import { Node, type SourceFile } from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { originOf } from "./origin.js";

/** Enums that Portico also exports. All others are texts. */
const KEPT = new Set(["LoginState"]);

/** Replaces members of enums, such as `products.SortDirection.ASC`, with their values. */
export function replaceEnums(file: SourceFile, edits: Edits, catalog: Catalog): void {
  file.forEachDescendant((node) => {
    if (!Node.isPropertyAccessExpression(node) && !Node.isQualifiedName(node)) return;
    const last = Node.isQualifiedName(node) ? node.getRight() : node.getNameNode();
    const symbol = last.getSymbol();
    const declaration = symbol?.getDeclarations()[0];
    const origin = originOf(symbol, catalog);
    if (!declaration || !origin) return;
    if (Node.isEnumMember(declaration)) {
      if (KEPT.has(declaration.getParent().getName())) return;
      const value = declaration.getValue();
      edits.replace(node, typeof value === "string" ? edits.quoted(value) : `${value}`);
    } else if (Node.isEnumDeclaration(declaration) && origin !== "sdk") {
      const parent = node.getParent();
      const isMember = Node.isPropertyAccessExpression(parent) || Node.isQualifiedName(parent);
      if (!Node.isPropertyAccessExpression(node) || isMember) return;
      const path = kebabCase(origin.module);
      edits.todo(
        node,
        `import ${declaration.getName()} from "@portico/${origin.package}/enums/${path}".`,
        "create-the-client",
      );
    }
  });
}

/** Returns the path of a module, such as "products-v3" for `productsV3`. */
const kebabCase = (module: string) =>
  module.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
