import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { notFound, permissionDenied } from "../../../kernel/platform-error.js";
import { isOwn, isPublic, type Member, memberSlice, memberStore } from "../model/member.js";
import { visitorsCanSeeMembers } from "../model/privacy.js";
import { hasBlockBetween, isLinked } from "./links.js";

const memberNotFound = () => notFound("Member", "MEMBER_NOT_FOUND");

/** Ignores the caller's permissions. */
export function knownMember(context: Context, id: unknown): Member {
  const member = memberStore(context).find(String(id));
  if (!member) throw memberNotFound();
  return member;
}

/** A server with an API key can act for a member. */
export function currentMember(context: Context): Member {
  const { caller } = context;
  const session = caller.kind === "anonymous" ? undefined : caller.session;
  const member = memberStore(context).find(session?.memberId ?? "");
  if (!member) throw notFound("Member");
  return member;
}

export function canSee(context: Context, member: Member): boolean {
  if (isAdmin(context) || isOwn(context, member)) return true;
  if (member.status !== "APPROVED" || !isPublic(member)) return false;
  const { caller } = context;
  if (caller.kind !== "member") return visitorsCanSeeMembers(context);
  return !hasBlockBetween(context, caller.memberId, member.id);
}

export function canSeeMember(context: Context, id: unknown): boolean {
  const member = context.store(memberSlice).get(String(id));
  return member !== undefined && canSee(context, member);
}

export function visibleMember(context: Context, id: unknown): Member {
  const member = knownMember(context, id);
  const { caller } = context;
  if (caller.kind === "member" && isLinked(context, "blocks", caller.memberId, member.id)) {
    throw notFound("Member", "MEMBER_TO_MEMBER_BLOCKED");
  }
  if (!canSee(context, member)) throw memberNotFound();
  return member;
}

export function ownMember(context: Context, id: unknown): Member {
  if (!isAdmin(context) && !isOwn(context, { id: String(id) })) {
    throw permissionDenied("Members can only change their own data");
  }
  return knownMember(context, id);
}

export const listedMembers = (context: Context): Member[] =>
  [...context.store(memberSlice).values()].filter((member) => canSee(context, member));
