import type { ReactNode } from "react";
import { paths } from "../../../shop/paths";
import { serverClient } from "../../../shop/server";

/** A member's own pages; visitors are asked to log in. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const { session } = await serverClient();
  if (!session.isMember) {
    return (
      <div className="narrow page stack">
        <h1>Your account</h1>
        <p className="lead">Your orders are here once you have logged in. Your cart comes along.</p>
        <p>
          {/* No Link: it leads to the platform's page. */}
          <a className="button" href={paths.loginFor(paths.account)}>
            Log in
          </a>
        </p>
      </div>
    );
  }
  return (
    <div className="wide page account">
      <nav className="account-nav" aria-label="Account">
        <ul>
          <li>
            <a href={paths.account}>Orders</a>
          </li>
          <li>
            <form method="post" action={paths.logout}>
              <button className="text-button" type="submit">
                Log out
              </button>
            </form>
          </li>
        </ul>
      </nav>
      <div className="account-body">{children}</div>
    </div>
  );
}
