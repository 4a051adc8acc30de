import { MenuIcon } from "shop-ui/design/icons";
import { SheetButton } from "shop-ui/design/sheet-button";
import { Link, useLocation } from "wouter";
import { current } from "./current.js";
import { MenuList } from "./menu-list.js";
import { ThemeSwitch } from "./theme-switch.js";
import { useMenu } from "./use-menu.js";

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
              aria-current={current(
                pathname === href,
                parts.some((part) => part.href === pathname),
              )}
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
  return (
    <div className="menu-button">
      <SheetButton icon={<MenuIcon />} title="Menu" side="left" foot={<ThemeSwitch />}>
        {(close) => <MenuList close={close} />}
      </SheetButton>
    </div>
  );
}
