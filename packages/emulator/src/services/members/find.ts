// Members as a caller finds them.

import { isAdmin, type Session } from "../../kernel/caller.js";
import type { Context } from "../../kernel/context.js";
import { notFound, permissionDenied } from "../../kernel/platform-error.js";
import { memberById } from "../identity/accounts.js";
import { blockedBetween, isLinked } from "./community/links.js";
import { isOwn, isPublic } from "./member-view.js";
import type { Member } from "./model.js";
import { visitorsSee } from "./privacy.js";
import { memberSlice } from "./slice.js";

const missing = () => notFound("Member", "MEMBER_NOT_FOUND");

const sessionOfCaller = ({ caller }: Context): Session | undefined =>
  caller.kind === "nobody" ? undefined : caller.session;

/** The member of an id, whoever asks. */
export function knownMember(context: Context, id: unknown): Member {
  const member = memberById(context, String(id));
  if (!member) throw missing();
  return member;
}

/** Who is logged in; an app may act together with a member. */
export function currentMember(context: Context): Member {
  const id = sessionOfCaller(context)?.memberId;
  const member = id === undefined ? undefined : memberById(context, id);
  if (!member) throw notFound("Member");
  return member;
}

/** Whether the caller sees a member: the site's owner and the member do, others where the profile is public. */
export function sees(context: Context, member: Member): boolean {
  if (isAdmin(context) || isOwn(context, member)) return true;
  if (member.status !== "APPROVED" || !isPublic(member)) return false;
  const { caller } = context;
  if (caller.kind !== "member") return visitorsSee(context);
  return !blockedBetween(context, caller.memberId, member.id);
}

/** Whether the caller sees the member of an id. */
export function seesMember(context: Context, id: unknown): boolean {
  const member = context.store(memberSlice).get(String(id));
  return member !== undefined && sees(context, member);
}

/** A member that the caller sees, or the platform's 404. Whom the caller has blocked has a code of its own. */
export function seenMember(context: Context, id: unknown): Member {
  const member = knownMember(context, id);
  const { caller } = context;
  if (caller.kind === "member" && isLinked(context, "blocks", caller.memberId, member.id)) {
    throw notFound("Member", "MEMBER_TO_MEMBER_BLOCKED");
  }
  if (!sees(context, member)) throw missing();
  return member;
}

/** A member that the caller may change: members themselves, and the site's owner everybody. */
export function ownMember(context: Context, id: unknown): Member {
  if (!isAdmin(context) && !isOwn(context, { id: String(id) })) {
    throw permissionDenied("Members can only change their own data");
  }
  return knownMember(context, id);
}

/** What a list shows: everybody to the site's owner, to others whom they see. */
export const listedMembers = (context: Context): Member[] =>
  [...context.store(memberSlice).values()].filter((member) => sees(context, member));
