import {
  type CallExpression,
  Node,
  type SourceFile,
  SyntaxKind,
  type Symbol as TsSymbol,
  type Type,
} from "ts-morph";
import type { Catalog } from "./catalog.js";
import type { Edits } from "./edits.js";
import { declaringInterface, originOf, propertyOf } from "./origin.js";

const MEDIA_ENTRY_POINT = "@portico/core/media";

/** Functions that scale an image to a box. */
const SCALING_FUNCTIONS: Record<string, { fit: string; box: readonly string[] }> = {
  getScaledToFillImageUrl: { fit: "", box: ["width", "height"] },
  getScaledToFitImageUrl: { fit: ', fit: "fit"', box: ["width", "height"] },
};

export interface MediaChanges {
  /** Names that the new code imports, and their entry points. */
  readonly neededImports: Map<string, string>;
  /** Uses of Wix's functions that the new code does not contain. */
  readonly replacedUses: Set<Node>;
}

/** Changes code for files and page URLs, which are strings in Wix's SDK and objects in Portico. */
export function changeMedia(file: SourceFile, edits: Edits, catalog: Catalog): MediaChanges {
  const changes: MediaChanges = { neededImports: new Map(), replacedUses: new Set() };
  file.forEachDescendant((node) => {
    if (Node.isCallExpression(node)) changeCall(node, edits, catalog, changes);
    else if (kindOf(node, catalog) === "page") edits.insertAfter(node, "?.url");
    else if (
      isMediaField(node, catalog) &&
      expectsString(node, catalog) &&
      !isMediaArgument(node, catalog)
    ) {
      edits.insertBefore(node, "imageUrl(");
      edits.insertAfter(node, ")");
      changes.neededImports.set("imageUrl", MEDIA_ENTRY_POINT);
    }
  });
  return changes;
}

function sdkFunctionName(call: CallExpression, catalog: Catalog): string | undefined {
  const callee = call.getExpression();
  if (!Node.isPropertyAccessExpression(callee)) return undefined;
  const symbol = callee.getNameNode().getSymbol();
  return originOf(symbol, catalog) === "sdk" ? callee.getName() : undefined;
}

function changeCall(
  call: CallExpression,
  edits: Edits,
  catalog: Catalog,
  { neededImports, replacedUses }: MediaChanges,
): void {
  const name = sdkFunctionName(call, catalog) ?? "";
  const [image, ...otherArguments] = call.getArguments();
  if (!image || !isMediaValue(image, catalog)) return;
  const scaling = SCALING_FUNCTIONS[name];
  if (scaling) {
    const [width, height, options] = otherArguments;
    if (!width || !height) return;
    const callee = call.getExpression();
    const fields = [width, height].map((value, index) => {
      const field = scaling.box[index] ?? "";
      return value.getText() === field ? field : `${field}: ${value.getText()}`;
    });
    const isEmpty = Node.isObjectLiteralExpression(options) && options.getProperties().length === 0;
    const spreadOptions = options && !isEmpty ? `, ...${options.getText()}` : "";
    const box = `{ ${fields.join(", ")}${scaling.fit}${spreadOptions} }`;
    // imageUrl may return undefined, but Wix's scaling functions always return a string
    const fallback = acceptsUndefined(call) ? "" : ' ?? ""';
    const isParenthesized = fallback !== "" && needsParentheses(call);
    edits.replaceRange(
      callee.getStart(),
      image.getStart(),
      `${isParenthesized ? "(" : ""}imageUrl(`,
    );
    edits.replaceRange(
      image.getEnd(),
      call.getEnd(),
      `, ${box})${fallback}${isParenthesized ? ")" : ""}`,
    );
    replacedUses.add(callee);
    neededImports.set("imageUrl", MEDIA_ENTRY_POINT);
    return;
  }
  if (name === "getImageUrl" && kindOf(withoutAssertion(image), catalog) === "file") {
    // remove the call, because Portico's object has the same fields as the call's result
    edits.remove(call.getStart(), image.getStart());
    edits.remove(image.getEnd(), call.getEnd());
    replacedUses.add(call.getExpression());
    return;
  }
  if (/^get\w+Url$/.test(name)) {
    edits.addTodo(call, "this image or file is an object in Portico.", "show-images");
  }
}

const withoutAssertion = (node: Node) =>
  Node.isNonNullExpression(node) ? node.getExpression() : node;

const needsParentheses = (call: CallExpression) => {
  const parent = call.getParent();
  return (
    Node.isBinaryExpression(parent) ||
    Node.isPropertyAccessExpression(parent) ||
    Node.isConditionalExpression(parent)
  );
};

function acceptsUndefined(call: CallExpression): boolean {
  const expectedType = call.getContextualType();
  if (!expectedType) return false;
  return expectedType.isUndefined() || expectedType.isAny() || hasUndefined(expectedType);
}

const hasUndefined = (type: Type) =>
  type.isUnion() && type.getUnionTypes().some((part) => part.isUndefined());

function isMediaArgument(node: Node, catalog: Catalog): boolean {
  const parent = (node.getParentWhile(isWrapper) ?? node).getParent();
  return Node.isCallExpression(parent) && sdkFunctionName(parent, catalog) !== undefined;
}

const isWrapper = (parent: Node, child: Node) =>
  Node.isNonNullExpression(parent) ||
  Node.isParenthesizedExpression(parent) ||
  (Node.isBinaryExpression(parent) &&
    (parent.getOperatorToken().getText() === "&&"
      ? parent.getRight() === child
      : parent.getLeft() === child && /^(\?\?|\|\|)$/.test(parent.getOperatorToken().getText())));

/** Returns whether a value is an image, video or file, even with a fallback such as `?? ""`. */
function isMediaValue(node: Node, catalog: Catalog): boolean {
  if (isMediaField(node, catalog)) return true;
  if (Node.isNonNullExpression(node) || Node.isParenthesizedExpression(node)) {
    return isMediaValue(node.getExpression(), catalog);
  }
  if (Node.isBinaryExpression(node)) {
    const isAnd = node.getOperatorToken().getText() === "&&";
    return isMediaValue(isAnd ? node.getRight() : node.getLeft(), catalog);
  }
  if (!Node.isIdentifier(node)) return false;
  const declaration = node.getSymbol()?.getDeclarations()[0];
  const initializer = Node.isVariableDeclaration(declaration)
    ? declaration.getInitializer()
    : undefined;
  return initializer !== undefined && initializer !== node && isMediaValue(initializer, catalog);
}

const isMediaField = (node: Node, catalog: Catalog) => kindOf(node, catalog) === "file";

/** Returns the kind of a property that is a string in Wix's SDK and an object in Portico. */
function kindOf(node: Node, catalog: Catalog): "file" | "page" | undefined {
  if (!Node.isPropertyAccessExpression(node)) return undefined;
  const isString = node.getType().getNonNullableType().isString();
  return isString ? kindOfField(node.getNameNode().getSymbol(), catalog) : undefined;
}

function kindOfField(
  property: TsSymbol | undefined,
  catalog: Catalog,
): "file" | "page" | undefined {
  const origin = originOf(property, catalog);
  if (!property || !origin || origin === "sdk") return undefined;
  const owner = declaringInterface(property);
  if (owner === undefined) return undefined;
  return catalog.objectKind(origin.package, origin.module, owner, property.getName());
}

/** Returns whether the surrounding code requires a string, for example in a JSX attribute. */
function expectsString(node: Node, catalog: Catalog): boolean {
  // in `image ?? ""`, only the whole expression has an expected type
  const wrapper = node.getParentWhile(isWrapper) ?? node;
  if (!Node.isExpression(wrapper)) return false;
  const assignment = wrapper.getParentIfKind(SyntaxKind.PropertyAssignment);
  const literal = assignment?.getParentIfKind(SyntaxKind.ObjectLiteralExpression);
  const target = assignment && propertyOf(literal?.getContextualType(), assignment.getName());
  // fields of Portico's requests accept the image itself
  if (kindOfField(target, catalog) === "file") return false;
  const expectedType = wrapper.getContextualType()?.getNonNullableType();
  const parts = expectedType?.isUnion() ? expectedType.getUnionTypes() : [expectedType];
  // functions that accept objects also accept the image itself
  return parts.some((part) => part?.isString()) && !parts.some((part) => part?.isObject());
}
