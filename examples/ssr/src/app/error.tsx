"use client";

/** A page that could not be made. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <div className="narrow page stack" role="alert">
      <h1>Something is wrong on our side</h1>
      <p className="lead">Nothing is lost: your cart is kept. Please try again in a moment.</p>
      <p>
        <button className="button" type="button" onClick={reset}>
          Try again
        </button>
      </p>
    </div>
  );
}
