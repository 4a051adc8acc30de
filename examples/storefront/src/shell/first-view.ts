import { useEffect } from "react";
import { queryClient } from "../shop.js";

const decodePictures = () =>
  [...document.querySelectorAll<HTMLImageElement>("img[loading=eager]")].map((image) =>
    image.decode(),
  );

let checkFirstView = () => {};

/**
 * Resolves when the first page shows its data and images. Loading other code earlier would delay
 * the first page.
 */
export const firstView = new Promise<void>((resolve) => {
  const unsubscribe = queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === "updated") checkFirstView();
  });
  checkFirstView = () => {
    if (queryClient.isFetching() > 0) return;
    unsubscribe();
    checkFirstView = () => {};
    // React renders the images in the next frame.
    requestAnimationFrame(() =>
      setTimeout(() => Promise.allSettled(decodePictures()).then(() => resolve())),
    );
  };
});

/**
 * Checks for the first view once the app has mounted, because all requests may already be complete.
 */
export function useFirstView(): void {
  useEffect(() => checkFirstView(), []);
}

/** Loads code after the first page is shown, so that this code is also available offline. */
export function usePreload(preload: () => Promise<unknown>): void {
  useEffect(() => {
    void firstView.then(preload).catch(() => {});
  }, [preload]);
}
