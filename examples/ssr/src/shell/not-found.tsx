import { paths } from "../shop/paths";
import { Link } from "./link";

/** There is nothing at an address. */
export function NotFound() {
  return (
    <div className="narrow page stack">
      <h1>There is nothing here</h1>
      <p className="lead">
        It may have been sold out for good, or the address has a mistake in it.
      </p>
      <p>
        <Link className="button" href={paths.shop}>
          See everything
        </Link>
      </p>
    </div>
  );
}
