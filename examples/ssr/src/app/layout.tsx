import "shop-ui/design/tokens.css";
import "shop-ui/design/base.css";
import "shop-ui/design/controls.css";
import "shop-ui/design/feedback.css";
import "storefront/src/shell/shell.css";
import "storefront/src/shell/footer.css";
import "storefront/src/catalog/card.css";
import "storefront/src/catalog/list.css";
import "storefront/src/home/home.css";
import "storefront/src/product/product.css";
import "storefront/src/product/buy.css";
import "storefront/src/cart/cart.css";
import "storefront/src/checkout/order.css";
import "storefront/src/account/account.css";
import "./ssr.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";

/** Called for each request: the address is known when the server runs, not when it is built. */
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
    <html lang="en">
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}
