export { ALL } from "../../portico.js";

export const prerender = false;
