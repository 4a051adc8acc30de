import type { Node, RichContent as RichDocument } from "@portico/core/types";
import { Fragment, type ReactNode, useMemo } from "react";
import { ownValue } from "../queries/own-value.js";
import { BLOCKS } from "./rich-blocks.js";
import {
  documentOutline,
  type RenderNode,
  type RichComponents,
  type RichView,
} from "./rich-document.js";
import { MEDIA } from "./rich-media.js";
import { useSettings } from "./settings-context.js";

/** Props of {@link RichContent}. */
export interface RichContentProps {
  /** Rich content, such as a product description. Renders nothing if it is missing. */
  document: RichDocument | null | undefined;
  /** Components by node type that replace the default ones: `{ VIDEO: MyPlayer }`. */
  components?: RichComponents | undefined;
  /** Level of the document's top heading, 1 to 6. Default: 2. */
  headingLevel?: number | undefined;
  /** Class of a wrapping `<div>`. Without it, there is no wrapper. */
  className?: string | undefined;
}

const unknownNode: RenderNode = (node, view) => view.render(node.nodes);

function createView(
  outline: ReturnType<typeof documentOutline>,
  messages: RichView["messages"],
  components: RichComponents,
): RichView {
  const renderNode = (node: Node): ReactNode => {
    const Custom = ownValue(components, node.type);
    if (Custom) return <Custom node={node}>{view.render(node.nodes)}</Custom>;
    const render = ownValue(BLOCKS, node.type) ?? ownValue(MEDIA, node.type) ?? unknownNode;
    return render({ ...node, nodes: node.nodes ?? [] }, view);
  };
  const view: RichView = {
    ...outline,
    messages,
    render: (nodes) =>
      nodes?.map((node, index) => <Fragment key={node.id || index}>{renderNode(node)}</Fragment>),
  };
  return view;
}

/**
 * Renders a rich content document, such as a product description or an info section.
 *
 * Builds React elements from the document's nodes. HTML in the document is never inserted, embeds become links, and
 * links can only use http(s), mailto and tel. Colors and fonts come from your style sheets.
 *
 * @example
 * ```tsx
 * import { RichContent } from "@portico/react/rich-content";
 * import type { V3Product } from "@portico/stores/products-v3";
 *
 * const Description = ({ product }: { product: V3Product }) => (
 *   <RichContent document={product.description} headingLevel={3} />
 * );
 * ```
 */
export function RichContent(props: RichContentProps) {
  const { document, components, headingLevel = 2, className } = props;
  const { messages } = useSettings();
  const content = useMemo(() => {
    if (!document?.nodes) return null;
    const view = createView(
      documentOutline(document, headingLevel),
      messages ?? {},
      components ?? {},
    );
    return view.render(document.nodes);
  }, [document, headingLevel, messages, components]);
  if (!content) return null;
  return className ? <div className={className}>{content}</div> : content;
}
