import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { applicationError, validationError } from "../../../kernel/platform-error.js";
import { offsetMetadata } from "../../../query/page.js";
import { type Query, runQuery } from "../../../query/run-query.js";
import type { Entity, Tools } from "../../../resource/declaration.js";
import { entitiesOf, resource } from "../../../resource/resource.js";
import { listOf } from "../../../resource/verbs/verb.js";
import { entityEvents } from "../../entity-events.js";
import { freeName, slugFrom } from "../../free-name.js";
import { memberSlice, pick } from "../model/member.js";
import { canSeeMember, knownMember } from "./find.js";
import { reorder } from "./reorder.js";

function badgeSlug(tools: Pick<Tools, "all">, title: unknown): string {
  const slugs = new Set(tools.all().map(({ slug }) => slug));
  return freeName(slugFrom(title) || "badge", (slug) => slugs.has(slug));
}

const uniqueIds = (value: unknown) => [...new Set(listOf(value).map(String))];

function movedOrder(tools: Tools, badgeId: string, position: unknown, after: unknown): string[] {
  const others = tools.all().flatMap(({ id }) => (id === badgeId ? [] : [String(id)]));
  if (position === "FIRST") return [badgeId, ...others];
  if (position !== "AFTER") return [...others, badgeId];
  const index = others.indexOf(String(after));
  if (index < 0) {
    const description = "must be another badge";
    throw validationError([{ field: "moveAfterBadgeId", description, violatedRule: "OTHER" }]);
  }
  return [...others.slice(0, index + 1), badgeId, ...others.slice(index + 1)];
}

export const badgesV2 = resource("members.badgesV2", {
  access: { read: "anyone", write: "admin" },
  defaults: ({ title }, tools) => ({ permissionsEnabled: false, slug: badgeSlug(tools, title) }),
  beforeRemove: ({ id }, tools) => removeAssignments(tools, ({ badgeId }) => badgeId === id),
  custom: {
    updateBadgesDisplayOrder: (tools, { ids }) => {
      reorder(badgesV2, tools, uniqueIds(ids));
      return { badges: tools.all() };
    },
    moveBadge: (tools, { badgeId, position, moveAfterBadgeId }) => {
      const { id } = tools.get(badgeId);
      reorder(badgesV2, tools, movedOrder(tools, String(id), position, moveAfterBadgeId));
      return {};
    },
  },
});

const legacyEvents = entityEvents("wix.badges.v3.badge");

export const badgeAssignments = resource("members.badgeAssignments", {
  access: { read: "anyone", write: "admin" },
  isVisible: ({ memberId }, _caller, context) => canSeeMember(context, memberId),
  check(next, before, tools) {
    if (before) return;
    const { badgeId, memberId } = next;
    entitiesOf(badgesV2, tools).get(badgeId);
    knownMember(tools, memberId);
    const memberAssignments = tools.all().filter((assignment) => assignment.memberId === memberId);
    if (memberAssignments.some((assignment) => assignment.badgeId === badgeId)) {
      throw applicationError(409, "ALREADY_EXISTS", "The member already has the badge");
    }
    legacyEvents.action(tools, String(badgeId), "badge_assigned", { memberId });
  },
  beforeRemove: ({ badgeId, memberId }, tools) =>
    legacyEvents.action(tools, String(badgeId), "badge_unassigned", { memberId }),
  view: ({ tags }, _fields, tools) =>
    isAdmin(tools) || !tags ? {} : { tags: { ...tags, privateTags: undefined } },
});

export function removeAssignments(context: Context, test: (assignment: Entity) => boolean): void {
  const { all, remove } = assignments(context);
  for (const assignment of all().filter(test)) remove(assignment);
}

// The older badge API has the same badges, but no entities for assignments.
const TEXTS_AND_COLORS = ["title", "description", "backgroundColor", "textColor"];
const WRITABLE_FIELDS = [...TEXTS_AND_COLORS, "permissionsEnabled"];
const RETURNED_FIELDS = ["id", ...WRITABLE_FIELDS, "slug", "createdDate", "updatedDate"];

function legacyBadge(badge: Entity): Entity {
  const icon = badge.icon as { url?: string } | undefined;
  return { ...pick(badge, RETURNED_FIELDS), ...(icon?.url && { icon: icon.url }) };
}

function fromLegacyBadge(content: unknown): Entity {
  const { icon, ...rest } = (content ?? {}) as Entity;
  const image = typeof icon === "string" && { id: icon, url: icon, height: 0, width: 0 };
  return { ...pick(rest, WRITABLE_FIELDS), ...(image && { icon: image }) };
}

const assignments = (context: Context) => entitiesOf(badgeAssignments, context);

const visibleAssignments = (context: Context, badgeId: unknown) =>
  assignments(context)
    .all()
    .filter((entry) => entry.badgeId === badgeId && canSeeMember(context, entry.memberId));

export const badgesV3 = resource("members.badges", {
  access: { read: "anyone", write: "admin" },
  accessOf: {
    listMembersByBadge: "anyone",
    listBadgesPerMember: "anyone",
    getMemberCountsPerBadge: "anyone",
  },
  tools: (tools) => {
    const { all, get, insert, edit, remove } = entitiesOf(badgesV2, tools);
    return {
      all,
      get,
      remove,
      make: (badge) => insert(fromLegacyBadge(badge)),
      revise: (before, badge) =>
        edit(before, (copy) => {
          Object.assign(copy, fromLegacyBadge(badge));
        }),
      view: legacyBadge,
    };
  },
  custom: {
    updateBadgesDisplayOrder: (tools, { badgeIds }) => {
      reorder(badgesV2, tools, uniqueIds(badgeIds));
      return { badges: tools.all().map(legacyBadge) };
    },
    assignBadge: (tools, { id, memberIds }) => {
      const badge = tools.get(id);
      const members = tools.store(memberSlice);
      const existingIds = uniqueIds(memberIds).filter((memberId) => members.has(memberId));
      const ownerIds = new Set(visibleAssignments(tools, badge.id).map(({ memberId }) => memberId));
      for (const memberId of existingIds) {
        if (!ownerIds.has(memberId)) assignments(tools).insert({ badgeId: badge.id, memberId });
      }
      return { memberIds: existingIds };
    },
    unassignBadge: (tools, { id, memberIds }) => {
      const unassignedIds = new Set(uniqueIds(memberIds));
      for (const assignment of visibleAssignments(tools, tools.get(id).id)) {
        if (unassignedIds.has(String(assignment.memberId))) assignments(tools).remove(assignment);
      }
      return {};
    },
    listMembersByBadge: (tools, { id, paging }) => {
      const items = visibleAssignments(tools, tools.get(id).id);
      const page = runQuery({ items, fields: {} }, { paging } as Query);
      const memberIds = page.items.map(({ memberId }) => memberId);
      return { memberIds, metadata: offsetMetadata(page) };
    },
    listBadgesPerMember: (tools, { memberIds }) => {
      const order = tools.all().map(({ id }) => id);
      const all = assignments(tools).all();
      const memberBadgeIds = uniqueIds(memberIds).map((memberId) => {
        const badgeIds = all.flatMap((entry) => (entry.memberId === memberId ? entry.badgeId : []));
        const isVisible = canSeeMember(tools, memberId);
        return { memberId, badgeIds: order.filter((id) => isVisible && badgeIds.includes(id)) };
      });
      return { memberBadgeIds };
    },
    getMemberCountsPerBadge: (tools) => ({
      badgeMemberCounts: tools.all().map(({ id }) => ({
        badgeId: id,
        memberCount: visibleAssignments(tools, id).length,
      })),
    }),
  },
});
