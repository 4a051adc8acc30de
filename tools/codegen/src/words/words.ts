import ts from "typescript";

/** Number of declarations of a kind, and how many of them have a description. */
export interface Count {
  all: number;
  described: number;
}

/** Statistics of a generated module, and the names of its declarations without a description. */
export interface DescriptionCounts {
  types: Count;
  fields: Count;
  arguments: Count;
  /** Names such as "Ribbon.name" and "createRibbon(ribbon)". */
  missing: string[];
}

const FILLER_WORDS = new Set(
  "a an and as at by for from in is it its of on or that the their this to with".split(" "),
);

/** A note that only states limits: "At most 100 items." */
const LIMIT_NOTE =
  /^(?:(?:an? (?:guid|hex code|email address|slug|URL|date as YYYY-MM-DD|ISO [\d-]+ (?:alpha-2 |currency )?code|decimal string)|cannot be changed after creation|(?:at most|at least|exactly|[\d.,]+ to) [\d.,]+(?: characters?| items?)?)(?:, )?)+$/i;

/**
 * Returns whether a text has at least three words, and at least one of them adds information to the
 * name. Ignores sentences that only state limits.
 */
export function isSentence(text: string, name: string): boolean {
  const description = text
    .split(/(?<=[.;]) /)
    .filter(
      (part) => !LIMIT_NOTE.test(part.replace(/[.;]$/, "")) && !/^At most one of `/.test(part),
    )
    .join(" ");
  const words = description.match(/\{@link [^}]+\}|`[^`]+`|[\p{L}\d]+/gu) ?? [];
  if (words.length < 3) return false;
  // an id needs no further description
  if (/^ids? of (the|an?) /i.test(description)) return true;
  const nameWords = new Set(wordsIn(name));
  return words.some((word) => {
    if (/^[{`]/.test(word)) return true;
    const lowerCaseWord = word.toLowerCase();
    return (
      !FILLER_WORDS.has(lowerCaseWord) &&
      !nameWords.has(lowerCaseWord) &&
      !nameWords.has(lowerCaseWord.replace(/s$/, ""))
    );
  });
}

const wordsIn = (name: string): string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z\d]+/);

/** Counts the descriptions in one generated module. */
export function countDescriptions(text: string): DescriptionCounts {
  const source = ts.createSourceFile("module.ts", text, ts.ScriptTarget.Latest, true);
  const counts: DescriptionCounts = {
    types: emptyCount(),
    fields: emptyCount(),
    arguments: emptyCount(),
    missing: [],
  };
  for (const statement of source.statements) {
    if (!isExported(statement)) continue;
    if (ts.isInterfaceDeclaration(statement)) countType(counts, statement, statement.members);
    else if (ts.isTypeAliasDeclaration(statement))
      countType(counts, statement, membersIn(statement.type));
    else if (ts.isFunctionDeclaration(statement) && !statement.body)
      countArguments(
        counts,
        statement,
        [...firstOverloadOf(source, statement), statement],
        statement.name?.text ?? "",
      );
    else if (ts.isVariableStatement(statement)) countConstant(counts, statement);
  }
  return counts;
}

const firstOverloadOf = (source: ts.SourceFile, { name }: ts.FunctionDeclaration): ts.Statement[] =>
  source.statements
    .filter(ts.isFunctionDeclaration)
    .filter((other) => other.name?.text === name?.text)
    .slice(0, 1);

const emptyCount = (): Count => ({ all: 0, described: 0 });

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

function addToCount(
  counts: DescriptionCounts,
  kind: "types" | "fields" | "arguments",
  name: string,
  isDescribed: boolean,
) {
  counts[kind].all++;
  if (isDescribed) counts[kind].described++;
  else counts.missing.push(name);
}

/**
 * Counts a type and its fields. Ignores the fields of query field tables, because users never write
 * them.
 */
function countType(
  counts: DescriptionCounts,
  declaration: ts.InterfaceDeclaration | ts.TypeAliasDeclaration,
  members: readonly ts.TypeElement[],
) {
  const name = declaration.name.text;
  addToCount(counts, "types", name, isSentence(commentText(declaration), name));
  const fields = members.filter(ts.isPropertySignature);
  const isTable = ["values", "eq"].every((key) =>
    fields.some((field) => field.name.getText() === key),
  );
  if (!isTable) countFields(counts, name, fields);
}

function countFields(counts: DescriptionCounts, owner: string, members: readonly ts.TypeElement[]) {
  for (const member of members.filter(ts.isPropertySignature)) {
    // skip a field that this alternative excludes: another alternative describes it
    if (member.type && isNullOrUndefined(member.type)) continue;
    const name = member.name.getText().replaceAll('"', "");
    const path = `${owner}.${name}`;
    addToCount(counts, "fields", path, isSentence(commentText(member), name));
    if (member.type) countFields(counts, path, membersIn(member.type));
  }
}

const isNullOrUndefined = (type: ts.TypeNode): boolean =>
  type.kind === ts.SyntaxKind.UndefinedKeyword ||
  (ts.isLiteralTypeNode(type) && type.literal.kind === ts.SyntaxKind.NullKeyword);

/** Returns the fields of inline object types. */
function membersIn(type: ts.TypeNode): ts.TypeElement[] {
  if (ts.isTypeLiteralNode(type)) return [...type.members];
  if (ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type))
    return type.types.flatMap(membersIn);
  if (ts.isArrayTypeNode(type)) return membersIn(type.elementType);
  if (ts.isParenthesizedTypeNode(type)) return membersIn(type.type);
  return [];
}

/** Counts the arguments of an operation, which is a constant with one or more function types. */
function countConstant(counts: DescriptionCounts, statement: ts.VariableStatement) {
  for (const { name, type } of statement.declarationList.declarations) {
    // skip event functions, because the description of the event covers their handler
    if (!type || /^on[A-Z]/.test(name.getText())) continue;
    for (const signature of signaturesIn(type))
      countArguments(counts, signature, [statement, signature], name.getText());
  }
}

function signaturesIn(type: ts.TypeNode): ts.SignatureDeclaration[] {
  if (ts.isFunctionTypeNode(type)) return [type];
  if (ts.isParenthesizedTypeNode(type)) return signaturesIn(type.type);
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(signaturesIn);
  if (ts.isTypeLiteralNode(type)) return type.members.filter(ts.isCallSignatureDeclaration);
  return [];
}

/**
 * Counts the arguments of an overload. An argument is described by a tag on this overload, on the
 * first overload or on the constant, or by a sentence of this overload that contains its name.
 */
function countArguments(
  counts: DescriptionCounts,
  { parameters }: ts.SignatureDeclaration,
  documentedNodes: readonly ts.Node[],
  name: string,
) {
  const tags = documentedNodes.flatMap((node) =>
    ts.getJSDocTags(node).filter(ts.isJSDocParameterTag),
  );
  const text = documentedNodes.slice(1).map(commentText).join(" ");
  for (const parameter of parameters) {
    const key = parameter.name.getText();
    const parameterTag = tags.find((candidate) => candidate.name.getText() === key);
    const description = ts.getTextOfJSDocComment(parameterTag?.comment)?.replace(/^- /, "");
    const isDescribed =
      description === undefined ? mentionsName(text, key) : isSentence(description, key);
    addToCount(counts, "arguments", `${name}(${key})`, isDescribed);
  }
}

const mentionsName = (text: string, key: string): boolean =>
  isSentence(text, key) && new RegExp(`\\b${key}\\b`).test(text);

/** Returns the text of a declaration's comment, without its tags. */
function commentText(node: ts.Node): string {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  return comments.map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? "").join(" ");
}
