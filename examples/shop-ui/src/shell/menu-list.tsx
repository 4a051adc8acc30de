"use client";
import type { MenuEntry } from "./menu-entries";
import { useAppRouter } from "./router";

export function MenuList({ entries, close }: { entries: readonly MenuEntry[]; close: () => void }) {
  const { Link, usePathname } = useAppRouter();
  const pathname = usePathname();
  const renderLink = ({ href, name }: MenuEntry) => (
    <Link href={href} onClick={close} aria-current={pathname === href ? "page" : undefined}>
      {name}
    </Link>
  );
  return (
    <nav aria-label="Menu">
      <ul className="menu-list">
        {entries.map((entry) => (
          <li key={entry.href}>
            {renderLink(entry)}
            {entry.entries.length > 0 && (
              <ul>
                {entry.entries.map((child) => (
                  <li key={child.href}>{renderLink(child)}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
