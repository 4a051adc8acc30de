import type { Context } from "../kernel/context.js";
import { modifiedFields } from "../store/modified-fields.js";

type Sender = Pick<Context, "emit">;

export function entityEvents(entityFqdn: string) {
  const emit = (context: Sender, entityId: string, slug: string, payload: Record<string, object>) =>
    context.emit({ entityFqdn, slug, entityId, payload });
  return {
    created: (context: Sender, id: string, entity: object) =>
      emit(context, id, "created", { createdEvent: { entity } }),
    updated: (context: Sender, id: string, before: object, currentEntity: object) =>
      emit(context, id, "updated", {
        updatedEvent: { currentEntity, modifiedFields: modifiedFields(before, currentEntity) },
      }),
    deleted: (context: Sender, id: string, deletedEntity: object) =>
      emit(context, id, "deleted", { deletedEvent: { deletedEntity } }),
    action: (context: Sender, id: string, slug: string, body: object) =>
      emit(context, id, slug, { actionEvent: { body } }),
  };
}
