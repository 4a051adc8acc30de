import { type Api, operationsOf, type Service } from "../api/api.ts";
import type { OperationDocument } from "../api/document.ts";
import { MAX_ALTERNATIVES } from "../model/alternatives.ts";
import { type Argument, argumentsOf, isSinglePart } from "../model/arguments.ts";
import type { Needs } from "../model/needs.ts";
import type { Usage } from "../model/usage.ts";
import { exampleArguments, inlineText, type Sample } from "./example.ts";
import { oneOfCalls } from "./one-of-tests.ts";

export interface TypeTests {
  text: string;
  /** Number of calls that must compile. */
  valid: number;
  /** Number of calls that must not compile. */
  invalid: number;
  /** Number of pairs of calls: one call sets one member of a one-of, the other sets two. */
  oneOfs: number;
  /** Number of updates that send a response back. */
  sentBack: number;
}

/**
 * Writes a module that compiles only if each operation accepts calls with all required fields, calls
 * with one member of each one-of, and updates that send back responses. The operation must reject
 * calls without one of the required fields and calls with two members of a one-of.
 *
 * @param testedKeys - keys of schemas whose one-ofs are already tested by other modules. The function
 * adds new keys
 */
export function writeTypeTests(
  api: Api,
  usage: Usage,
  service: Service,
  testedKeys: Set<string>,
): TypeTests {
  const lines: string[] = [];
  const counts = { valid: 0, invalid: 0, oneOfs: 0, sentBack: 0 };
  for (const namedOperation of operationsOf(service)) {
    const { operation } = namedOperation;
    const callText = (args: Sample[]) =>
      `${service.module}.${operation.operationId}(${args.map((arg) => inlineText(arg)).join(", ")})`;
    const call = (args: Sample[]) => `called(${callText(args)});`;
    const allArguments = argumentsOf(api, service.file, namedOperation);
    const minimalArguments = exampleArguments(api, operation, allArguments);
    // choose each alternative at least once
    const argumentLists = [...Array(MAX_ALTERNATIVES).keys()].map((alternativeIndex) =>
      exampleArguments(api, operation, allArguments, alternativeIndex),
    );
    // a query or search without its argument returns a builder
    const firstIndex = operation["x-query-builder"] || operation["x-search-spec"] ? 1 : 0;
    const oneOfs = oneOfCalls({ api, usage }, namedOperation, allArguments, firstIndex, testedKeys);
    const sentBackArguments = callsWithResponse(
      allArguments,
      minimalArguments,
      operation,
      callText,
    );
    const validCalls = new Set([
      ...[
        minimalArguments,
        ...argumentLists,
        ...oneOfs.map(({ validArguments }) => validArguments),
        ...sentBackArguments,
      ].map(call),
    ]);
    const incompleteArgumentLists = argumentLists.flatMap((args) =>
      withoutOnePart(args, allArguments, firstIndex),
    );
    const invalidCalls = new Set(
      [...incompleteArgumentLists, ...oneOfs.map(({ invalidArguments }) => invalidArguments)].map(
        call,
      ),
    );
    for (const text of validCalls) lines.push(text);
    for (const text of invalidCalls) lines.push("// @ts-expect-error", text);
    counts.valid += validCalls.size;
    counts.invalid += invalidCalls.size;
    counts.oneOfs += oneOfs.length;
    counts.sentBack += sentBackArguments.length;
  }
  const header = [
    `import { ${service.module} } from "@portico/${service.package}";`,
    "declare const password: string;",
    "declare function called(result: object): void;",
  ];
  return { text: `${[...header, ...lines].join("\n")}\n`, ...counts };
}

/** Returns the arguments of updates that send back the entity from the response. */
function callsWithResponse(
  allArguments: Argument[],
  minimalArguments: Sample[],
  { operationId, "x-returns": returnedPath }: OperationDocument,
  call: (args: Sample[]) => string,
): Sample[][] {
  if (!returnedPath || !operationId.startsWith("update")) return [];
  const entity = `{ ...(await ${call(minimalArguments)}) }`;
  return allArguments.flatMap((argument, index) => {
    const part = argument.parts.find(({ path }) => path === returnedPath);
    const sample = minimalArguments[index];
    if (!part || sample === undefined) return [];
    const sampleFromResponse = isSinglePart(argument)
      ? entity
      : sample instanceof Map && new Map(sample).set(part.key, entity);
    return sampleFromResponse
      ? [
          minimalArguments.map((arg, argumentIndex) =>
            argumentIndex === index ? sampleFromResponse : arg,
          ),
        ]
      : [];
  });
}

/** Returns copies of the arguments, each without one required argument, part or field. */
function withoutOnePart(args: Sample[], allArguments: Argument[], firstIndex: number): Sample[][] {
  return args.flatMap((sample, index) => {
    const argument = allArguments[index];
    if (!argument || index < firstIndex) return [];
    const replaceArgument = (replacement: Sample) =>
      args.map((arg, argumentIndex) => (argumentIndex === index ? replacement : arg));
    const withoutArgument = argument.required ? [args.slice(0, index)] : [];
    return [...withoutArgument, ...samplesWithoutField(sample, argument).map(replaceArgument)];
  });
}

function samplesWithoutField(sample: Sample, argument: Argument): Sample[] {
  const [onlyPart] = argument.parts;
  if (onlyPart && isSinglePart(argument)) return samplesWithoutEach(sample, onlyPart.needs);
  if (!(sample instanceof Map)) return [];
  return argument.parts.flatMap(({ key, alternatives, needs, ...part }) => {
    const isRequired = part.required || alternatives?.required;
    const value = sample.get(key);
    if (value === undefined) return [];
    const nestedVariants = samplesWithoutEach(value, needs).map((variant) =>
      new Map(sample).set(key, variant),
    );
    return [...(isRequired ? [omitField(sample, key)] : []), ...nestedVariants];
  });
}

/** Returns copies of a value, each without one required field. */
function samplesWithoutEach(value: Sample, needs: Needs): Sample[] {
  if (Array.isArray(value))
    return value.flatMap((item) =>
      samplesWithoutEach(item, needs).map((incompleteItem) => [incompleteItem]),
    );
  if (!(value instanceof Map)) return [];
  return [...needs].flatMap(([names, { required, nestedNeeds }]): Sample[] => {
    const field = names.split("|").find((name) => value.has(name));
    const currentValue = field === undefined ? undefined : value.get(field);
    // skip a field if the field and its alternatives are not set
    if (field === undefined || currentValue === undefined) return [];
    const nestedVariants = samplesWithoutEach(currentValue, nestedNeeds).map((other) =>
      new Map(value).set(field, other),
    );
    return [...(required ? [omitField(value, field)] : []), ...nestedVariants];
  });
}

function omitField(fields: Map<string, Sample>, omittedField: string): Map<string, Sample> {
  return new Map([...fields].filter(([field]) => field !== omittedField));
}
