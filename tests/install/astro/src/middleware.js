export { onRequest } from "./portico.js";
