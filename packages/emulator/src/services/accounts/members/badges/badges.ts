import { isAdmin } from "../../../../kernel/caller.js";
import type { Context } from "../../../../kernel/context.js";
import { applicationError, validationError } from "../../../../kernel/platform-error.js";
import type { Entity, Tools } from "../../../../resource/declaration.js";
import { entitiesOf, resource } from "../../../../resource/resource.js";
import { arrange } from "../arrange.js";
import { knownMember, seesMember } from "../find.js";

function slugOf(tools: Pick<Tools, "all">, title: unknown): string {
  const wanted =
    String(title ?? "")
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
      .replaceAll(/^-|-$/g, "") || "badge";
  const taken = new Set(tools.all().map(({ slug }) => slug));
  let slug = wanted;
  for (let count = 1; taken.has(slug); count += 1) slug = `${wanted}-${count}`;
  return slug;
}

const idsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

function moved(tools: Tools, badgeId: string, position: unknown, after: unknown): string[] {
  const others = tools.all().flatMap(({ id }) => (id === badgeId ? [] : [String(id)]));
  if (position === "FIRST") return [badgeId, ...others];
  if (position !== "AFTER") return [...others, badgeId];
  const place = others.indexOf(String(after));
  if (place < 0) {
    const description = "must be another badge";
    throw validationError([{ field: "moveAfterBadgeId", description, violatedRule: "OTHER" }]);
  }
  return [...others.slice(0, place + 1), badgeId, ...others.slice(place + 1)];
}

export const badgesV2 = resource("members.badgesV2", {
  access: { read: "anyone", write: "admin" },
  defaults: ({ title }, tools) => ({ permissionsEnabled: false, slug: slugOf(tools, title) }),
  removing: ({ id }, tools) => {
    const assignments = entitiesOf(badgeAssignments, tools);
    for (const one of assignments.all().filter(({ badgeId }) => badgeId === id)) {
      assignments.remove(one);
    }
  },
  custom: {
    updateBadgesDisplayOrder: (tools, { ids }) => {
      arrange(badgesV2, tools, idsOf(ids));
      return { badges: tools.all() };
    },
    moveBadge: (tools, { badgeId, position, moveAfterBadgeId }) => {
      const { id } = tools.get(badgeId);
      arrange(badgesV2, tools, moved(tools, String(id), position, moveAfterBadgeId));
      return {};
    },
  },
});

/** Sends an event of the older API. */
function emitLegacyEvent(
  context: Context,
  slug: "badge_assigned" | "badge_unassigned",
  assignment: Entity,
) {
  const { badgeId, memberId } = assignment;
  context.emit({
    entityFqdn: "wix.badges.v3.badge",
    slug,
    entityId: String(badgeId),
    payload: { actionEvent: { body: { memberId } } },
  });
}

/** A caller who can see the member can see the badges. */
export const badgeAssignments = resource("members.badgeAssignments", {
  access: { read: "anyone", write: "admin" },
  visible: ({ memberId }, _caller, context) => seesMember(context, memberId),
  check(next, before, tools) {
    if (before) return;
    const { badgeId, memberId } = next;
    entitiesOf(badgesV2, tools).get(badgeId);
    knownMember(tools, memberId);
    if (tools.all().some((one) => one.badgeId === badgeId && one.memberId === memberId)) {
      throw applicationError(409, "ALREADY_EXISTS", "The member already has the badge");
    }
    emitLegacyEvent(tools, "badge_assigned", next);
  },
  removing: (assignment, tools) => emitLegacyEvent(tools, "badge_unassigned", assignment),
  // Only the merchant sees private tags.
  view: ({ tags }, _fields, tools) =>
    isAdmin(tools) || !tags ? {} : { tags: { ...tags, privateTags: undefined } },
});

export function forgetBadges(context: Context, memberId: string): void {
  const assignments = entitiesOf(badgeAssignments, context);
  for (const one of assignments.all().filter((other) => other.memberId === memberId)) {
    assignments.remove(one);
  }
}
