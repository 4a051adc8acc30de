"use client";
import { usePathname } from "next/navigation";
import { paths } from "../shop/paths";

export function LoginLink() {
  return (
    // A plain link, because it leads to the platform.
    <a className="button" href={paths.loginFor(usePathname())}>
      Log in
    </a>
  );
}
