import NextLink from "next/link";
import type { ComponentProps } from "react";

/**
 * A link that does not prefetch. Otherwise, the server would render the page of every visible link.
 */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
