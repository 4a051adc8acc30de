import type { Link } from "@portico/core/types";

/**
 * An address that may stand in a link: web, mail, telephone, or within the site. A scheme that runs
 * code, however it is spelled, is none.
 *
 * @param address - as somebody wrote it
 * @returns the address without control characters; undefined where it may not be followed
 * @example
 * ```ts
 * safeHref("java\\tscript:alert(1)"); // undefined
 * ```
 */
export function safeHref(address: string | null | undefined): string | undefined {
  // Browsers leave these out wherever they stand, and so see a scheme that a reader does not.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  const plain = address?.replace(/[\u0000-\u001f\u007f]/g, "").trim();
  if (!plain) return undefined;
  const scheme = /^[^/?#]*?:/.exec(plain)?.[0].toLowerCase();
  return !scheme || /^(https?|mailto|tel|sms):$/.test(scheme) ? plain : undefined;
}

/** The attributes of a link of a rich document; undefined where it leads nowhere. */
export function linkProps(link: Link | null | undefined) {
  const href = link?.anchor ? `#${link.anchor}` : safeHref(link?.url);
  if (!href) return undefined;
  const { nofollow, sponsored, ugc, noreferrer } = link?.rel ?? {};
  const away = link?.target === "BLANK";
  const rel = [
    away && "noopener",
    (away || noreferrer) && "noreferrer",
    nofollow && "nofollow",
    sponsored && "sponsored",
    ugc && "ugc",
  ].filter(Boolean);
  return {
    href,
    ...(away ? { target: "_blank" } : {}),
    ...(rel.length > 0 ? { rel: rel.join(" ") } : {}),
  };
}
