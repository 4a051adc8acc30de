import { Link } from "wouter";
import { paths } from "../shop.js";

/** Promises and small print, on every page. */
export function Footer() {
  return (
    <footer className="site-footer">
      <div className="wide site-footer-row">
        <div>
          <p className="wordmark">Portico</p>
          <p className="muted">Clothes for more than a season.</p>
        </div>
        <ul>
          <li>
            <strong>Delivery</strong> Three to five days, free from $150
          </li>
          <li>
            <strong>Returns</strong> Thirty days to change your mind
          </li>
          <li>
            <strong>Repairs</strong> Mend before you replace
          </li>
        </ul>
        <p className="muted small">
          A demonstration: nothing here is for sale. <Link href={paths.shop}>See everything</Link>
        </p>
      </div>
    </footer>
  );
}
