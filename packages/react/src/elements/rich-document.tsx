import type { Node, NodeType, RichContent } from "@portico/core/types";
import type { ComponentType, ReactNode } from "react";

/** Custom components by node type, such as `{ VIDEO: MyPlayer }`. */
export type RichComponents = {
  readonly [Type in NodeType]?: ComponentType<{ node: Node; children: ReactNode }>;
};

export const RICH_TEXTS = {
  "rich.checked": "Done",
  "rich.unchecked": "Not done",
  "rich.contents": "Contents",
  "rich.animation": "Animation",
} as const;

export interface RichView {
  text(key: keyof typeof RICH_TEXTS): string;
  /** Levels to add to headings. */
  readonly headingOffset: number;
  /** Ids of nodes that a link or the table of contents points to. */
  readonly anchors: ReadonlySet<string>;
  readonly headings: readonly Node[];
  render(nodes: readonly Node[] | undefined): ReactNode;
}

export type RenderNode = (node: Node, view: RichView) => ReactNode;

const flattenNodes = (nodes: readonly Node[] = []): Node[] =>
  nodes.flatMap((node) => [node, ...flattenNodes(node.nodes)]);

export const nodeText = (node: Node): string =>
  flattenNodes([node])
    .map(({ textData }) => textData?.text ?? "")
    .join("");

export const itemList = <Item extends object>(
  items: readonly Item[] | undefined,
  renderItem: (item: Item) => ReactNode,
) => (
  <ul>
    {items?.map((item, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: items are never reordered
      <li key={index}>{renderItem(item)}</li>
    ))}
  </ul>
);

const linkedAnchors = ({ textData, buttonData, imageData, shapeData }: Node) => [
  buttonData?.link?.anchor,
  imageData?.link?.anchor,
  shapeData?.link?.anchor,
  ...(textData?.decorations ?? []).flatMap(({ anchorData, linkData }) => [
    anchorData?.anchor,
    linkData?.link?.anchor,
  ]),
];

export function documentOutline(document: RichContent, headingLevel: number) {
  const nodes = flattenNodes(document.nodes);
  const headings = nodes.filter((node) => node.type === "HEADING" && nodeText(node).trim() !== "");
  const highestLevel = Math.min(6, ...headings.map((node) => node.headingData?.level || 1));
  const tableOfContentsIds = nodes.some((node) => node.type === "TOC")
    ? headings.map(({ id }) => id)
    : [];
  const anchors = new Set(
    [...nodes.flatMap(linkedAnchors), ...tableOfContentsIds].filter(Boolean) as string[],
  );
  return { headings, anchors, headingOffset: headingLevel - highestLevel };
}

export function blockProps(node: Node, view: RichView) {
  const { paragraphData, headingData, codeBlockData, captionData } = node;
  const { textStyle } = paragraphData ?? headingData ?? codeBlockData ?? captionData ?? {};
  const alignment = textStyle?.textAlignment ?? "";
  const textAlign = /^(LEFT|RIGHT|CENTER|JUSTIFY)$/.test(alignment) && alignment.toLowerCase();
  return {
    ...(node.id && view.anchors.has(node.id) ? { id: node.id } : {}),
    ...(textAlign ? { style: { textAlign: textAlign as "left" } } : {}),
  };
}
