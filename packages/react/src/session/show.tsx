import type { ReactNode } from "react";
import { type SessionStatus, useSessionRole } from "./use-session.js";

/** What {@link Show} takes. */
export interface ShowProps {
  /** Whom the children are for. */
  when: SessionStatus;
  /** What everybody else sees. */
  fallback?: ReactNode;
  children?: ReactNode;
}

/**
 * Shows its children to members, to visitors, or while it is not known who is there. It decides what
 * is shown, not what may be read: that is up to the platform.
 *
 * @param props - see {@link ShowProps}
 * @example
 * ```tsx
 * const account = (
 *   <Show when="member" fallback={<a href="/login">Log in</a>}>
 *     <a href="/account">Account</a>
 *   </Show>
 * );
 * ```
 */
export function Show({ when, fallback = null, children }: ShowProps) {
  return useSessionRole().status === when ? children : fallback;
}
