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
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useSettings } from "../elements/settings-context.js";
import { useClient } from "../provider/provider.js";
import { currentMemberQuery } from "../queries/current-member.js";
import { porticoKeys } from "../queries/keys.js";
import { sessionScope } from "../queries/session-scope.js";
import { wordsOf } from "./login-messages.js";
import {
  emptied,
  type MemberChanges,
  type MemberField,
  memberInput,
  refusedFields,
  withAnswer,
} from "./member-changes.js";
import { useSession } from "./use-session.js";

/** Result of {@link useUpdateMember}. */
export interface UseUpdateMember {
  /** Saves changes without returning a promise. Errors are in `error` and `fieldErrors`. */
  mutate(changes: MemberChanges): void;
  /**
   * Saves changes.
   *
   * @returns The updated member.
   * @throws ValidationError, ApplicationError, HttpError or SystemError from the platform;
   * PorticoError with code `NOT_LOGGED_IN` for visitors.
   */
  mutateAsync(changes: MemberChanges): Promise<Member>;
  readonly isPending: boolean;
  readonly isSuccess: boolean;
  /** Error text for display. `undefined` if the error belongs to a field. */
  readonly error: string | undefined;
  /** Error texts by field, for display. */
  readonly fieldErrors: { readonly [Field in MemberField]?: string };
  reset(): void;
}

const CLEAR = {
  phones: deleteMemberPhones,
  emails: deleteMemberEmails,
  addresses: deleteMemberAddresses,
};

/**
 * Mutates the member who is logged in when the mutation starts. Other users never see the result.
 */
function useMemberMutation<Variables>(
  change: (member: Member, variables: Variables) => Promise<Member | undefined>,
) {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    // Nobody else hears how it ended.
    mutationKey: porticoKeys(client).member(),
    mutationFn: async (variables: Variables) => {
      const query = currentMemberQuery(client);
      const { key } = sessionScope(client);
      const member = await queries.ensureQueryData(query);
      if (!member) throw new PorticoError("No member is logged in", { code: "NOT_LOGGED_IN" });
      const answer = await change(member, variables);
      const changed = answer ? withAnswer(member, answer) : member;
      if (sessionScope(client).key === key) {
        // A read that began before the change would bring the old member back.
        await queries.cancelQueries({ queryKey: query.queryKey, exact: true });
        queries.setQueryData(query.queryKey, changed);
      }
      return changed;
    },
  });
}

/**
 * Updates the current member with `members.updateMember`, or `deleteMemberPhones` and similar
 * operations for emptied lists. `useSession().member` is updated without a refetch.
 *
 * @returns See {@link UseUpdateMember}.
 * @example
 * ```tsx
 * import { useUpdateMember } from "@portico/react";
 *
 * function Rename({ nickname }: { nickname: string }) {
 *   const { mutate, isPending, error, fieldErrors } = useUpdateMember();
 *   return (
 *     <button type="button" disabled={isPending} onClick={() => mutate({ nickname })}>
 *       {fieldErrors.nickname ?? error ?? "Save"}
 *     </button>
 *   );
 * }
 * ```
 */
export function useUpdateMember(): UseUpdateMember {
  const client = useClient();
  const { messages } = useSettings();
  const mutation = useMemberMutation<MemberChanges>(async ({ id }, changes) => {
    let member: Member | undefined;
    for (const list of emptied(changes)) ({ member = member } = await client.use(CLEAR)[list](id));
    const input = memberInput(changes);
    // Lists that are emptied need no second request.
    const others = Object.entries(changes).some(
      ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
    );
    return others ? client.use(updateMember)(id, input) : member;
  });
  const { mutate, mutateAsync, isPending, isSuccess, reset, error } = mutation;
  const refused = refusedFields(error);
  const says = wordsOf("member.invalidField", messages);
  return {
    mutate: useCallback((changes) => mutate(changes), [mutate]),
    mutateAsync: useCallback((changes) => mutateAsync(changes), [mutateAsync]),
    isPending,
    isSuccess,
    error: error && refused.length === 0 ? wordsOf({ cause: error }, messages) : undefined,
    fieldErrors: Object.fromEntries(refused.map((name) => [name, says])),
    reset,
  };
}

/** Result of {@link useMemberPrivacy}. */
export interface UseMemberPrivacy {
  /** Whether the member's profile is public. `undefined` until it is loaded. */
  readonly isPublic: boolean | undefined;
  /** Makes the profile public or private. Resolves to whether it worked; never rejects. */
  setPublic(isPublic: boolean): Promise<boolean>;
  readonly isPending: boolean;
  /** Error text for display. */
  readonly error: string | undefined;
  reset(): void;
}

/**
 * Reads and changes whether the current member's profile is public, with `members.joinCommunity`
 * and `members.leaveCommunity`.
 *
 * @returns See {@link UseMemberPrivacy}.
 * @example
 * ```tsx
 * import { useMemberPrivacy } from "@portico/react";
 *
 * function Privacy() {
 *   const { isPublic = false, setPublic, isPending } = useMemberPrivacy();
 *   return (
 *     <label>
 *       <input
 *         type="checkbox"
 *         checked={isPublic}
 *         disabled={isPending}
 *         onChange={(event) => setPublic(event.target.checked)}
 *       />
 *       Others see my profile
 *     </label>
 *   );
 * }
 * ```
 */
export function useMemberPrivacy(): UseMemberPrivacy {
  const client = useClient();
  const { messages } = useSettings();
  const { member } = useSession();
  const { mutateAsync, isPending, error, reset } = useMemberMutation<boolean>(
    async (_member, isPublic) => {
      const calls = client.use({ joinCommunity, leaveCommunity });
      return (await (isPublic ? calls.joinCommunity() : calls.leaveCommunity())).member;
    },
  );
  return {
    isPublic: member && member.privacyStatus === "PUBLIC",
    setPublic: useCallback(
      (isPublic) =>
        mutateAsync(isPublic).then(
          () => true,
          () => false,
        ),
      [mutateAsync],
    ),
    isPending,
    error: error ? wordsOf({ cause: error }, messages) : undefined,
    reset,
  };
}
