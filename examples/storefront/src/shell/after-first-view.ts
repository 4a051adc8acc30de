import { firstView } from "./first-view.js";

/** Loads the code that every page needs, but only after its first view. */
export const loadAfterFirstView = () => firstView.then(() => import("./later.js"));
