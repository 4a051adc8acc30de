import type { Seed, Slice } from "../../kernel/slice.js";
import type { Member } from "./model.js";

/** A seed with people who have an account. */
export interface MemberSeed extends Seed {
  readonly members: readonly Member[];
}

/** Everybody with an account, by id. */
export const memberSlice: Slice<Map<string, Member>, MemberSeed, "members"> = {
  name: "members",
  slice: ({ members }) =>
    new Map(
      structuredClone(members).map((member, place) => [
        member.id,
        { ...member, created: place - members.length },
      ]),
    ),
};
