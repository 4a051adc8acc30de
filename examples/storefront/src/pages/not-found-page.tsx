import { Link } from "wouter";
import { Empty } from "../components/states.js";
import { paths } from "../shop.js";
import { useTitle } from "../use-title.js";

/** For addresses that lead nowhere, and for products that are gone. */
export function NotFoundPage() {
  useTitle("Not found");
  return (
    <div className="wide page">
      <h1 className="visually-hidden">Not found</h1>
      <Empty title="There is nothing here (any more)">
        <p>The page may have moved, or the piece has found someone.</p>
        <Link className="button" href={paths.shop}>
          See the whole shop
        </Link>
      </Empty>
    </div>
  );
}
