import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { admin, anyone, type Handler, type Handlers, member } from "../../../kernel/handler.js";
import {
  applicationError,
  badRequest,
  notFound,
  permissionDenied,
  validationError,
} from "../../../kernel/platform-error.js";
import { defineService } from "../../../kernel/service.js";
import type { Entity } from "../../../resource/declaration.js";
import { resource } from "../../../resource/resource.js";
import { isPublic } from "../model/member.js";
import { canSeeMember, currentMember, knownMember, ownMember, visibleMember } from "./find.js";
import {
  follow,
  hasBlockBetween,
  isLinked,
  type Link,
  link,
  linkSlice,
  linksOf,
  linksWith,
  pageOfLinks,
  unfollow,
  unlink,
} from "./links.js";
import { isBlockable } from "./roles.js";

function requireOwnText(context: Context, { memberId }: Entity): void {
  if (isAdmin(context) || currentMember(context).id === memberId) return;
  throw permissionDenied("Members can only write their own about text");
}

export const membersAbout = resource("members.membersAbout", {
  access: { read: "anyone", write: "member" },
  isVisible: ({ memberId }, _caller, context) => canSeeMember(context, memberId),
  defaults: ({ memberId }, tools) =>
    memberId || isAdmin(tools) ? {} : { memberId: currentMember(tools).id },
  check(next, before, tools) {
    requireOwnText(tools, before ?? next);
    if (before) {
      next.memberId = before.memberId;
      return;
    }
    const { id } = knownMember(tools, next.memberId);
    if (tools.all().some(({ memberId }) => memberId === id)) {
      throw applicationError(409, "ALREADY_EXISTS", "The member already has an about text");
    }
  },
  beforeRemove: (about, tools) => requireOwnText(tools, about),
  tools: (tools) => ({
    getOrMakeOwn() {
      const about = tools.findBy("memberId", currentMember(tools).id);
      if (!about) throw notFound("About text", "MEMBER_ABOUT_NOT_FOUND");
      return about;
    },
  }),
  accessOf: { getMyMemberAbout: "member" },
});

type MemberIdOf = (context: Context, memberId?: unknown) => string;

const ownMemberId: MemberIdOf = (context) => currentMember(context).id;
const visibleMemberId: MemberIdOf = (context, memberId) => visibleMember(context, memberId).id;

const followHandler = (memberIdOf: MemberIdOf, side: "from" | "to"): Handler["run"] => {
  const otherSide = side === "from" ? "to" : "from";
  return ({ memberId, paging }, context) => {
    const id = memberIdOf(context, memberId);
    const links = linksOf(context, "follows").filter(
      (item) => item[otherSide] === id && (isAdmin(context) || canSeeMember(context, item[side])),
    );
    const { items, metadata } = pageOfLinks(context, links, paging);
    return { memberIds: items.map((item) => item[side]), pagingMetadata: metadata };
  };
};

const connectionsHandler =
  (memberIdOf: MemberIdOf): Handler["run"] =>
  ({ memberId, connectedMemberIds }, context) => {
    const id = memberIdOf(context, memberId);
    const follows = (from: string, to: string) => isLinked(context, "follows", from, to);
    return {
      connectedMembers: ((connectedMemberIds ?? []) as string[]).map((other) => {
        const isVisible = isAdmin(context) || canSeeMember(context, other);
        return {
          connectedMemberId: other,
          followedByMember: isVisible && follows(id, other),
          followingMember: isVisible && follows(other, id),
        };
      }),
    };
  };

function checkBlock(context: Context, from: string, to: string): void {
  if (from === to) throw badRequest("SELF_BLOCKING_FORBIDDEN", "Members cannot block themselves");
  if (!(isBlockable(context, from) && isBlockable(context, to))) {
    throw badRequest("ADMIN_BLOCKING_FORBIDDEN", "Site collaborators cannot be blocked");
  }
  // There is at most one block per pair of members, in either direction.
  if (hasBlockBetween(context, from, to)) {
    const description = "One of the members has blocked the other";
    throw applicationError(409, "MEMBER_ALREADY_BLOCKED", description);
  }
}

const handlers: Handlers = {
  "members.memberFollowers.followMember": member(({ memberId }, context) => {
    const member = currentMember(context);
    if (member.id === memberId) {
      const description = "must not be the member who follows";
      throw validationError([{ field: "memberId", description, violatedRule: "OTHER" }]);
    }
    const { id } = visibleMember(context, memberId);
    // Members with a private profile are not part of the community.
    if (!isPublic(member)) throw permissionDenied("The member has not joined the community");
    follow(context, member.id, id);
    return {};
  }),
  "members.memberFollowers.unfollowMember": member(({ memberId }, context) => {
    unfollow(context, ownMemberId(context), knownMember(context, memberId).id);
    return {};
  }),
  "members.memberFollowers.listMemberFollowers": anyone(followHandler(visibleMemberId, "from")),
  "members.memberFollowers.listMemberFollowing": anyone(followHandler(visibleMemberId, "to")),
  "members.memberFollowers.listCurrentMemberFollowers": member(followHandler(ownMemberId, "from")),
  "members.memberFollowers.listCurrentMemberFollowing": member(followHandler(ownMemberId, "to")),
  "members.memberFollowers.queryCurrentMemberConnections": member(connectionsHandler(ownMemberId)),
  "members.memberFollowers.queryMemberConnections": anyone(connectionsHandler(visibleMemberId)),
  "members.memberToMemberBlock.blockMember": member(({ memberId }, context) => {
    const from = ownMemberId(context);
    const { id: to } = knownMember(context, memberId);
    checkBlock(context, from, to);
    link(context, "blocks", from, to);
    unfollow(context, from, to);
    unfollow(context, to, from);
    return {};
  }),
  "members.memberToMemberBlock.unblockMember": member(({ memberId }, context) => {
    const from = ownMemberId(context);
    if (from === memberId) {
      throw badRequest("SELF_UNBLOCKING_FORBIDDEN", "Members cannot unblock themselves");
    }
    if (!isLinked(context, "blocks", from, memberId)) {
      throw applicationError(404, "BLOCK_DOES_NOT_EXIST", "The member is not blocked");
    }
    unlink(context, "blocks", from, memberId);
    return {};
  }),
  "members.memberToMemberBlock.listCurrentMemberBlocking": member(({ cursorPaging }, context) => {
    const id = ownMemberId(context);
    const ownBlocks = linksOf(context, "blocks").filter(({ from }) => from === id);
    const { items, metadata } = pageOfLinks(context, ownBlocks, cursorPaging);
    return { blockedMemberIds: items.map(({ to }) => to), pagingMetadata: metadata };
  }),
  "members.memberToMemberBlock.listMemberBlocks": admin(({ memberId, cursorPaging }, context) => {
    const { id } = ownMember(context, memberId);
    const links = linksWith(context, "blocks", id);
    const { items, metadata } = pageOfLinks(context, links, cursorPaging);
    const memberBlocks = items.map(({ from, to }: Link) =>
      from === id
        ? { memberId: to, blockDirection: "BLOCKING" }
        : { memberId: from, blockDirection: "BLOCKED" },
    );
    return { memberBlocks, pagingMetadata: metadata };
  }),
};

export const memberLinks = defineService({ ...linkSlice, handlers });
