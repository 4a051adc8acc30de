import type { Node, RichContent as RichDocument } from "@portico/core/types";
import { Fragment, type ReactNode, useMemo } from "react";
import { own } from "./own.js";
import { BLOCKS } from "./rich-blocks.js";
import { outlineOf, type RenderNode, type RichComponents, type RichView } from "./rich-document.js";
import { MEDIA } from "./rich-media.js";
import { useSettings } from "./settings-context.js";

/** What {@link RichContent} takes. */
export interface RichContentProps {
  /** A product's description, an info section's text; nothing is shown while there is none. */
  document: RichDocument | null | undefined;
  /** By kind of node, what shows it instead: `{ VIDEO: MyPlayer }`. */
  components?: RichComponents;
  /** The level of the document's highest heading, 1 to 6, so that it fits into the page; 2 unless told otherwise. */
  headingLevel?: number;
  /** Class of the element around it; without one there is no such element. */
  className?: string;
}

/** What a kind that is not known holds is shown all the same. */
const unknown: RenderNode = (node, view) => view.render(node.nodes);

function viewOf(
  outline: ReturnType<typeof outlineOf>,
  messages: RichView["messages"],
  components: RichComponents,
): RichView {
  const one = (node: Node): ReactNode => {
    const Own = own(components, node.type);
    if (Own) return <Own node={node}>{view.render(node.nodes)}</Own>;
    const render = own(BLOCKS, node.type) ?? own(MEDIA, node.type) ?? unknown;
    return render({ ...node, nodes: node.nodes ?? [] }, view);
  };
  const view: RichView = {
    ...outline,
    messages,
    render: (nodes) =>
      nodes?.map((node, at) => <Fragment key={node.id || at}>{one(node)}</Fragment>),
  };
  return view;
}

/**
 * A rich document of the platform: a product's description, the text of an info section. Elements
 * of its own for each kind of node, and never its HTML: what is embedded from elsewhere becomes a
 * link, links lead to the web, mail and telephones only, and colors and typefaces are the shop's.
 *
 * @param props - see {@link RichContentProps}
 * @example
 * ```tsx
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
    const view = viewOf(outlineOf(document, headingLevel), messages ?? {}, components ?? {});
    return view.render(document.nodes);
  }, [document, headingLevel, messages, components]);
  if (!content) return null;
  return className ? <div className={className}>{content}</div> : content;
}
