import type { Context } from "../../../../kernel/context.js";
import type { Entity } from "../../../../resource/declaration.js";
import { entitiesOf } from "../../../../resource/resource.js";
import { badgeAssignments } from "../badges/badges.js";
import { definitionOf } from "../roles/definitions.js";
import { rolesOf } from "../roles/role-slice.js";

export type Subject = { readonly memberId: string } | { readonly roleId: string };

function idsOf(context: Context, subject: Subject): ReadonlySet<unknown> {
  if ("roleId" in subject) return new Set([subject.roleId]);
  const { memberId } = subject;
  const badges = entitiesOf(badgeAssignments, context)
    .all()
    .filter((one) => one.memberId === memberId)
    .map(({ badgeId }) => badgeId);
  const roles = rolesOf(context, memberId).map((key) => definitionOf(context, key)?.id);
  return new Set([memberId, ...badges, ...roles]);
}

const itemsOf = (wrapper: unknown): readonly { readonly entityId?: string }[] =>
  (wrapper as { items?: readonly { entityId?: string }[] } | undefined)?.items ?? [];

/** A missing or empty rule includes everyone. Exclusions take precedence. */
export function applies(
  context: Context,
  application: Entity | undefined,
  subject: Subject,
): boolean {
  const ids = idsOf(context, subject);
  const named = (wrapper: unknown) => itemsOf(wrapper).some(({ entityId }) => ids.has(entityId));
  if (named(application?.exclusions)) return false;
  return itemsOf(application?.applications).length === 0 || named(application?.applications);
}
