import type { Node } from "@portico/core/types";
import { Fragment } from "react";
import { blockProps, itemList, nodeText, type RenderNode, type RichView } from "./rich-document.js";
import { textNode } from "./rich-text.js";
import { linkProps } from "./safe-link.js";

const paragraph: RenderNode = (node, view) =>
  // Editors use empty paragraphs as spacing, which style sheets should define.
  node.nodes.length > 0 ? <p {...blockProps(node, view)}>{view.render(node.nodes)}</p> : null;

const heading: RenderNode = (node, view) => {
  if (nodeText(node).trim() === "") return null;
  const level = (node.headingData?.level || 1) + view.headingOffset;
  const Tag = `h${Math.min(6, Math.max(1, level))}` as "h1";
  return <Tag {...blockProps(node, view)}>{view.render(node.nodes)}</Tag>;
};

const checkboxList: RenderNode = ({ nodes }, view) =>
  itemList(nodes, ({ listItemData, nodes: content }) => (
    <>
      <span
        role="img"
        aria-label={view.text(listItemData?.checked ? "rich.checked" : "rich.unchecked")}
      >
        {listItemData?.checked ? "☑" : "☐"}
      </span>{" "}
      {view.render(content)}
    </>
  ));

const button: RenderNode = ({ buttonData }) => {
  const link = linkProps(buttonData?.link);
  const label = buttonData?.text?.trim();
  if (!label) return null;
  return <p>{link ? <a {...link}>{label}</a> : label}</p>;
};

const collapsibleList: RenderNode = ({ id, nodes, collapsibleListData: data }, view) => (
  <div>
    {nodes.map((item, index) => {
      const nodesOfType = (type: string) => item.nodes.find((node) => node.type === type)?.nodes;
      const expandedItems = data?.initialExpandedItems;
      return (
        <details
          key={item.id || index}
          open={expandedItems === "ALL" || (expandedItems === "FIRST" && index === 0)}
          // Browsers keep only one `<details>` element with the same name open.
          {...(data?.expandOnlyOne && id ? { name: id } : {})}
        >
          <summary>{view.render(nodesOfType("COLLAPSIBLE_ITEM_TITLE"))}</summary>
          <div>{view.render(nodesOfType("COLLAPSIBLE_ITEM_BODY"))}</div>
        </details>
      );
    })}
  </div>
);

function renderCell(node: Node, view: RichView, scope: "col" | "row" | undefined) {
  // Screen readers would announce an empty header for each cell of its row or column.
  const isHeader = scope !== undefined && nodeText(node).trim() !== "";
  const Tag = isHeader ? "th" : "td";
  const { colspan, rowspan } = node.tableCellData ?? {};
  return (
    <Tag
      scope={isHeader ? scope : undefined}
      colSpan={colspan && colspan > 1 ? colspan : undefined}
      rowSpan={rowspan && rowspan > 1 ? rowspan : undefined}
    >
      {view.render(node.nodes)}
    </Tag>
  );
}

const table: RenderNode = ({ nodes, tableData }, view) => {
  const { header, rowHeader, columnHeader, altText } = tableData ?? {};
  const rows = nodes.map((row, rowIndex) => (
    <tr key={row.id || rowIndex}>
      {row.nodes.map((tableCell, column) => {
        const columnScope = rowIndex === 0 && (header || rowHeader) ? "col" : undefined;
        const scope = columnScope ?? (column === 0 && columnHeader ? "row" : undefined);
        return (
          <Fragment key={tableCell.id || column}>{renderCell(tableCell, view, scope)}</Fragment>
        );
      })}
    </tr>
  ));
  return (
    <table aria-label={altText || undefined}>
      <tbody>{rows}</tbody>
    </table>
  );
};

const tableOfContents: RenderNode = (_, view) =>
  view.headings.length > 0 ? (
    <nav aria-label={view.text("rich.contents")}>
      {itemList(view.headings, (node) => (
        <a href={`#${node.id}`}>{nodeText(node)}</a>
      ))}
    </nav>
  ) : null;

const poll: RenderNode = ({ pollData }) => (
  <div>
    {pollData?.poll?.title && <p>{pollData.poll.title}</p>}
    {itemList(pollData?.poll?.options, ({ title }) => title)}
  </div>
);

const map: RenderNode = ({ mapData }) => {
  const { locationName, address } = mapData?.mapSettings ?? {};
  const parts = [...new Set([locationName, address])].filter(Boolean);
  return parts.length > 0 ? <address>{parts.join(", ")}</address> : null;
};

const container: RenderNode = (node, view) => <div>{view.render(node.nodes)}</div>;

export const BLOCK_RENDERERS: Readonly<Record<string, RenderNode>> = {
  TEXT: textNode,
  PARAGRAPH: paragraph,
  HEADING: heading,
  BULLETED_LIST: (node, view) => <ul>{view.render(node.nodes)}</ul>,
  ORDERED_LIST: ({ orderedListData, nodes }, view) => (
    <ol start={orderedListData?.start ?? undefined}>{view.render(nodes)}</ol>
  ),
  CHECKBOX_LIST: checkboxList,
  LIST_ITEM: (node, view) => <li>{view.render(node.nodes)}</li>,
  BLOCKQUOTE: (node, view) => <blockquote>{view.render(node.nodes)}</blockquote>,
  CODE_BLOCK: (node, view) => (
    <pre {...blockProps(node, view)}>
      <code>{view.render(node.nodes)}</code>
    </pre>
  ),
  DIVIDER: () => <hr />,
  // Only for captions outside of figures, because a figure renders its caption itself.
  CAPTION: (node, view) => <p {...blockProps(node, view)}>{view.render(node.nodes)}</p>,
  BUTTON: button,
  COLLAPSIBLE_LIST: collapsibleList,
  TABLE: table,
  TOC: tableOfContents,
  POLL: poll,
  MAP: map,
  LAYOUT: container,
  LAYOUT_CELL: container,
  CARD: container,
  SMART_BLOCK: container,
  SMART_BLOCK_CELL: ({ smartBlockCellData, nodes }, view) => (
    <div>
      {smartBlockCellData?.label && <p>{smartBlockCellData.label}</p>}
      {view.render(nodes)}
    </div>
  ),
};
