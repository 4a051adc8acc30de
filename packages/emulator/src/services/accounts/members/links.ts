// Stores who follows and who blocks whom.

import type { Context } from "../../../kernel/context.js";
import type { Seed, Slice } from "../../../kernel/slice.js";
import { runQuery } from "../../../query/run-query.js";

/** A follow or a block from one member to another. */
export interface Link {
  readonly from: string;
  readonly to: string;
  /** Sequence number among all links ever created. */
  readonly order: number;
}

/** All links, keyed by their two members. */
export interface Links {
  readonly follows: Map<string, Link>;
  readonly blocks: Map<string, Link>;
  next: number;
}

/** Stored follows and blocks between members. */
export const linkSlice: Slice<Links, Seed, "memberLinks"> = {
  name: "memberLinks",
  slice: () => ({ follows: new Map(), blocks: new Map(), next: 0 }),
};

type Kind = "follows" | "blocks";
const keyOf = (from: string, to: string) => `${from} ${to}`;

/** Returns all links of a kind, oldest first. */
export const linksOf = (context: Context, kind: Kind): readonly Link[] =>
  [...context.store(linkSlice)[kind].values()].sort((a, b) => a.order - b.order);

export const isLinked = (context: Context, kind: Kind, from: string, to: string): boolean =>
  context.store(linkSlice)[kind].has(keyOf(from, to));

/** Adds a link. */
export function link(context: Context, kind: Kind, from: string, to: string): void {
  const data = context.store(linkSlice);
  const order = context.changes.number(data as { next: number }, "next");
  context.changes.put(data[kind], keyOf(from, to), { from, to, order });
}

/** Removes a link. */
export function unlink(context: Context, kind: Kind, from: string, to: string): void {
  context.changes.drop(context.store(linkSlice)[kind], keyOf(from, to));
}

/** Returns whether either member blocks the other. */
export const blockedBetween = (context: Context, one: string, other: string): boolean =>
  isLinked(context, "blocks", one, other) || isLinked(context, "blocks", other, one);

function emitFollowEvent(
  context: Context,
  slug: "member_followed" | "member_unfollowed",
  follow: Link,
): void {
  const memberConnection = { memberId: follow.from, affectedMemberId: follow.to };
  context.emit({
    entityFqdn: "wix.members.v3.follow",
    slug,
    entityId: follow.from,
    payload: { actionEvent: { body: { memberConnection } } },
  });
}

/** Makes one member follow another and sends the event. */
export function follow(context: Context, from: string, to: string): void {
  if (isLinked(context, "follows", from, to)) return;
  link(context, "follows", from, to);
  emitFollowEvent(context, "member_followed", { from, to, order: 0 });
}

/** Makes one member unfollow another and sends the event. */
export function unfollow(context: Context, from: string, to: string): void {
  if (!isLinked(context, "follows", from, to)) return;
  unlink(context, "follows", from, to);
  emitFollowEvent(context, "member_unfollowed", { from, to, order: 0 });
}

/** Removes all follows and blocks of a member. */
export function forgetLinks(context: Context, memberId: string): void {
  const own = ({ from, to }: Link) => from === memberId || to === memberId;
  for (const { from, to } of linksOf(context, "follows").filter(own)) unfollow(context, from, to);
  for (const { from, to } of linksOf(context, "blocks").filter(own)) {
    unlink(context, "blocks", from, to);
  }
}

/** Returns a page of links with cursors. */
export function pageOf(context: Context, links: readonly Link[], paging: unknown) {
  const source = {
    items: links,
    fields: {},
    order: ({ order }: Link) => order,
    scope: context.operation,
  };
  const page = runQuery(source, { cursorPaging: (paging ?? {}) as { limit?: number } });
  const { next, prev } = page;
  return { items: page.items, metadata: { count: page.items.length, cursors: { next, prev } } };
}
