import { type AnyHandlers, wrapHandlers } from "../../kernel/handler.js";
import { applicationError } from "../../kernel/platform-error.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";

const tagIds = (tags: unknown) =>
  ["privateTags", "publicTags"].flatMap((kind) => listOf(objectOf(objectOf(tags)[kind]).tagIds));

export function requireTags(request: Record<string, unknown>): void {
  if (tagIds(request.assignTags).length + tagIds(request.unassignTags).length > 0) return;
  throw applicationError(428, "EMPTY_ASSIGN_AND_UNASSIGN_LISTS", "No tags to assign or unassign");
}

export function tagsNeeded<S extends { readonly handlers: AnyHandlers }>(service: S): S {
  const handlers = wrapHandlers(service.handlers, (run, name) =>
    /Tags(ByFilter)?$/.test(name)
      ? (request, context) => {
          requireTags(request);
          return run(request, context);
        }
      : run,
  );
  return { ...service, handlers };
}
