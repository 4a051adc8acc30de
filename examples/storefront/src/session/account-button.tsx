import "./account-button.css";
import { useMember, useSession } from "@portico/react";
import { PersonIcon } from "shop-ui/design/icons";
import { Link } from "wouter";
import { paths } from "../paths.js";

export function AccountButton() {
  const { status } = useSession();
  const { data: member } = useMember();
  const name = member?.profile?.nickname || member?.contact?.firstName;
  const isMember = status === "member";
  return (
    <Link
      className="icon-button"
      href={isMember ? paths.account : paths.login}
      aria-label={isMember ? `Account${name ? `, logged in as ${name}` : ""}` : "Log in"}
    >
      <PersonIcon />
      {isMember && <span className="badge dot-badge" />}
    </Link>
  );
}
