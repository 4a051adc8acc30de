"use client";
import { ariaCurrent } from "./aria-current";
import type { MenuEntry } from "./menu-entries";
import { useAppRouter } from "./router";

export function MenuRow({ entries }: { entries: readonly MenuEntry[] }) {
  const { Link, usePathname } = useAppRouter();
  const pathname = usePathname();
  return (
    <nav className="menu-row" aria-label="Categories">
      <ul>
        {entries.map(({ href, name, entries: children }) => (
          <li key={href}>
            <Link
              href={href}
              aria-current={ariaCurrent(
                pathname === href,
                children.some((link) => link.href === pathname),
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
