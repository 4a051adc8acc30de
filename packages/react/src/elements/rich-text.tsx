import type { Decoration } from "@portico/core/types";
import type { ReactNode } from "react";
import { ownValue } from "../queries/own-value.js";
import type { RenderNode } from "./rich-document.js";
import { linkProps } from "./safe-link.js";

type Decorate = (content: ReactNode, decoration: Decoration) => ReactNode;

// Ignores the editor's colors, sizes and fonts, so that text follows the shop's themes.
const DECORATIONS: Readonly<Record<string, Decorate>> = {
  BOLD: (content, { fontWeightValue: weight }) =>
    typeof weight === "number" && weight < 600 ? content : <strong>{content}</strong>,
  ITALIC: (content, { italicData }) => (italicData === false ? content : <em>{content}</em>),
  UNDERLINE: (content, { underlineData }) => (underlineData === false ? content : <u>{content}</u>),
  STRIKETHROUGH: (content, { strikethroughData }) =>
    strikethroughData === false ? content : <s>{content}</s>,
  SUPERSCRIPT: (content) => <sup>{content}</sup>,
  SUBSCRIPT: (content) => <sub>{content}</sub>,
  LINK: (content, { linkData }) => {
    const link = linkProps(linkData?.link);
    return link ? <a {...link}>{content}</a> : content;
  },
  ANCHOR: (content, { anchorData }) =>
    anchorData?.anchor ? <a href={`#${anchorData.anchor}`}>{content}</a> : content,
  SKETCH: (content, { sketchData }) =>
    sketchData?.variant === "HIGHLIGHT" ? <mark>{content}</mark> : content,
};

// A link wraps the other decorations, regardless of their order in the document.
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
      (content, decoration) =>
        ownValue(DECORATIONS, decoration.type)?.(content, decoration) ?? content,
      withLineBreaks(textData?.text ?? ""),
    );
};
