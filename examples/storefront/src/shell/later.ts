// Code that every page needs, but only after its first view. It is one chunk, because each request
// costs time.
export { CartButton } from "../cart/cart-button.js";
export { AccountButton } from "../session/account-button.js";
export { Footer } from "./footer.js";
export { setHeadTags } from "./head-tags.js";
export { MenuSheet } from "./menu-sheet.js";
export { SearchSheet } from "./search-sheet.js";
