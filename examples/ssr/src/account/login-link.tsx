"use client";
import { usePathname } from "next/navigation";
import { paths } from "../shop/paths";

export function LoginLink() {
  return (
    // Not a Next.js link, because this route redirects to the platform's login page.
    <a className="button" href={paths.loginFor(usePathname())}>
      Log in
    </a>
  );
}
