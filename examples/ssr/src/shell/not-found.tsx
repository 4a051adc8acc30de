import { paths } from "../shop/paths";
import { Link } from "./link";

export function NotFound() {
  return (
    <div className="wide page">
      <div className="notice">
        <p className="kicker">404</p>
        <h1>Page not found</h1>
        <p>The page may have moved, or the product may no longer be available.</p>
        <Link className="button" href={paths.shop}>
          View all products
        </Link>
      </div>
    </div>
  );
}
