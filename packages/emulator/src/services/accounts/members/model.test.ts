// Compares the emulator with a small model by running random sequences of calls.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { State } from "../../../emulator.js";
import { createCommunity, logInAs } from "../../../testing/community.js";
import type { Caller, Json } from "../../../testing/test-client.js";

const STATUSES = ["PENDING", "APPROVED", "BLOCKED", "OFFLINE"] as const;

interface ModelMember {
  readonly id: string;
  status: (typeof STATUSES)[number];
  isPublic: boolean;
  isMuted: boolean;
  isDeleted: boolean;
  /** Whether existing sessions still work. */
  hasSession: boolean;
  readonly follows: Set<ModelMember>;
  readonly blocks: Set<ModelMember>;
  readonly badges: Set<number>;
}

const modelMember = (id: string, isPublic: boolean): ModelMember => ({
  id,
  status: "APPROVED",
  isPublic,
  isMuted: false,
  isDeleted: false,
  hasSession: true,
  follows: new Set(),
  blocks: new Set(),
  badges: new Set(),
});

const VERBS = [
  "make",
  "login",
  "join",
  "leave",
  "mute",
  "unmute",
  "approve",
  "block",
  "disconnect",
  "delete",
  "follow",
  "unfollow",
  "hide",
  "unhide",
  "assign",
  "unassign",
] as const;
interface Step {
  readonly verb: (typeof VERBS)[number];
  readonly actor: number;
  readonly other: number;
  readonly badge: number;
}

const areUnblocked = (a: ModelMember, b: ModelMember) => !(a.blocks.has(b) || b.blocks.has(a));
/** Returns whether a step succeeds according to the documentation. */
function isAllowed({ verb, badge }: Step, actor: ModelMember, other: ModelMember): boolean {
  const isPresent = !actor.isDeleted && actor.status !== "OFFLINE";
  switch (verb) {
    case "make":
    case "unassign":
      return true;
    case "login":
      return !actor.isDeleted && actor.status === "APPROVED";
    case "join":
    case "leave":
      return actor.hasSession;
    case "delete":
      return !actor.isDeleted;
    case "follow":
      return (
        actor.hasSession &&
        actor !== other &&
        actor.isPublic &&
        !other.isDeleted &&
        other.status === "APPROVED" &&
        other.isPublic &&
        areUnblocked(actor, other)
      );
    case "unfollow":
      return actor.hasSession && !other.isDeleted;
    case "hide":
      return actor.hasSession && actor !== other && !other.isDeleted && areUnblocked(actor, other);
    case "unhide":
      return actor.hasSession && actor.blocks.has(other);
    case "assign":
      return !actor.isDeleted && !actor.badges.has(badge);
    default:
      return isPresent;
  }
}

function applyStep(
  { verb, badge }: Step,
  actor: ModelMember,
  other: ModelMember,
  all: readonly ModelMember[],
): void {
  const status = { approve: "APPROVED", block: "BLOCKED", disconnect: "OFFLINE" } as const;
  if (verb === "approve" || verb === "block" || verb === "disconnect") {
    actor.status = status[verb];
    if (verb !== "approve") actor.hasSession = false;
  }
  if (verb === "login") actor.hasSession = true;
  if (verb === "join" || verb === "leave") actor.isPublic = verb === "join";
  if (verb === "mute" || verb === "unmute") actor.isMuted = verb === "mute";
  if (verb === "follow") actor.follows.add(other);
  if (verb === "unfollow") actor.follows.delete(other);
  if (verb === "unhide") actor.blocks.delete(other);
  if (verb === "assign") actor.badges.add(badge);
  if (verb === "unassign") actor.badges.delete(badge);
  if (verb === "hide") {
    actor.blocks.add(other);
    actor.follows.delete(other);
    other.follows.delete(actor);
  }
  if (verb === "delete") {
    Object.assign(actor, { isDeleted: true, hasSession: false });
    for (const set of [actor.follows, actor.blocks, actor.badges]) set.clear();
    for (const { follows, blocks } of all) {
      follows.delete(actor);
      blocks.delete(actor);
    }
  }
}

const REQUESTS: Readonly<Record<string, readonly [operation: string, sender: "own" | "owner"]>> = {
  join: ["members.members.joinCommunity", "own"],
  leave: ["members.members.leaveCommunity", "own"],
  mute: ["members.members.muteMember", "owner"],
  unmute: ["members.members.unmuteMember", "owner"],
  approve: ["members.members.approveMember", "owner"],
  block: ["members.members.blockMember", "owner"],
  disconnect: ["members.members.disconnectMember", "owner"],
  delete: ["members.members.deleteMember", "owner"],
  follow: ["members.memberFollowers.followMember", "own"],
  unfollow: ["members.memberFollowers.unfollowMember", "own"],
  hide: ["members.memberToMemberBlock.blockMember", "own"],
  unhide: ["members.memberToMemberBlock.unblockMember", "own"],
  assign: ["members.badgeAssignments.createBadgeAssignment", "owner"],
  unassign: ["members.badges.unassignBadge", "owner"],
};

/**
 * Returns the state, without the catalog, as a string. Webhook contents and signatures are omitted
 * because they change after the response.
 */
const serialize = ({ catalog, webhooks, ...state }: State): string =>
  JSON.stringify([webhooks.length, state], (key, value) =>
    key === "signature" ? undefined : value instanceof Map ? ["Map", ...value] : value,
  );

test("members, badges and follows match the model, and rejected calls change nothing", async () => {
  const { emulator, owner, guest, ...people } = await createCommunity();
  const badges: string[] = [];
  for (const title of ["x", "y"]) {
    const badge = { title, backgroundColor: "#ffffff", textColor: "#000000" };
    badges.push((await owner.call("members.badgesV2.createBadge", { badge })).badge.id);
  }
  await emulator.settled();
  const start = emulator.snapshot();
  const step = fc.record<Step>({
    verb: fc.constantFrom(...VERBS),
    actor: fc.nat(3),
    other: fc.nat(3),
    badge: fc.nat(1),
  });

  async function expectAgreement(all: readonly ModelMember[]): Promise<void> {
    const presentMembers = all.filter(({ isDeleted }) => !isDeleted);
    const query = async (filter: Json) =>
      (
        await owner.call("members.members.queryMembers", {
          query: { filter },
          fieldsets: ["EXTENDED"],
        })
      ).members;
    const rows = (await query({})).map((member: Json) => [
      member.id,
      member.status,
      member.privacyStatus,
      member.activityStatus,
    ]);
    expect(rows).toEqual(
      presentMembers.map(({ id, status, isPublic, isMuted }) => [
        id,
        status,
        isPublic ? "PUBLIC" : "PRIVATE",
        isMuted ? "MUTED" : "ACTIVE",
      ]),
    );
    let matchCount = 0;
    for (const status of STATUSES) {
      const matches = await query({ status });
      matchCount += matches.length;
      const expected = presentMembers.filter((member) => member.status === status);
      expect(matches.map(({ id }: Json) => id)).toEqual(expected.map(({ id }) => id));
    }
    expect(matchCount).toBe(presentMembers.length);
    const { badgeMemberCounts } = await owner.call("members.badges.getMemberCountsPerBadge");
    expect(badgeMemberCounts.map(({ memberCount }: Json) => memberCount)).toEqual(
      badges.map((_, badge) => presentMembers.filter((member) => member.badges.has(badge)).length),
    );
    for (const member of presentMembers) {
      const memberIds = async (operation: string) =>
        (await owner.call(`members.memberFollowers.${operation}`, { memberId: member.id }))
          .memberIds;
      const ids = (list: Iterable<ModelMember>) => [...list].map(({ id }) => id).sort();
      const followers = presentMembers.filter(({ follows }) => follows.has(member));
      expect((await memberIds("listMemberFollowing")).sort()).toEqual(ids(member.follows));
      expect((await memberIds("listMemberFollowers")).sort()).toEqual(ids(followers));
    }
  }

  const property = fc.asyncProperty(
    fc.array(step, { maxLength: 40, size: "max" }),
    async (steps) => {
      emulator.restore(start);
      const all = [people.ada, people.bea, people.cyd].map(({ id }, n) => modelMember(id, n < 2));
      const callers = new Map<ModelMember, Caller>(
        [people.ada, people.bea, people.cyd].map(({ caller }, n) => [
          all[n] as ModelMember,
          caller,
        ]),
      );
      for (const next of steps) {
        const [actor, other] = [all[next.actor % all.length], all[next.other % all.length]];
        if (!(actor && other)) continue;
        const expected = isAllowed(next, actor, other);
        const before = expected ? "" : serialize(emulator.state);
        if (next.verb === "make") {
          const { member } = await owner.call("members.members.createMember", {});
          const created = modelMember(member.id, false);
          callers.set(created, await logInAs(guest, member.id));
          all.push(created);
        } else if (next.verb === "login") {
          if (expected) callers.set(actor, await logInAs(guest, actor.id));
        } else {
          const [operation, sender] = REQUESTS[next.verb] as NonNullable<(typeof REQUESTS)[string]>;
          const badgeId = badges[next.badge] ?? "";
          const badgeAssignment = { badgeId, memberId: actor.id };
          const unassignRequest = next.verb === "unassign" && {
            id: badgeId,
            memberIds: [actor.id],
          };
          const request = unassignRequest || {
            ...(sender === "own" ? { memberId: other.id } : { id: actor.id }),
            ...(next.verb === "assign" && { badgeAssignment }),
          };
          const caller = sender === "own" ? (callers.get(actor) as Caller) : owner;
          const { status } = await caller.send(operation, request);
          expect([next, status < 400]).toEqual([next, expected]);
        }
        if (expected) applyStep(next, actor, other, all);
        else expect([next, serialize(emulator.state) === before]).toEqual([next, true]);
      }
      await expectAgreement(all);
    },
  );
  await fc.assert(property, { numRuns: 30 });
});
