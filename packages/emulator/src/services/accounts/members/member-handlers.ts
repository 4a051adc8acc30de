import type { Context } from "../../../kernel/context.js";
import { anyone, type Handlers } from "../../../kernel/handler.js";
import type { WireRequest } from "../../../kernel/wire-request.js";
import { offsetMetadata } from "../../../query/page.js";
import { type Query, runQuery } from "../../../query/run-query.js";
import { type Fieldset, memberView } from "../model/member-view.js";
import { currentMember, seenMember } from "./find.js";
import { memberSource } from "./member-query.js";

const fieldsetsOf = (request: WireRequest) => (request.fieldsets ?? []) as readonly Fieldset[];

interface Listing {
  readonly filter?: Query["filter"];
  readonly paging?: Query["paging"];
  readonly sorting?: Query["sort"];
}

function pageOf(context: Context, request: WireRequest, wanted: Listing) {
  const { filter, paging, sorting: sort } = wanted;
  const page = runQuery(memberSource(context, request.search), { filter, paging, sort });
  return {
    members: page.items.map((member) => memberView(context, member, fieldsetsOf(request))),
    metadata: offsetMetadata(page),
  };
}

export const memberHandlers: Handlers = {
  "members.members.getCurrentMember": anyone((request, context) => ({
    member: memberView(context, currentMember(context), fieldsetsOf(request)),
  })),

  "members.members.getMember": anyone((request, context) => ({
    member: memberView(context, seenMember(context, request.id), fieldsetsOf(request)),
  })),

  "members.members.listMembers": anyone((request, context) =>
    pageOf(context, request, request as Listing),
  ),

  "members.members.queryMembers": anyone((request, context) =>
    pageOf(context, request, (request.query ?? {}) as Listing),
  ),
};
