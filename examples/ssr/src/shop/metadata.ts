import { imageOf, type MediaLike } from "@portico/core/media";
import type { Metadata } from "next";

/** Longer descriptions are cut off by search engines. */
const MAX_DESCRIPTION = 160;

interface PageAbout {
  title?: string | null | undefined;
  /** May contain markup. */
  description?: string | null | undefined;
  image?: MediaLike | null | undefined;
}

/**
 * Returns title, description, canonical URL and Open Graph tags of a public page.
 *
 * @param path - of the page, without filters or choices
 */
export function pageMetadata(path: string, { title, description, image }: PageAbout): Metadata {
  const text = description
    ?.replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_DESCRIPTION);
  const { url } = imageOf(image) ?? {};
  // what is undefined comes from the layout
  const shared = { ...(title && { title }), ...(text && { description: text }) };
  return {
    ...shared,
    alternates: { canonical: path },
    openGraph: {
      title: title ?? "Portico",
      ...(text && { description: text }),
      siteName: "Portico",
      type: "website",
      url: path,
      ...(url && { images: url }),
    },
  };
}
