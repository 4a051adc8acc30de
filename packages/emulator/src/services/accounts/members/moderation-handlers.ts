import type { Context } from "../../../kernel/context.js";
import { admin, type Handler, type Handlers } from "../../../kernel/handler.js";
import { eachOf, totalsOf } from "../../../resource/verbs/bulk.js";
import type { Member } from "../model/member.js";
import { memberView } from "../model/member-view.js";
import { knownMember } from "./find.js";
import { membersBy } from "./member-query.js";
import { removeMember } from "./removal.js";
import { approve, block, disconnect, setMuted } from "./status.js";

type Task<Result = unknown> = (context: Context, member: Member) => Result;

const singleMember = (task: Task<Member>): Handler =>
  admin((request, context) => {
    const member = knownMember(context, request.id);
    return { member: memberView(context, task(context, member), ["FULL"]) };
  });

/**
 * The platform uses a background job. The emulator runs the task immediately and skips members
 * that fail.
 */
const byFilter = (task: Task): Handler =>
  admin((request, context) => {
    const found = membersBy(context, request.filter, request.search);
    eachOf(context, found, (member) => {
      const { id } = member as Member;
      task(context, knownMember(context, id));
      return { id };
    });
    return { jobId: context.guid("job") };
  });

/** Keeps the member who receives the others' content. */
const removal =
  (assignee: unknown): Task =>
  (context, member) => {
    if (member.id !== assignee) removeMember(context, member);
  };

export const moderationHandlers: Handlers = {
  "members.members.muteMember": singleMember((context, member) => setMuted(context, member, true)),
  "members.members.unmuteMember": singleMember((context, member) =>
    setMuted(context, member, false),
  ),
  "members.members.approveMember": singleMember(approve),
  "members.members.blockMember": singleMember(block),
  "members.members.disconnectMember": singleMember(disconnect),

  "members.members.deleteMember": admin((request, context) => {
    removeMember(context, knownMember(context, request.id));
    return {};
  }),

  "members.members.bulkApproveMembers": byFilter(approve),
  "members.members.bulkBlockMembers": byFilter(block),
  "members.members.bulkDeleteMembersByFilter": admin((request, context) => {
    const { contentAssigneeId } = request;
    if (contentAssigneeId) knownMember(context, contentAssigneeId);
    return byFilter(removal(contentAssigneeId)).run(request, context);
  }),

  "members.members.bulkDeleteMembers": admin((request, context) => {
    const gone = new Set<string>();
    const done = eachOf(context, (request.memberIds ?? []) as readonly string[], (item) => {
      const { id } = knownMember(context, gone.has(String(item)) ? "" : item);
      removeMember(context, knownMember(context, id));
      gone.add(id);
      return { id };
    });
    const results = done.map(({ metadata }) => ({ itemMetadata: metadata }));
    return { results, bulkActionMetadata: totalsOf(done) };
  }),
};
