import { useCallback } from "react";
import { useSettings } from "../elements/settings-context.js";
import type { CartNotice } from "../queries/cart-view.js";
import { noticeText } from "./notice-text.js";

/**
 * Returns a function that turns cart notices into text, using the provider's `messages`.
 *
 * @returns A function that takes a notice. See {@link noticeText}.
 * @example
 * ```tsx
 * import { useCart, useNoticeText } from "@portico/react";
 *
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
