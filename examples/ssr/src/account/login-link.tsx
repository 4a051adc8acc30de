"use client";
import { usePathname } from "next/navigation";
import { paths } from "../shop/paths";

/** Leads to the platform's login page, and from there back to the current page. */
export function LoginLink() {
  return (
    // No Link: it leads to the platform's page.
    <a className="button" href={paths.loginFor(usePathname())}>
      Log in
    </a>
  );
}
