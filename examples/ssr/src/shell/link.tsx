import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * The link does not prefetch, because the server would then render every linked page whose link is
 * visible.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
