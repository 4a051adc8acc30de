import NextLink from "next/link";
import type { ComponentProps } from "react";

/** A link whose page is asked for when it is followed: each is made for its request, so those in sight would be too. */
export function Link(props: ComponentProps<typeof NextLink>) {
  return <NextLink prefetch={false} {...props} />;
}
