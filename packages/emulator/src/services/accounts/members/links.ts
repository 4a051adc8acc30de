import type { Context } from "../../../kernel/context.js";
import type { Seed, Slice } from "../../../kernel/slice.js";
import { runQuery } from "../../../query/run-query.js";
import { entityEvents } from "../../entity-events.js";

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

type LinkKind = "follows" | "blocks";
const linkKey = (from: string, to: string) => `${from} ${to}`;

export const linksOf = (context: Context, kind: LinkKind): readonly Link[] =>
  [...context.store(linkSlice)[kind].values()].sort((a, b) => a.order - b.order);

export const linksWith = (context: Context, kind: LinkKind, memberId: string): readonly Link[] =>
  linksOf(context, kind).filter(({ from, to }) => from === memberId || to === memberId);

export const isLinked = (context: Context, kind: LinkKind, from: string, to: string): boolean =>
  context.store(linkSlice)[kind].has(linkKey(from, to));

export function link(context: Context, kind: LinkKind, from: string, to: string): void {
  const data = context.store(linkSlice);
  const order = context.changes.number(data as { next: number }, "next");
  context.changes.put(data[kind], linkKey(from, to), { from, to, order });
}

export function unlink(context: Context, kind: LinkKind, from: string, to: string): void {
  context.changes.drop(context.store(linkSlice)[kind], linkKey(from, to));
}

export const hasBlockBetween = (context: Context, memberId: string, other: string): boolean =>
  isLinked(context, "blocks", memberId, other) || isLinked(context, "blocks", other, memberId);

const followEvents = entityEvents("wix.members.v3.follow");

function emitFollowEvent(context: Context, slug: string, memberId: string, to: string): void {
  const memberConnection = { memberId, affectedMemberId: to };
  followEvents.action(context, memberId, slug, { memberConnection });
}

export function follow(context: Context, from: string, to: string): void {
  if (isLinked(context, "follows", from, to)) return;
  link(context, "follows", from, to);
  emitFollowEvent(context, "member_followed", from, to);
}

export function unfollow(context: Context, from: string, to: string): void {
  if (!isLinked(context, "follows", from, to)) return;
  unlink(context, "follows", from, to);
  emitFollowEvent(context, "member_unfollowed", from, to);
}

export function removeLinks(context: Context, memberId: string): void {
  for (const { from, to } of linksWith(context, "follows", memberId)) unfollow(context, from, to);
  removeBlocks(context, memberId);
}

export function removeBlocks(context: Context, memberId: string): void {
  for (const { from, to } of linksWith(context, "blocks", memberId)) {
    unlink(context, "blocks", from, to);
  }
}

export function pageOfLinks(context: Context, links: readonly Link[], paging: unknown) {
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
