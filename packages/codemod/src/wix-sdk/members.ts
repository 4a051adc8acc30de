import { Node, type SourceFile } from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { kebabCase, type Origin, originOf } from "./origin.js";
import { isUsed } from "./references.js";

/** Enums that Portico also exports. All others are texts. */
const KEPT = new Set(["LoginState"]);

/**
 * Changes the uses of enums and types of a module, such as `products.SortDirection.ASC`.
 *
 * @param needed - names that the new code imports, and their entry points
 */
export function changeMembers(
  file: SourceFile,
  edits: Edits,
  catalog: Catalog,
  needed: Map<string, string>,
): void {
  file.forEachDescendant((node) => {
    if (!Node.isPropertyAccessExpression(node) && !Node.isQualifiedName(node)) return;
    const last = Node.isQualifiedName(node) ? node.getRight() : node.getNameNode();
    const symbol = last.getSymbol()?.getAliasedSymbol() ?? last.getSymbol();
    const declaration = symbol?.getDeclarations()[0];
    const origin = originOf(symbol, catalog);
    if (!symbol || !declaration || !origin) return;
    if (Node.isEnumMember(declaration)) {
      if (KEPT.has(declaration.getParent().getName())) return;
      const value = declaration.getValue();
      edits.replace(node, typeof value === "string" ? edits.quoted(value) : `${value}`);
    } else if (origin !== "sdk") {
      if (Node.isQualifiedName(node)) changeType(last, origin, edits, catalog);
      else if (Node.isEnumDeclaration(declaration) && !isMemberOf(node)) {
        changeEnum(node, declaration.getName(), origin, { file, edits, needed });
      }
    }
  });
}

const isMemberOf = (node: Node) => Node.isPropertyAccessExpression(node.getParent());

/** Changes the name of a type if it has another name in Portico. */
function changeType(
  name: Node,
  origin: Exclude<Origin, "sdk">,
  edits: Edits,
  catalog: Catalog,
): void {
  if (Node.isQualifiedName(name.getParentOrThrow().getParent())) return;
  const exists = (type: string) => catalog.hasMember(origin.package, origin.module, type);
  const text = name.getText();
  const short = text.replace(/WithLiterals$/, "");
  if (exists(text)) return;
  const [, entity] = /^Update(\w+)$/.exec(text) ?? [];
  if (exists(short)) edits.replace(name, short);
  else if (entity && exists(`update${entity}`)) {
    const module = name.getParentOrThrow();
    const path = module.getText().replace(/\w+$/, `update${entity}`);
    edits.replace(module, `Parameters<typeof ${path}>[1]`);
  } else edits.todo(name, `${origin.module} has no type ${text}.`, "replace-the-packages");
}

/** Imports an enum that the code uses as a whole, such as in `Object.values(…)`. */
function changeEnum(
  node: Node,
  name: string,
  origin: Exclude<Origin, "sdk">,
  { file, edits, needed }: { file: SourceFile; edits: Edits; needed: Map<string, string> },
): void {
  const entry = `@portico/${origin.package}/enums/${kebabCase(origin.module)}`;
  if (isUsed(file, name, [])) {
    edits.todo(node, `import ${name} from "${entry}".`, "create-the-client");
  } else {
    edits.replace(node, name);
    needed.set(name, entry);
  }
}
