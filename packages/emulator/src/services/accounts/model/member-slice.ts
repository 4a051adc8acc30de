import type { Seed, Slice } from "../../../kernel/slice.js";
import { freeze, share } from "../../../store/freeze.js";
import type { Member } from "./member.js";

export interface MemberSeed extends Seed {
  readonly members: readonly Member[];
}

export const memberSlice: Slice<Map<string, Member>, MemberSeed, "members"> = {
  name: "members",
  slice: ({ members }) =>
    new Map(
      members.map((member, place) => [
        member.id,
        freeze({ ...member, created: place - members.length }),
      ]),
    ),
  copy: share,
};
