import type { ReactNode } from "react";
import { type SessionStatus, useSession } from "./use-session.js";

/** Props of {@link Show}. */
export interface ShowProps {
  /** Status that the children are for. */
  when: SessionStatus;
  /** Content for every other status. Default: nothing. */
  fallback?: ReactNode;
  children?: ReactNode;
}

/**
 * Renders its children only for members, only for visitors, or only while the session loads. It does not protect data;
 * the platform checks permissions.
 *
 * @param props - See {@link ShowProps}.
 * @example
 * ```tsx
 * import { Show } from "@portico/react";
 *
 * const account = (
 *   <Show when="member" fallback={<a href="/login">Log in</a>}>
 *     <a href="/account">Account</a>
 *   </Show>
 * );
 * ```
 */
export function Show({ when, fallback = null, children }: ShowProps) {
  return useSession().status === when ? children : fallback;
}
