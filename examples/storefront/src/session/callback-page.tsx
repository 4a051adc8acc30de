import "./session.css";
import { RedirectCallback } from "@portico/react";
import { Bar, Loading } from "shop-ui/design/states";
import { Link, useLocation } from "wouter";
import { paths } from "../paths.js";
import { usePage } from "../shell/use-page.js";

/** The hosted login page redirects to this page. */
export function CallbackPage() {
  usePage("Log in", false);
  const [, navigate] = useLocation();
  return (
    <div className="narrow page session">
      <RedirectCallback
        onSuccess={(originalUri) => {
          const { pathname, search, hash } = new URL(originalUri, window.location.origin);
          const page = pathname === paths.home ? paths.account : pathname + search + hash;
          navigate(page, { replace: true });
        }}
        fallback={
          <>
            <h1>One moment</h1>
            <Loading label="Logging in">
              <Bar width="70%" />
              <Bar width="50%" />
            </Loading>
          </>
        }
        renderError={(message, retry) => (
          <div className="form">
            <h1>That didn’t work</h1>
            <p className="lead" role="alert">
              {message}
            </p>
            <div className="form-row">
              <button className="button" type="button" onClick={retry}>
                Try again
              </button>
              <Link className="text-button" href={paths.login}>
                Log in here instead
              </Link>
            </div>
          </div>
        )}
      />
    </div>
  );
}
