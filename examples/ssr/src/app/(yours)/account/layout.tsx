import type { ReactNode } from "react";
import { LoginLink } from "../../../account/login-link";
import { paths } from "../../../shop/paths";
import { serverClient } from "../../../shop/server";

export default async function AccountLayout({ children }: { children: ReactNode }) {
  const { session } = await serverClient();
  if (!session.isMember) {
    return (
      <div className="wide page">
        <div className="notice">
          <h1>Your account</h1>
          <p>Log in to see your orders. We’ll keep your cart.</p>
          <LoginLink />
        </div>
      </div>
    );
  }
  return (
    <div className="wide page account">
      <nav className="account-nav" aria-label="Account">
        <ul>
          <li>
            <a href={paths.account} aria-current="true">
              Orders
            </a>
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
