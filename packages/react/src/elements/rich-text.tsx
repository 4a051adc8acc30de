import type { Decoration } from "@portico/core/types";
import type { ReactNode } from "react";
import { ownValue } from "../queries/own-value.js";
import type { RenderNode } from "./rich-document.js";
import { linkProps } from "./safe-link.js";

type Decorate = (inner: ReactNode, decoration: Decoration) => ReactNode;

// The editor's colors, sizes and fonts are ignored, so that text follows the shop's light and dark themes.
const DECORATIONS: Readonly<Record<string, Decorate>> = {
  BOLD: (inner, { fontWeightValue: weight }) =>
    typeof weight === "number" && weight < 600 ? inner : <strong>{inner}</strong>,
  ITALIC: (inner, { italicData }) => (italicData === false ? inner : <em>{inner}</em>),
  UNDERLINE: (inner, { underlineData }) => (underlineData === false ? inner : <u>{inner}</u>),
  STRIKETHROUGH: (inner, { strikethroughData }) =>
    strikethroughData === false ? inner : <s>{inner}</s>,
  SUPERSCRIPT: (inner) => <sup>{inner}</sup>,
  SUBSCRIPT: (inner) => <sub>{inner}</sub>,
  LINK: (inner, { linkData }) => {
    const link = linkProps(linkData?.link);
    return link ? <a {...link}>{inner}</a> : inner;
  },
  ANCHOR: (inner, { anchorData }) =>
    anchorData?.anchor ? <a href={`#${anchorData.anchor}`}>{inner}</a> : inner,
  SKETCH: (inner, { sketchData }) =>
    sketchData?.variant === "HIGHLIGHT" ? <mark>{inner}</mark> : inner,
};

// Nests decorations so that a link contains all of its text, regardless of the order of the
// decorations in the document.
const OUTERMOST_FIRST = ["LINK", "ANCHOR", "SKETCH", "BOLD", "ITALIC"];
const nestingDepth = ({ type }: Decoration) => {
  const index = OUTERMOST_FIRST.indexOf(type);
  return index < 0 ? OUTERMOST_FIRST.length : index;
};

function withLineBreaks(text: string): ReactNode {
  const parts = text.split("\n");
  if (parts.length === 1) return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and are never reordered
  return parts.map((part, index) => [index > 0 && <br key={index} />, part]);
}

export const textNode: RenderNode = ({ textData }) => {
  // HTML links cannot be nested, so only the first one is used.
  const links = new Set<string>();
  const decorations = (textData?.decorations ?? []).filter(({ type }) => {
    if (type !== "LINK" && type !== "ANCHOR") return true;
    return links.size === 0 && links.add(type);
  });
  return [...decorations]
    .sort((a, b) => nestingDepth(a) - nestingDepth(b))
    .reduceRight<ReactNode>(
      (inner, decoration) => ownValue(DECORATIONS, decoration.type)?.(inner, decoration) ?? inner,
      withLineBreaks(textData?.text ?? ""),
    );
};
