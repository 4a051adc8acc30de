import { lazy, Suspense, useState } from "react";
import { Link, useLocation } from "wouter";
import { MenuIcon } from "../design/icons.js";
import { Sheet } from "../design/sheet.js";
import { ThemeSwitch } from "./theme-switch.js";
import { useMenu } from "./use-menu.js";

const MenuList = lazy(async () => ({ default: (await import("./menu-list.js")).MenuList }));

/** The categories in a row, where there is room for one. */
export function MenuRow() {
  const [pathname] = useLocation();
  return (
    <nav className="menu-row" aria-label="Categories">
      <ul>
        {useMenu().map(({ href, name, parts }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={
                pathname === href
                  ? "page"
                  : parts.some((part) => part.href === pathname)
                    ? "true"
                    : undefined
              }
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The categories behind a button, on the phone. */
export function MenuButton() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className="menu-button">
      <button
        className="icon-button"
        type="button"
        aria-label="Menu"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <MenuIcon />
      </button>
      <Sheet open={isOpen} close={close} title="Menu" side="left" foot={<ThemeSwitch />}>
        <Suspense>
          <MenuList close={close} />
        </Suspense>
      </Sheet>
    </div>
  );
}
