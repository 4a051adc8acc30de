import type { Node, NodeType, RichContent } from "@portico/core/types";
import type { ComponentType, ReactNode } from "react";
import { ownValue } from "../queries/own-value.js";
import type { Messages } from "./messages.js";

/** Custom components by node type. */
export type RichComponents = {
  readonly [Type in NodeType]?: ComponentType<{ node: Node; children: ReactNode }>;
};

export interface RichView {
  readonly messages: Messages;
  /** Number of levels that headings are lowered by. */
  readonly headingOffset: number;
  /** Ids of nodes that a link or the table of contents points to. */
  readonly anchors: ReadonlySet<string>;
  readonly headings: readonly Node[];
  render(nodes: readonly Node[] | undefined): ReactNode;
}

export type RenderNode = (node: Node, view: RichView) => ReactNode;

/** Returns the nodes and all their descendants, parents first. */
export function flattenNodes(nodes: readonly Node[] | undefined): Node[] {
  return (nodes ?? []).flatMap((node) => [node, ...flattenNodes(node.nodes)]);
}

/** Returns the text of a node and its descendants. */
export function nodeText(node: Node): string {
  return flattenNodes([node])
    .map(({ textData }) => textData?.text ?? "")
    .join("");
}

const linkedAnchors = ({ textData, buttonData, imageData, shapeData }: Node) => [
  buttonData?.link?.anchor,
  imageData?.link?.anchor,
  shapeData?.link?.anchor,
  ...(textData?.decorations ?? []).flatMap(({ anchorData, linkData }) => [
    anchorData?.anchor,
    linkData?.link?.anchor,
  ]),
];

/** Collects headings and link targets, which nodes need before they are rendered. */
export function documentOutline(document: RichContent, headingLevel: number) {
  const nodes = flattenNodes(document.nodes);
  const headings = nodes.filter((node) => node.type === "HEADING" && nodeText(node).trim() !== "");
  const highest = Math.min(6, ...headings.map((node) => node.headingData?.level || 1));
  const contentsIds = nodes.some((node) => node.type === "TOC") ? headings.map(({ id }) => id) : [];
  const anchors = new Set(
    [...nodes.flatMap(linkedAnchors), ...contentsIds].filter(Boolean) as string[],
  );
  return { headings, anchors, headingOffset: headingLevel - highest };
}

const ALIGNMENTS: Readonly<Record<string, "left" | "right" | "center" | "justify">> = {
  LEFT: "left",
  RIGHT: "right",
  CENTER: "center",
  JUSTIFY: "justify",
};

export function blockProps(node: Node, view: RichView) {
  const { paragraphData, headingData, codeBlockData, captionData } = node;
  const { textStyle } = paragraphData ?? headingData ?? codeBlockData ?? captionData ?? {};
  const textAlign = ownValue(ALIGNMENTS, textStyle?.textAlignment);
  return {
    ...(node.id && view.anchors.has(node.id) ? { id: node.id } : {}),
    ...(textAlign ? { style: { textAlign } } : {}),
  };
}
