import "shop-ui/design/fonts.css";
import "shop-ui/design/tokens.css";
import "shop-ui/design/base.css";
import "shop-ui/design/controls.css";
import "shop-ui/design/feedback.css";
import "shop-ui/design/dialog.css";
import "shop-ui/shell/shell.css";
import "shop-ui/shell/footer.css";
import "shop-ui/catalog/card.css";
import "shop-ui/catalog/list.css";
import "shop-ui/home/home.css";
import "shop-ui/product/product.css";
import "shop-ui/product/buy.css";
import "shop-ui/cart/cart.css";
import "shop-ui/checkout/order.css";
import "shop-ui/account/account.css";
import "./ssr.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";

/** Runs before the first paint, so that the stored theme applies from the start. */
const APPLY_THEME = `try {
  const theme = localStorage.getItem("portico-theme");
  if (theme) document.documentElement.dataset.theme = theme;
} catch {}`;

/** A function, because the URL is only available at run time. */
export function generateMetadata(): Metadata {
  const { PORTICO_ORIGIN, PORT = "3000" } = process.env;
  return {
    metadataBase: new URL(PORTICO_ORIGIN ?? `http://localhost:${PORT}`),
    title: { default: "Portico", template: "%s · Portico" },
    description: "Clothing from small workshops, made to last.",
  };
}

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The APPLY_THEME script changes the element before React hydrates it.
    <html lang="en" suppressHydrationWarning>
      <head>
        {/* Next.js would stream a link to `app/icon.svg` too late, and browsers would request favicon.ico. */}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <script dangerouslySetInnerHTML={{ __html: APPLY_THEME }} />
        <div id="root">{children}</div>
      </body>
    </html>
  );
}
