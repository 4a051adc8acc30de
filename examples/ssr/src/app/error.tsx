"use client";

export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <div className="narrow page stack" role="alert">
      <h1>Something went wrong</h1>
      <p className="lead">Your cart is safe. Please try again in a moment.</p>
      <p>
        <button className="button" type="button" onClick={reset}>
          Try again
        </button>
      </p>
    </div>
  );
}
