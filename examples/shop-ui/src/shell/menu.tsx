"use client";
import { MenuIcon } from "../design/icons";
import { SheetButton } from "../design/sheet-button";
import { ariaCurrent } from "./aria-current";
import type { MenuEntry } from "./menu-entries";
import { MenuList } from "./menu-list";
import { useAppRouter } from "./router";
import { ThemeSwitch } from "./theme-switch";

interface MenuProps {
  entries: readonly MenuEntry[];
}

export function MenuRow({ entries }: MenuProps) {
  const { Link, usePathname } = useAppRouter();
  const pathname = usePathname();
  return (
    <nav className="menu-row" aria-label="Categories">
      <ul>
        {entries.map(({ href, name, entries: inner }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={ariaCurrent(
                pathname === href,
                inner.some((one) => one.href === pathname),
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

export function MenuButton({ entries }: MenuProps) {
  return (
    <div className="menu-button">
      <SheetButton icon={<MenuIcon />} title="Menu" side="left" foot={<ThemeSwitch />}>
        {(close) => <MenuList entries={entries} close={close} />}
      </SheetButton>
    </div>
  );
}
