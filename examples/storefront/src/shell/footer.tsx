import "shop-ui/shell/footer.css";
import { AnalyticsConsent } from "shop-ui/shell/analytics-consent";
import { ThemeSwitch } from "shop-ui/shell/theme-switch";
import { Link } from "wouter";
import { BreakItButton } from "../break-it/break-it-button.js";
import { InboxButton } from "../demo/inbox-button.js";
import { paths } from "../paths.js";
import { useCategories } from "./use-categories.js";
import { useCategoryStorage } from "./use-category-storage.js";

const PROMISES: readonly (readonly [string, string])[] = [
  ["Shipping", "3–5 business days. Free over $150."],
  ["Returns", "30-day returns."],
  ["Repairs", "We repair what we sell for as long as you wear it."],
];

export function Footer() {
  const { data: categories = [] } = useCategories();
  useCategoryStorage();
  return (
    <footer className="footer">
      <div className="wide">
        <ul className="promises">
          {PROMISES.map(([name, text]) => (
            <li key={name}>
              <strong>{name}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <div className="footer-row">
          <p className="footer-name">Portico</p>
          <nav aria-label="Footer">
            <ul>
              {categories
                .filter(({ parentCategory }) => !parentCategory?.id)
                .map(({ id, slug, name }) => (
                  <li key={id}>
                    <Link href={paths.category(slug ?? "")}>{name}</Link>
                  </li>
                ))}
              <li>
                <Link href={paths.account}>Account</Link>
              </li>
              <li>
                <Link href={paths.cart}>Cart</Link>
              </li>
            </ul>
          </nav>
        </div>
        <div className="footer-end">
          <p>This is a demo store. Nothing is for sale.</p>
          {!import.meta.env.VITE_PORTICO_URL && (
            <>
              <InboxButton />
              <BreakItButton />
            </>
          )}
          <AnalyticsConsent />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
