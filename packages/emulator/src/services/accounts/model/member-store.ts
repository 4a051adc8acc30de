import type { Context } from "../../../kernel/context.js";
import { collection } from "../../../store/collection.js";
import type { Member } from "./member.js";
import { memberSlice } from "./member-slice.js";
import { fullView } from "./member-view.js";

export const memberStore = collection<Member, Context>({
  items: ({ store }) => store(memberSlice),
  revision: 1,
  dated: true,
  events: { type: "wix.members.v1.member", view: (member) => fullView(member), plain: true },
});

export const verifyEmail = (context: Context, { id }: Member): Member =>
  memberStore(context).patch(id, (draft) => {
    draft.emailVerified = true;
  });
