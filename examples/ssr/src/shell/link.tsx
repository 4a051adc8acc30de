import NextLink from "next/link";
import type { ComponentProps } from "react";

/** Does not prefetch, because the server would render each linked page that is visible. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
