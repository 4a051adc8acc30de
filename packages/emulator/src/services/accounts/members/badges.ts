import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { applicationError, validationError } from "../../../kernel/platform-error.js";
import { offsetMetadata } from "../../../query/page.js";
import { type Query, runQuery } from "../../../query/run-query.js";
import type { Entity, Tools } from "../../../resource/declaration.js";
import { entitiesOf, resource } from "../../../resource/resource.js";
import { listOf } from "../../../resource/verbs/verb.js";
import { freeName, slugFrom } from "../../free-name.js";
import { memberSlice } from "../model/member.js";
import { arrange } from "./arrange.js";
import { knownMember, seesMember } from "./find.js";

function slugOf(tools: Pick<Tools, "all">, title: unknown): string {
  const taken = new Set(tools.all().map(({ slug }) => slug));
  return freeName(slugFrom(title) || "badge", (slug) => taken.has(slug));
}

const idsOf = (value: unknown) => [...new Set(listOf(value).map(String))];

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

// The older badge API has the same badges but groups assignments by member.
const WRITABLE_FIELDS = [
  "title",
  "description",
  "backgroundColor",
  "textColor",
  "permissionsEnabled",
];
const RETURNED_FIELDS = ["id", ...WRITABLE_FIELDS, "slug", "createdDate", "updatedDate"];

const picked = (from: Entity, names: readonly string[]): Entity =>
  Object.fromEntries(
    names.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])),
  );

/** In the older format, the icon is a URL. */
function legacyBadge(badge: Entity): Entity {
  const icon = badge.icon as { url?: string } | undefined;
  return { ...picked(badge, RETURNED_FIELDS), ...(icon?.url && { icon: icon.url }) };
}

function fromLegacyBadge(content: unknown): Entity {
  const { icon, ...rest } = (content ?? {}) as Entity;
  const image = typeof icon === "string" && { id: icon, url: icon, height: 0, width: 0 };
  return { ...picked(rest, WRITABLE_FIELDS), ...(image && { icon: image }) };
}

const badges = (context: Context) => entitiesOf(badgesV2, context);
const assignments = (context: Context) => entitiesOf(badgeAssignments, context);

/** Skips members whom the caller cannot see. */
const carried = (context: Context, badgeId: unknown) =>
  assignments(context)
    .all()
    .filter((one) => one.badgeId === badgeId && seesMember(context, one.memberId));
const pagingOf = (paging: unknown) => ({ paging: (paging ?? {}) as Query["paging"] });

export const badgesV3 = resource("members.badges", {
  access: { read: "anyone", write: "admin" },
  accessOf: {
    listMembersByBadge: "anyone",
    listBadgesPerMember: "anyone",
    getMemberCountsPerBadge: "anyone",
  },
  custom: {
    createBadge: (tools, { badge }) => ({
      badge: legacyBadge(badges(tools).insert(fromLegacyBadge(badge))),
    }),
    getBadge: (tools, { id }) => ({ badge: legacyBadge(badges(tools).get(id)) }),
    updateBadge: (tools, { badge }) => {
      const before = badges(tools).get((badge as Entity | undefined)?.id);
      const next = badges(tools).edit(before, (copy) =>
        Object.assign(copy, fromLegacyBadge(badge)),
      );
      return { badge: legacyBadge(next) };
    },
    deleteBadge: (tools, { id }) => {
      badges(tools).remove(badges(tools).get(id));
      return {};
    },
    listBadges: (tools, { paging }) => {
      const page = runQuery({ items: badges(tools).all(), fields: {} }, pagingOf(paging));
      return { badges: page.items.map(legacyBadge), metadata: offsetMetadata(page) };
    },
    updateBadgesDisplayOrder: (tools, { badgeIds }) => {
      arrange(badgesV2, tools, idsOf(badgeIds));
      return { badges: badges(tools).all().map(legacyBadge) };
    },
    assignBadge: (tools, { id, memberIds }) => {
      const badge = badges(tools).get(id);
      const members = tools.store(memberSlice);
      const known = idsOf(memberIds).filter((memberId) => members.has(memberId));
      const has = new Set(carried(tools, badge.id).map(({ memberId }) => memberId));
      for (const memberId of known) {
        if (!has.has(memberId)) assignments(tools).insert({ badgeId: badge.id, memberId });
      }
      return { memberIds: known };
    },
    unassignBadge: (tools, { id, memberIds }) => {
      const from = new Set(idsOf(memberIds));
      const badge = badges(tools).get(id);
      for (const one of carried(tools, badge.id)) {
        if (from.has(String(one.memberId))) assignments(tools).remove(one);
      }
      return {};
    },
    listMembersByBadge: (tools, { id, paging }) => {
      const items = carried(tools, badges(tools).get(id).id);
      const page = runQuery({ items, fields: {} }, pagingOf(paging));
      return {
        memberIds: page.items.map(({ memberId }) => memberId),
        metadata: offsetMetadata(page),
      };
    },
    listBadgesPerMember: (tools, { memberIds }) => {
      const order = badges(tools)
        .all()
        .map(({ id }) => id);
      const all = assignments(tools).all();
      const memberBadgeIds = idsOf(memberIds).map((memberId) => {
        const has = all.flatMap((one) => (one.memberId === memberId ? [one.badgeId] : []));
        const seen = seesMember(tools, memberId);
        return { memberId, badgeIds: seen ? order.filter((id) => has.includes(id)) : [] };
      });
      return { memberBadgeIds };
    },
    getMemberCountsPerBadge: (tools) => ({
      badgeMemberCounts: badges(tools)
        .all()
        .map(({ id }) => ({ badgeId: id, memberCount: carried(tools, id).length })),
    }),
  },
});
