import type { Context } from "../../../kernel/context.js";
import { applicationError } from "../../../kernel/platform-error.js";
import { revokeMember } from "../login/tokens.js";
import type { Member } from "../model/member.js";
import { memberStore } from "../model/member-store.js";
import { memberBlocking } from "../model/member-topics.js";
import { isBlockable } from "./roles/definitions.js";

/** Disconnection is final. The user must register as a new member. */
function checkConnected({ status }: Member): void {
  if (status === "OFFLINE") {
    throw applicationError(
      428,
      "FAILED_PRECONDITION",
      "The member has been disconnected from the site",
    );
  }
}

const setStatus = (context: Context, { id }: Member, status: Member["status"]): Member =>
  memberStore(context).update(id, (draft) => {
    draft.status = status;
  });

export function approve(context: Context, member: Member): Member {
  checkConnected(member);
  return setStatus(context, member, "APPROVED");
}

export function block(context: Context, member: Member): Member {
  checkConnected(member);
  const { caller } = context;
  if (caller.kind !== "nobody" && caller.session?.memberId === member.id) {
    throw applicationError(400, "MEMBER_SELF_BLOCK_FORBIDDEN", "Members cannot block themselves");
  }
  if (!isBlockable(context, member.id)) {
    throw applicationError(
      400,
      "OWNER_MEMBER_BLOCK_FORBIDDEN",
      "The member's role does not allow this",
    );
  }
  context.announce(memberBlocking, member);
  revokeMember(context, member.id);
  return setStatus(context, member, "BLOCKED");
}

export function disconnect(context: Context, member: Member): Member {
  checkConnected(member);
  revokeMember(context, member.id);
  return setStatus(context, member, "OFFLINE");
}

/** Muted members can log in but not write, like or share. */
export function setMuted(context: Context, member: Member, muted: boolean): Member {
  checkConnected(member);
  return memberStore(context).update(member.id, (draft) => {
    draft.muted = muted;
  });
}
