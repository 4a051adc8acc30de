import type { Requests } from "../generated/requests.js";
import type { Sent } from "../kernel/wire-request.js";
import type { Declaration, Entity, Tools } from "./declaration.js";
import { newEntity } from "./merge.js";

export type Operations<Module extends string, T extends Entity> = {
  readonly [Name in keyof Requests as Name extends `${Module}.${infer Short}` ? Short : never]?: (
    tools: Tools<T>,
    request: Sent<Requests[Name]>,
  ) => unknown;
};

/** Wraps operations so that they receive requests without null fields. */
export const withoutNulls = <Module extends string, T extends Entity>(
  operations: Operations<Module, T>,
): NonNullable<Declaration<T>["custom"]> =>
  Object.fromEntries(
    Object.entries(operations as unknown as NonNullable<Declaration<T>["custom"]>).map(
      ([name, run]) => [name, (tools, request) => run(tools, newEntity(request, {}))],
    ),
  );
