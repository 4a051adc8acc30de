import { Link, useLocation } from "wouter";
import { type Entry, useMenu } from "./use-menu.js";

/** All categories with those inside them, for the phone. */
export function MenuList({ close }: { close: () => void }) {
  const [pathname] = useLocation();
  const link = ({ href, name }: Entry) => (
    <Link href={href} onClick={close} aria-current={pathname === href ? "page" : undefined}>
      {name}
    </Link>
  );
  return (
    <nav aria-label="Menu">
      <ul className="menu-list">
        {useMenu().map((entry) => (
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
  );
}
