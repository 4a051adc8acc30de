"use client";
import { MenuIcon } from "../design/icons";
import { SheetButton } from "../design/sheet-button";
import type { MenuEntry } from "./menu-entries";
import { MenuList } from "./menu-list";
import { ThemeSwitch } from "./theme-switch";

export function MenuButton({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <div className="menu-button">
      <SheetButton icon={<MenuIcon />} title="Menu" side="left" foot={<ThemeSwitch />}>
        {(close) => <MenuList entries={entries} close={close} />}
      </SheetButton>
    </div>
  );
}
