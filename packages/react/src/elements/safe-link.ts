import type { Link } from "@portico/core/types";

/**
 * Removes control characters from an untrusted URL. Returns `undefined` if its scheme is not
 * allowed.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  // Browsers ignore some control characters in URLs, so "java\tscript:" would run code.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the expression removes control characters
  const cleanAddress = address?.replace(/[\u0000-\u001f\u007f]/g, "").trim();
  if (!cleanAddress) return undefined;
  const scheme = /^[^/?#]*?:/.exec(cleanAddress)?.[0].toLowerCase();
  return !scheme || /^(https?|mailto|tel|sms):$/.test(scheme) ? cleanAddress : undefined;
}

export function linkProps(link: Link | null | undefined) {
  const href = link?.anchor ? `#${link.anchor}` : safeHref(link?.url);
  if (!href) return undefined;
  const { nofollow, sponsored, ugc, noreferrer } = link?.rel ?? {};
  const isNewTab = link?.target === "BLANK";
  const rel = [
    isNewTab && "noopener",
    (isNewTab || noreferrer) && "noreferrer",
    nofollow && "nofollow",
    sponsored && "sponsored",
    ugc && "ugc",
  ].filter(Boolean);
  return {
    href,
    ...(isNewTab ? { target: "_blank" } : {}),
    ...(rel.length > 0 ? { rel: rel.join(" ") } : {}),
  };
}
