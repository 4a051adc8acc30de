import { PorticoError } from "@portico/core";
import { createMemberAbout, updateMemberAbout } from "@portico/members/members-about";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useSettings } from "../elements/settings-context.js";
import { useClient } from "../provider/provider.js";
import { currentMemberAboutQuery, currentMemberQuery } from "../queries/current-member.js";
import { porticoKeys } from "../queries/keys.js";
import { sessionScope } from "../queries/session-scope.js";
import { paragraphs, plainText } from "./about-text.js";
import { wordsOf } from "./login-messages.js";
import { useSessionRole } from "./use-session.js";

/** Result of {@link useMemberAbout}. */
export interface UseMemberAbout {
  /** Text with one line per paragraph. `undefined` until it is loaded. */
  readonly text: string | undefined;
  /** Saves plain text. Resolves to whether it worked; never rejects. */
  save(text: string): Promise<boolean>;
  /** Whether a save is pending. */
  readonly isPending: boolean;
  /** Error text for display. */
  readonly error: string | undefined;
  reset(): void;
}

/**
 * Reads and saves the "about" text of the current member as plain text.
 *
 * Calls `membersAbout.getMyMemberAbout`, `createMemberAbout` and `updateMemberAbout`.
 *
 * @returns See {@link UseMemberAbout}.
 * @example
 * ```tsx
 * import { useMemberAbout } from "@portico/react";
 *
 * function About({ draft }: { draft: string }) {
 *   const { text, save, isPending, error } = useMemberAbout();
 *   return (
 *     <button type="button" disabled={isPending || draft === text} onClick={() => save(draft)}>
 *       {error ?? "Save"}
 *     </button>
 *   );
 * }
 * ```
 */
export function useMemberAbout(): UseMemberAbout {
  const client = useClient();
  const queries = useQueryClient();
  const { messages } = useSettings();
  const isMember = useSessionRole().status === "member";
  const { data: about } = useQuery({ ...currentMemberAboutQuery(client), enabled: isMember });
  const { mutateAsync, isPending, error, reset } = useMutation({
    // Nobody else hears how it ended.
    mutationKey: porticoKeys(client).memberAbout(),
    mutationFn: async (text: string) => {
      const query = currentMemberAboutQuery(client);
      const { key } = sessionScope(client);
      const member = await queries.ensureQueryData(currentMemberQuery(client));
      if (!member) throw new PorticoError("No member is logged in", { code: "NOT_LOGGED_IN" });
      try {
        // Another tab may have written meanwhile: its revision counts.
        const before = await queries.fetchQuery({ ...query, staleTime: 0 });
        const content = paragraphs(text);
        const saved = before
          ? await client.use(updateMemberAbout)(before.id, { revision: before.revision, content })
          : await client.use(createMemberAbout)({ memberId: member.id, content });
        if (sessionScope(client).key !== key) return;
        // A read that began before the change would bring the old text back.
        await queries.cancelQueries({ queryKey: query.queryKey, exact: true });
        queries.setQueryData(query.queryKey, saved);
      } catch (failure) {
        if (sessionScope(client).key === key)
          void queries.invalidateQueries({ queryKey: query.queryKey });
        throw failure;
      }
    },
  });
  return {
    text: isMember && about !== undefined ? plainText(about?.content) : undefined,
    save: useCallback(
      (text) =>
        mutateAsync(text).then(
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
