import { Node, type SourceFile } from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { kebabCase, type Origin, originOf } from "./origin.js";
import { isUsed } from "./references.js";

/**
 * Enums of `@wix/sdk` that Portico also exports. Members of all other enums are replaced with their
 * values.
 */
const EXPORTED_ENUMS = new Set(["LoginState"]);

/** Changes the uses of enums and types of a module, such as `products.SortDirection.ASC`. */
export function changeMembers(
  file: SourceFile,
  edits: Edits,
  catalog: Catalog,
  neededImports: Map<string, string>,
): void {
  file.forEachDescendant((node) => {
    if (!Node.isPropertyAccessExpression(node) && !Node.isQualifiedName(node)) return;
    const nameNode = Node.isQualifiedName(node) ? node.getRight() : node.getNameNode();
    const symbol = nameNode.getSymbol()?.getAliasedSymbol() ?? nameNode.getSymbol();
    const declaration = symbol?.getDeclarations()[0];
    const origin = originOf(symbol, catalog);
    if (!symbol || !declaration || !origin) return;
    if (Node.isEnumMember(declaration)) {
      if (EXPORTED_ENUMS.has(declaration.getParent().getName())) return;
      const value = declaration.getValue();
      edits.replace(node, typeof value === "string" ? edits.quoted(value) : `${value}`);
    } else if (origin !== "sdk") {
      if (Node.isQualifiedName(node)) changeType(nameNode, origin, edits, catalog);
      else if (Node.isEnumDeclaration(declaration) && !hasMemberAccess(node)) {
        changeEnum(node, declaration.getName(), origin, { file, edits, neededImports });
      }
    }
  });
}

const hasMemberAccess = (node: Node) => Node.isPropertyAccessExpression(node.getParent());

/** Replaces a type that has another name in Portico. */
function changeType(
  name: Node,
  origin: Exclude<Origin, "sdk">,
  edits: Edits,
  catalog: Catalog,
): void {
  if (Node.isQualifiedName(name.getParentOrThrow().getParent())) return;
  const isExported = (type: string) => catalog.hasMember(origin.package, origin.module, type);
  const typeName = name.getText();
  const shortName = typeName.replace(/WithLiterals$/, "");
  if (isExported(typeName)) return;
  const [, entity] = /^Update(\w+)$/.exec(typeName) ?? [];
  if (isExported(shortName)) edits.replace(name, shortName);
  else if (entity && isExported(`update${entity}`)) {
    const module = name.getParentOrThrow();
    const path = module.getText().replace(/\w+$/, `update${entity}`);
    edits.replace(module, `Parameters<typeof ${path}>[1]`);
  } else edits.addTodo(name, `${origin.module} has no type ${typeName}.`, "replace-the-packages");
}

/** Imports an enum that the code uses as a whole, such as in `Object.values(…)`. */
function changeEnum(
  node: Node,
  name: string,
  origin: Exclude<Origin, "sdk">,
  {
    file,
    edits,
    neededImports,
  }: { file: SourceFile; edits: Edits; neededImports: Map<string, string> },
): void {
  const entryPoint = `@portico/${origin.package}/enums/${kebabCase(origin.module)}`;
  if (isUsed(file, name, [])) {
    edits.addTodo(node, `import ${name} from "${entryPoint}".`, "create-the-client");
  } else {
    edits.replace(node, name);
    neededImports.set(name, entryPoint);
  }
}
