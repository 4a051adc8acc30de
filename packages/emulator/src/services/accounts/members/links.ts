import type { Context } from "../../../kernel/context.js";
import type { Seed, Slice } from "../../../kernel/slice.js";
import { runQuery } from "../../../query/run-query.js";

export interface Link {
  readonly from: string;
  readonly to: string;
  readonly order: number;
}

export interface Links {
  readonly follows: Map<string, Link>;
  readonly blocks: Map<string, Link>;
  next: number;
}

export const linkSlice: Slice<Links, Seed, "memberLinks"> = {
  name: "memberLinks",
  slice: () => ({ follows: new Map(), blocks: new Map(), next: 0 }),
};

type Kind = "follows" | "blocks";
const keyOf = (from: string, to: string) => `${from} ${to}`;

export const linksOf = (context: Context, kind: Kind): readonly Link[] =>
  [...context.store(linkSlice)[kind].values()].sort((a, b) => a.order - b.order);

export const isLinked = (context: Context, kind: Kind, from: string, to: string): boolean =>
  context.store(linkSlice)[kind].has(keyOf(from, to));

export function link(context: Context, kind: Kind, from: string, to: string): void {
  const data = context.store(linkSlice);
  const order = context.changes.number(data as { next: number }, "next");
  context.changes.put(data[kind], keyOf(from, to), { from, to, order });
}

export function unlink(context: Context, kind: Kind, from: string, to: string): void {
  context.changes.drop(context.store(linkSlice)[kind], keyOf(from, to));
}

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

export function follow(context: Context, from: string, to: string): void {
  if (isLinked(context, "follows", from, to)) return;
  link(context, "follows", from, to);
  emitFollowEvent(context, "member_followed", { from, to, order: 0 });
}

export function unfollow(context: Context, from: string, to: string): void {
  if (!isLinked(context, "follows", from, to)) return;
  unlink(context, "follows", from, to);
  emitFollowEvent(context, "member_unfollowed", { from, to, order: 0 });
}

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
