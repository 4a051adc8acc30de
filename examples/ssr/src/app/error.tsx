"use client";

export default function ErrorPage({ reset }: { reset: () => void }) {
  return (
    <div className="wide page" role="alert">
      <div className="notice">
        <h1>Something went wrong</h1>
        <p>Your cart is safe. Please try again in a moment.</p>
        <button className="button" type="button" onClick={reset}>
          Try again
        </button>
      </div>
    </div>
  );
}
