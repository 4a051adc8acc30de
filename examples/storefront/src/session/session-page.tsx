import "./session.css";
import { useSession } from "@portico/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Scene } from "shop-ui/design/picture";
import { Redirect } from "wouter";
import { useCategories } from "../shell/use-categories.js";
import { usePage } from "../shell/use-page.js";
import { useReturnTo } from "./return-to.js";

/** Layout of login, registration and password pages. Redirects members to the return path. */
export function SessionPage(props: { title: string; lead?: ReactNode; children: ReactNode }) {
  const { title, lead, children } = props;
  usePage(title, false);
  const { status } = useSession();
  const returnPath = useReturnTo();
  const { data: categories = [] } = useCategories();
  const heading = useRef<HTMLHeadingElement>(null);
  // Focus the heading of a new step, unless another element has focus.
  const previousTitle = useRef(title);
  useEffect(() => {
    const hasNoFocus = document.activeElement === document.body;
    if (previousTitle.current !== title && hasNoFocus) heading.current?.focus();
    previousTitle.current = title;
  }, [title]);
  if (status === "member") return <Redirect to={returnPath} replace />;
  return (
    <div className="session-page">
      <div className="narrow page session">
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {lead && <p className="lead">{lead}</p>}
        {children}
      </div>
      <Scene media={categories.find(({ image }) => image)?.image} size="half" />
    </div>
  );
}
