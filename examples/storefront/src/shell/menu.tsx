import { useState } from "react";
import { Link, useLocation } from "wouter";
import { MenuIcon } from "../design/icons.js";
import { Sheet } from "../design/sheet.js";
import { paths } from "../paths.js";
import { ThemeSwitch } from "./theme-switch.js";
import { useCategories } from "./use-categories.js";

interface Entry {
  href: string;
  name: string;
  parts: readonly Entry[];
}

function useEntries(): Entry[] {
  const { data: categories = [] } = useCategories();
  const inside = (parent: string | undefined): Entry[] =>
    categories
      .filter(({ parentCategory }) => (parentCategory?.id || undefined) === parent)
      .map(({ id, name, slug }) => ({
        href: paths.category(slug ?? ""),
        name: name ?? "",
        parts: id ? inside(id) : [],
      }));
  return [{ href: paths.shop, name: "Shop all", parts: [] }, ...inside(undefined)];
}

/** The categories in a row, where there is room for one. */
export function MenuRow() {
  const [pathname] = useLocation();
  return (
    <nav className="menu-row" aria-label="Categories">
      <ul>
        {useEntries().map(({ href, name, parts }) => (
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
  const [pathname] = useLocation();
  const entries = useEntries();
  const close = () => setOpen(false);
  const link = ({ href, name }: Entry) => (
    <Link href={href} onClick={close} aria-current={pathname === href ? "page" : undefined}>
      {name}
    </Link>
  );
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
        <nav aria-label="Menu">
          <ul className="menu-list">
            {entries.map((entry) => (
              <li key={entry.href}>
                {link(entry)}
                {entry.parts.length > 0 && (
                  <ul>
                    {entry.parts.map((part) => (
                      <li key={part.href}>{link(part)}</li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </Sheet>
    </div>
  );
}
