import { PorticoError } from "@portico/core";
import {
  deleteMemberAddresses,
  deleteMemberEmails,
  deleteMemberPhones,
  joinCommunity,
  leaveCommunity,
  type Member,
  updateMember,
} from "@portico/members/members";
import { createMemberAbout, updateMemberAbout } from "@portico/members/members-about";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useClient } from "../provider/provider.js";
import { type Action, useAction } from "../provider/use-action.js";
import { currentMemberAboutQuery, currentMemberQuery } from "../queries/members.js";
import type { PorticoClient } from "../queries/portico-client.js";
import { sessionScope } from "../queries/session-scope.js";
import { documentFromText } from "./about-text.js";
import { clearedLists, type MemberChanges, memberInput, mergeMember } from "./member-changes.js";

const CLEAR_OPERATIONS = {
  phones: deleteMemberPhones,
  emails: deleteMemberEmails,
  addresses: deleteMemberAddresses,
};

async function sendChanges(client: PorticoClient, id: string, changes: MemberChanges) {
  let member: Member | undefined;
  for (const list of clearedLists(changes))
    ({ member = member } = await client.use(CLEAR_OPERATIONS)[list](id));
  const { isPublic } = changes;
  if (isPublic !== undefined) {
    const calls = client.use({ joinCommunity, leaveCommunity });
    ({ member = member } = await (isPublic ? calls.joinCommunity() : calls.leaveCommunity()));
  }
  const input = memberInput(changes);
  return input ? client.use(updateMember)(id, input) : member;
}

/**
 * Sends the "about" text, and returns a function that caches the response. Fetches the current
 * revision first, because another tab may have changed the text.
 */
async function sendAbout(
  queryClient: QueryClient,
  client: PorticoClient,
  id: string,
  text: string,
) {
  const query = currentMemberAboutQuery(client);
  const content = documentFromText(text);
  try {
    const before = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    const response = before
      ? await client.use(updateMemberAbout)(before.id, { revision: before.revision, content })
      : await client.use(createMemberAbout)({ memberId: id, content });
    return () => cacheResponse(queryClient, query.queryKey, response);
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: query.queryKey });
    throw error;
  }
}

/**
 * Cancels pending requests first, because a request from before the change would restore the old
 * data.
 */
async function cacheResponse(
  queryClient: QueryClient,
  queryKey: readonly unknown[],
  data: unknown,
) {
  await queryClient.cancelQueries({ queryKey, exact: true });
  queryClient.setQueryData(queryKey, data);
}

/**
 * Updates the current member and the data of `useMember`. Calls `members.updateMember`. Also calls
 * `deleteMemberPhones` and similar operations for empty lists, `joinCommunity` or `leaveCommunity`
 * for `isPublic`, and `membersAbout.createMemberAbout` or `updateMemberAbout` for `about`.
 *
 * @returns The action. `useErrorText(error, "phones")` returns the text for that field.
 * `error.code` is `NOT_LOGGED_IN` for visitors.
 * @example
 * ```tsx
 * import { useErrorText } from "@portico/react";
 * import { useUpdateMember } from "@portico/react/members";
 *
 * function Rename({ nickname }: { nickname: string }) {
 *   const { mutate, error } = useUpdateMember();
 *   const problem = useErrorText(error);
 *   return <button type="button" onClick={() => mutate({ nickname })}>{problem ?? "Save"}</button>;
 * }
 * ```
 */
export function useUpdateMember(): Action<MemberChanges, Member> {
  const client = useClient();
  const queryClient = useQueryClient();
  return useAction(client, async (changes: MemberChanges) => {
    const query = currentMemberQuery(client);
    const { key } = sessionScope(client);
    const member = await queryClient.ensureQueryData(query);
    if (!member) throw new PorticoError("No member is logged in", { code: "NOT_LOGGED_IN" });
    const response = await sendChanges(client, member.id, changes);
    const { about } = changes;
    const cacheAbout =
      about === undefined ? undefined : await sendAbout(queryClient, client, member.id, about);
    const changedMember = response ? mergeMember(member, response) : member;
    // The result must not be visible to another user.
    if (sessionScope(client).key === key) {
      await cacheAbout?.();
      await cacheResponse(queryClient, query.queryKey, changedMember);
    }
    return changedMember;
  });
}
