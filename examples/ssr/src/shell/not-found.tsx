import { paths } from "../shop/paths";
import { Link } from "./link";

export function NotFound() {
  return (
    <div className="narrow page stack">
      <h1>Page not found</h1>
      <p className="lead">The product may no longer be available, or the link may be wrong.</p>
      <p>
        <Link className="button" href={paths.shop}>
          View all products
        </Link>
      </p>
    </div>
  );
}
