import type { Context } from "../../../kernel/context.js";
import { guidOf } from "../../../kernel/ids.js";
import { badRequest, rejection } from "../../../kernel/platform-error.js";
import type { Entity } from "../../../resource/declaration.js";
import { entitiesOf, resource } from "../../../resource/resource.js";
import type { Content, Draft } from "../../../store/collection.js";
import { isPublic, type Member, memberStore } from "./member.js";

const SETTING_NAMES = ["publicMemberVisibility", "publicMemberCandidates"] as const;

export const defaultPrivacy = resource<Entity>("members.defaultPrivacy", {
  access: { read: "anyone", write: "admin" },
  seed: () => [{ id: guidOf("default-privacy"), defaultPrivacy: "PRIVATE", revision: "1" }],
});

export function setPrivacy(member: Draft<Content<Member>>, privacyStatus: "PUBLIC" | "PRIVATE") {
  member.profile.privacyStatus = privacyStatus;
}

function hideProfiles(context: Context): void {
  const members = memberStore(context);
  for (const member of members.all()) {
    if (isPublic(member)) members.update(member.id, (draft) => setPrivacy(draft, "PRIVATE"));
  }
}

export const memberPrivacySettings = resource<Entity>("members.memberPrivacySettings", {
  access: { read: "anyone", write: "admin" },
  seed: () => [
    {
      id: guidOf("member-privacy-settings"),
      publicMemberVisibility: "VISIBLE_TO_ALL",
      publicMemberCandidates: "ANYONE",
      revision: "1",
      updatedDate: "2025-01-06T09:00:00.000Z",
    },
  ],
  check(next, _before, tools) {
    if (SETTING_NAMES.some((name) => next[name] === "UNKNOWN")) {
      throw badRequest("INVALID_SETTINGS", "The settings are empty");
    }
    if (next.publicMemberCandidates === "NO_ONE") hideProfiles(tools);
  },
});

const settingsOf = (context: Context) => entitiesOf(memberPrivacySettings, context).all()[0] ?? {};

const mayBePublic = (context: Context): boolean =>
  settingsOf(context).publicMemberCandidates !== "NO_ONE";

export function requirePublicProfiles(context: Context): void {
  if (mayBePublic(context)) return;
  throw rejection("COMMUNITY_JOIN_IMPOSSIBLE", "Profiles cannot be made public");
}

export const visitorsCanSeeMembers = (context: Context): boolean =>
  settingsOf(context).publicMemberVisibility !== "VISIBLE_TO_MEMBERS_ONLY";

export function initialPrivacy(context: Context, requested: unknown): "PUBLIC" | "PRIVATE" {
  const status = requested ?? entitiesOf(defaultPrivacy, context).all()[0]?.defaultPrivacy;
  return status === "PUBLIC" && mayBePublic(context) ? "PUBLIC" : "PRIVATE";
}
