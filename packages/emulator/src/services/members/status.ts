// A member is in one status at a time: waiting, admitted, blocked, or disconnected for good.

import type { Context } from "../../kernel/context.js";
import { applicationError } from "../../kernel/platform-error.js";
import { revokeMember } from "../identity/tokens.js";
import { memberChanged } from "./member-view.js";
import type { Member } from "./model.js";
import { isBlockable } from "./roles/definitions.js";

/** Nobody comes back from being disconnected: they become another member. */
function checkConnected({ status }: Member): void {
  if (status === "OFFLINE") {
    throw applicationError(428, "FAILED_PRECONDITION", "The member was disconnected from the site");
  }
}

/** Admits a member, who may have been blocked before. */
export function approve(context: Context, member: Member): void {
  checkConnected(member);
  member.status = "APPROVED";
  memberChanged(context, member);
}

/** Keeps a member out: sessions end, and there is no login any more. */
export function block(context: Context, member: Member): void {
  checkConnected(member);
  const { caller } = context;
  if (caller.kind !== "nobody" && caller.session?.memberId === member.id) {
    throw applicationError(400, "MEMBER_SELF_BLOCK_FORBIDDEN", "Nobody blocks themselves");
  }
  if (!isBlockable(context, member.id)) {
    throw applicationError(400, "OWNER_MEMBER_BLOCK_FORBIDDEN", "The member's role forbids it");
  }
  member.status = "BLOCKED";
  revokeMember(context, member.id);
  memberChanged(context, member);
}

/** Cuts a member off for good. */
export function disconnect(context: Context, member: Member): void {
  checkConnected(member);
  member.status = "OFFLINE";
  revokeMember(context, member.id);
  memberChanged(context, member);
}

/** Whether a member may write, like and share; logging in is another matter. */
export function setMuted(context: Context, member: Member, muted: boolean): void {
  checkConnected(member);
  member.muted = muted;
  memberChanged(context, member);
}
