import type { Decoration, Link, Node, NodeType, RichContent } from "@portico/core/types";

let count = 0;

export function node(type: NodeType, data: object = {}, ...nodes: Node[]): Node {
  return { type, id: `node-${count++}`, nodes, ...data } as Node;
}

export function text(words: string, ...decorations: (string | object)[]): Node {
  const list = decorations.map((decoration) =>
    typeof decoration === "string" ? { type: decoration } : decoration,
  );
  return node("TEXT", { textData: { text: words, decorations: list as Decoration[] } });
}

export function paragraph(...content: (string | Node)[]): Node {
  const nodes = content.map((part) => (typeof part === "string" ? text(part) : part));
  return node("PARAGRAPH", {}, ...nodes);
}

export const heading = (level: number, words: string): Node =>
  node("HEADING", { headingData: { level } }, text(words));

export const link = (url: string, more: object = {}): Link => ({ url, target: "SELF", ...more });

export const documentOf = (...nodes: Node[]): RichContent => ({ nodes });

const media = (id: string) => ({ src: { id }, width: 800, height: 600 });
const embeddedUrl = "https://example.com/embedded";

const cell = (words: string) => node("TABLE_CELL", { tableCellData: {} }, paragraph(words));
const item = (...nodes: Node[]) => node("LIST_ITEM", {}, ...nodes);

export const nodesByType: Readonly<Record<Exclude<NodeType, object>, Node>> = {
  PARAGRAPH: paragraph("A paragraph"),
  TEXT: text("Bare text"),
  HEADING: heading(1, "A heading"),
  BULLETED_LIST: node("BULLETED_LIST", {}, item(paragraph("A point"))),
  ORDERED_LIST: node("ORDERED_LIST", { orderedListData: { start: 3 } }, item(paragraph("Third"))),
  LIST_ITEM: node("BULLETED_LIST", {}, item(paragraph("An item"))),
  BLOCKQUOTE: node("BLOCKQUOTE", {}, paragraph("A quote")),
  CODE_BLOCK: node("CODE_BLOCK", {}, text("const a = 1;")),
  VIDEO: node("VIDEO", { videoData: { video: media("video/11062b_9f"), title: "A film" } }),
  DIVIDER: node("DIVIDER"),
  FILE: node("FILE", {
    fileData: { src: { id: "11062b_7a.pdf" }, name: "guide.pdf", sizeInKb: "12" },
  }),
  GALLERY: node("GALLERY", {
    galleryData: {
      items: [
        { image: { media: media("a.jpg") }, altText: "In a gallery" },
        { video: { media: media("11062b_9e"), thumbnail: media("b.jpg") }, title: "A walk" },
      ],
    },
  }),
  GIF: node("GIF", { gifData: { original: { mp4: "https://example.com/wave.mp4" } } }),
  HTML: node("HTML", { htmlData: { html: "<script>alert(1)</script>", url: embeddedUrl } }),
  IMAGE: node(
    "IMAGE",
    { imageData: { image: media("a.jpg"), altText: "A coat", link: link("/coats") } },
    node("CAPTION", {}, text("A caption")),
  ),
  LINK_PREVIEW: node("LINK_PREVIEW", {
    linkPreviewData: {
      link: link(embeddedUrl, { target: "BLANK" }),
      title: "A page",
      description: "What it is about",
      thumbnailUrl: "https://example.com/page.jpg",
    },
  }),
  MAP: node("MAP", {
    mapData: { mapSettings: { locationName: "The shop", address: "1 Main St" } },
  }),
  POLL: node("POLL", { pollData: { poll: { title: "Which?", options: [{ title: "This one" }] } } }),
  APP_EMBED: node("APP_EMBED", { appEmbedData: { type: "PRODUCT", name: "A hat", url: "/hat" } }),
  BUTTON: node("BUTTON", { buttonData: { text: "Press", link: link("/press") } }),
  COLLAPSIBLE_LIST: node(
    "COLLAPSIBLE_LIST",
    { collapsibleListData: { expandOnlyOne: true, initialExpandedItems: "FIRST" } },
    node(
      "COLLAPSIBLE_ITEM",
      {},
      node("COLLAPSIBLE_ITEM_TITLE", {}, paragraph("A question")),
      node("COLLAPSIBLE_ITEM_BODY", {}, paragraph("An answer")),
    ),
  ),
  COLLAPSIBLE_ITEM: node("COLLAPSIBLE_ITEM", {}, paragraph("A loose item")),
  COLLAPSIBLE_ITEM_TITLE: node("COLLAPSIBLE_ITEM_TITLE", {}, paragraph("A loose title")),
  COLLAPSIBLE_ITEM_BODY: node("COLLAPSIBLE_ITEM_BODY", {}, paragraph("A loose body")),
  TABLE: node(
    "TABLE",
    { tableData: { rowHeader: true, columnHeader: true, altText: "Sizes" } },
    node("TABLE_ROW", {}, cell(""), cell("Chest")),
    node("TABLE_ROW", {}, cell("Medium"), cell("96 cm")),
  ),
  EMBED: node("EMBED", { embedData: { oembed: { url: embeddedUrl, title: "A song" } } }),
  TABLE_CELL: node("TABLE", {}, node("TABLE_ROW", {}, cell("In a cell"))),
  TABLE_ROW: node("TABLE", {}, node("TABLE_ROW", {}, cell("In a row"))),
  EXTERNAL: node("EXTERNAL", { externalData: { a: 1 } }, paragraph("In an external node")),
  AUDIO: node("AUDIO", { audioData: { audio: media("a.mp3"), name: "Rain", authorName: "Sky" } }),
  CAPTION: node("CAPTION", {}, text("A caption alone")),
  LAYOUT: node("LAYOUT", {}, node("LAYOUT_CELL", {}, paragraph("In a column"))),
  LAYOUT_CELL: node("LAYOUT_CELL", {}, paragraph("In a cell of a layout")),
  SHAPE: node("SHAPE", { shapeData: { shape: media("a.svg"), altText: "A star" } }),
  CARD: node("CARD", {}, paragraph("On a card")),
  TOC: node("TOC"),
  SMART_BLOCK: node(
    "SMART_BLOCK",
    {},
    node("SMART_BLOCK_CELL", { smartBlockCellData: { label: "01" } }, paragraph("A step")),
  ),
  SMART_BLOCK_CELL: node("SMART_BLOCK_CELL", {}, paragraph("A loose step")),
  CHECKBOX_LIST: node(
    "CHECKBOX_LIST",
    {},
    node("LIST_ITEM", { listItemData: { checked: true } }, paragraph("Washed")),
    node("LIST_ITEM", { listItemData: { checked: false } }, paragraph("Ironed")),
  ),
};
