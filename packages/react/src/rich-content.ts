"use client";

export { RichContent, type RichContentProps } from "./elements/rich-content.js";
export type { RichComponents } from "./elements/rich-document.js";
