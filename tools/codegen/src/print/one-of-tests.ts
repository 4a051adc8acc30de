import { type Api, type NamedOperation, schemaKey } from "../api/api.ts";
import type { LocatedSchema } from "../api/located.ts";
import { type Argument, isSinglePart } from "../model/arguments.ts";
import { isWritable, type Usage } from "../model/usage.ts";
import { exampleArguments, exampleWith, type FieldGroup, type Sample } from "./example.ts";

/** Arguments for a valid call that sets one member of a one-of, and an invalid call that sets two. */
export interface OneOfCalls {
  validArguments: Sample[];
  invalidArguments: Sample[];
}

/**
 * Returns arguments that test each one-of in an operation's request.
 *
 * @param args - arguments of the operation
 * @param firstIndex - index of the first argument to test
 * @param testedKeys - keys of schemas that have already been tested. The function adds new keys
 */
export function oneOfCalls(
  { api, usage }: { api: Api; usage: Usage },
  { operation }: NamedOperation,
  args: Argument[],
  firstIndex: number,
  testedKeys: Set<string>,
): OneOfCalls[] {
  return args.flatMap((argument, index) => {
    if (index < firstIndex) return [];
    const argumentsUpTo = args.map((otherArgument, otherIndex) => ({
      ...otherArgument,
      required: otherArgument.required || otherIndex <= index,
    }));
    const minimalArguments = exampleArguments(api, operation, argumentsUpTo);
    const withArgument = (sample: Sample) =>
      minimalArguments.map((arg, otherIndex) => (otherIndex === index ? sample : arg));
    const callsFor = (sampleOf: (members: number) => Sample): OneOfCalls => ({
      validArguments: withArgument(sampleOf(1)),
      invalidArguments: withArgument(sampleOf(2)),
    });
    const callsWithinParts = argument.parts.flatMap((part) => {
      const insertIntoArgument = (sample: Sample) => {
        if (isSinglePart(argument)) return sample;
        const alternatives = part.alternatives?.paths ?? [];
        const otherAlternatives = argument.parts.filter(({ path }) => alternatives.includes(path));
        return replaceFields(minimalArguments[index], otherAlternatives, [[part.key, sample]]);
      };
      return findOneOfs({ api, usage }, part.schema, part.externalFields, testedKeys).map(
        ({ path, fields }) =>
          callsFor((members) => {
            const fieldGroup = { path, fields: fields.slice(0, members) };
            return insertIntoArgument(exampleWith(api, operation, part, fieldGroup));
          }),
      );
    });
    const callsAcrossParts = exclusivePartsOf(argument).map((alternatives) =>
      callsFor((members) => {
        const samples = alternatives.slice(0, members).map((part): [string, Sample] => {
          const fieldGroup = { path: [], fields: [] };
          return [part.key, exampleWith(api, operation, part, fieldGroup)];
        });
        return replaceFields(minimalArguments[index], alternatives, samples);
      }),
    );
    return [...callsWithinParts, ...callsAcrossParts];
  });
}

/** Returns the groups of mutually exclusive parts of an argument. */
function exclusivePartsOf({ parts }: Argument): Argument["parts"][] {
  const groups = new Set(parts.flatMap(({ alternatives }) => alternatives?.paths.join() ?? []));
  return [...groups]
    .map((group) => parts.filter(({ alternatives }) => alternatives?.paths.join() === group))
    .filter((alternatives) => alternatives.length > 1);
}

/** Returns an argument with some of its parts removed and others added. */
function replaceFields(
  argument: Sample | undefined,
  removedParts: Argument["parts"],
  addedFields: [string, Sample][],
): Sample {
  const fields = argument instanceof Map ? [...argument] : [];
  const remainingFields = fields.filter(([key]) => !removedParts.some((part) => part.key === key));
  return new Map([...remainingFields, ...addedFields]);
}

/** Finds the one-ofs in a value that have not been tested yet. */
function findOneOfs(
  { api, usage }: { api: Api; usage: Usage },
  { from, schema }: LocatedSchema,
  externalFields: string[],
  testedKeys: Set<string>,
  path: string[] = [],
): FieldGroup[] {
  const findNested = (located: LocatedSchema, field?: string) =>
    findOneOfs(
      { api, usage },
      located,
      [],
      testedKeys,
      field === undefined ? path : [...path, field],
    );
  if (schema.$ref) {
    const id = api.resolve(from, schema.$ref);
    if (testedKeys.has(schemaKey(id))) return [];
    testedKeys.add(schemaKey(id));
    const ownOneOfs = usage.needs
      .alternatives(id)
      .map((group) => group.filter((field) => !externalFields.includes(field)))
      .filter((fields) => fields.length > 1)
      .map((fields) => ({ path, fields }));
    const located = { from: id.file, schema: api.schema(id) };
    return [...ownOneOfs, ...findOneOfs({ api, usage }, located, externalFields, testedKeys, path)];
  }
  const itemSchema = schema.items ?? schema.additionalProperties;
  if (itemSchema) return findNested({ from, schema: itemSchema });
  return Object.entries(schema.properties ?? {}).flatMap(([field, property]) => {
    const isIncluded =
      isWritable(usage.requiredReadOnlyFields, property) && !externalFields.includes(field);
    return isIncluded ? findNested({ from, schema: property }, field) : [];
  });
}
