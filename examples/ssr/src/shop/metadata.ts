import { imageOf, type MediaLike } from "@portico/core/media";
import type { Metadata } from "next";

/** Search engines truncate longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160;

interface PageSummary {
  title?: string | null | undefined;
  /** May contain markup. */
  description?: string | null | undefined;
  image?: MediaLike | null | undefined;
}

/** @param path - without filters and choices */
export function pageMetadata(path: string, { title, description, image }: PageSummary): Metadata {
  const text = description
    ?.replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, MAX_DESCRIPTION_LENGTH);
  const { url } = imageOf(image) ?? {};
  // Omit a missing title or description, so that the layout's defaults apply.
  const sharedTags = { ...(title && { title }), ...(text && { description: text }) };
  return {
    ...sharedTags,
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
