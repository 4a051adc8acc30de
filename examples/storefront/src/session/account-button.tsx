import { Link } from "wouter";
import { PersonIcon } from "../design/icons.js";
import { paths } from "../paths.js";

/** The way to the account, or to the login. */
export function AccountButton() {
  return (
    <Link className="icon-button" href={paths.account} aria-label="Account">
      <PersonIcon />
    </Link>
  );
}
