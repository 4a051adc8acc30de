import { useCallback } from "react";
import { useSettings } from "../elements/settings-context.js";
import type { CartNotice } from "../queries/cart-view.js";
import { noticeText } from "./notice-text.js";

/**
 * What notices of the cart say to people, in the provider's `messages` where it has them.
 *
 * @returns a function that takes a notice; see {@link noticeText}
 * @example
 * ```tsx
 * function Notices() {
 *   const textOf = useNoticeText();
 *   return useCart().notices.map((notice) => <p key={notice.id}>{textOf(notice)}</p>);
 * }
 * ```
 */
export function useNoticeText(): (notice: CartNotice) => string {
  const { messages } = useSettings();
  return useCallback((notice: CartNotice) => noticeText(notice, messages), [messages]);
}
