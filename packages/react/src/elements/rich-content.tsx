import type { Node, RichContent as RichDocument } from "@portico/core/types";
import { Fragment, type ReactNode, useMemo } from "react";
import { ownValue } from "../queries/own-value.js";
import type { Messages } from "./messages.js";
import { BLOCK_RENDERERS } from "./rich-blocks.js";
import {
  documentOutline,
  type RenderNode,
  RICH_TEXTS,
  type RichComponents,
  type RichView,
} from "./rich-document.js";
import { MEDIA_RENDERERS } from "./rich-media.js";
import { useSettings } from "./use-settings.js";

/** Props of {@link RichContent}. */
export interface RichContentProps {
  /** Document, such as a product's `description`. Without it, the component renders nothing. */
  document: RichDocument | null | undefined;
  /** Custom components by node type, such as `{ VIDEO: MyPlayer }`. Default: none. */
  components?: RichComponents | undefined;
  /** Level of the document's highest heading, 1 to 6. Default: 2. */
  headingLevel?: number | undefined;
  /** Class of a wrapping `<div>`. Default: no wrapper. */
  className?: string | undefined;
}

const unknownNode: RenderNode = (node, view) => view.render(node.nodes);

function createView(
  outline: ReturnType<typeof documentOutline>,
  messages: Messages = {},
  components: RichComponents = {},
): RichView {
  const renderNode = (node: Node): ReactNode => {
    const Custom = ownValue(components, node.type);
    if (Custom) return <Custom node={node}>{view.render(node.nodes)}</Custom>;
    const render =
      ownValue(BLOCK_RENDERERS, node.type) ?? ownValue(MEDIA_RENDERERS, node.type) ?? unknownNode;
    return render({ ...node, nodes: node.nodes ?? [] }, view);
  };
  const view: RichView = {
    ...outline,
    text: (key) => messages[key] ?? RICH_TEXTS[key],
    render: (nodes) =>
      nodes?.map((node, index) => <Fragment key={node.id || index}>{renderNode(node)}</Fragment>),
  };
  return view;
}

/**
 * Renders a rich content document, such as a product description, as React elements.
 *
 * The component never inserts HTML. Embeds become links, and links can use only the http(s),
 * mailto, tel and sms schemes. Colors and fonts come from your style sheets.
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
    const outline = documentOutline(document, headingLevel);
    return createView(outline, messages, components).render(document.nodes);
  }, [document, headingLevel, messages, components]);
  if (!content) return null;
  return className ? <div className={className}>{content}</div> : content;
}
