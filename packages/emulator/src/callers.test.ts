// Checks that visitors and members can call exactly the operations that the API documents allow.
import { expect, it } from "vitest";
import * as z from "zod/v4";
import type { Access } from "./kernel/handler.js";
import { allServices } from "./services/all-services.js";
import { documentFiles, documentOf } from "./testing/documents.js";

const documentSchema = z.object({
  info: z.object({ "x-package": z.string(), "x-module": z.string() }),
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ operationId: z.string(), "x-callers": z.array(z.string()).optional() }),
    ),
  ),
});

const documentedOperations = documentFiles()
  .filter((file) => /^(?!.*common)[a-z]+\.[\w-]+\.json$/.test(file))
  .flatMap((file) => {
    const { info, paths } = documentSchema.parse(documentOf(file));
    return Object.values(paths)
      .flatMap((path) => Object.values(path))
      .map(({ operationId, "x-callers": callers }) => ({
        name: `${info["x-package"]}.${info["x-module"]}.${operationId}`,
        callers,
      }));
  })
  .flatMap(({ name, callers }) => (callers ? [{ name, callers }] : []));

const access = new Map<string, Access>(
  allServices({ rotateRefreshTokens: false }).flatMap(({ handlers }) =>
    Object.entries(handlers).map(([name, handler]): [string, Access] => [name, handler.access]),
  ),
);

const isAllowed = (caller: "visitor" | "member", level: Access): boolean =>
  level === "open" || level === "anyone" || (caller === "member" && level === "member");

it.each(documentedOperations)(
  "$name accepts visitors and members if and only if the API documents list them",
  ({ name, callers }) => {
    const level = access.get(name);
    if (!level) throw new Error("the emulator does not serve it");
    expect({ visitor: isAllowed("visitor", level), member: isAllowed("member", level) }).toEqual({
      visitor: callers.includes("visitor"),
      member: callers.includes("member"),
    });
  },
);
