// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Node, RichContent as RichDocument } from "@portico/core/types";
import axe from "axe-core";
import fc from "fast-check";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { testShop } from "../testing/test-shop.js";
import { cleanup, render } from "../testing/testing-library.js";
import { RichContent, type RichContentProps } from "./rich-content.js";
import { safeHref } from "./safe-link.js";
import {
  documentOf,
  heading,
  link,
  node,
  nodesByType,
  paragraph,
  text,
} from "./testing/rich-nodes.js";

afterEach(cleanup);

const html = (document: RichDocument, props: Partial<RichContentProps> = {}) =>
  renderToStaticMarkup(<RichContent document={document} {...props} />);
const htmlOf = (...nodes: Node[]) => html(documentOf(...nodes));
const Aside = ({ children }: { children: ReactNode }) => <aside>{children}</aside>;
const Title = ({ node: { videoData } }: { node: Node }) => <i>{videoData?.title}</i>;
const documentWithAllNodes = documentOf(...Object.values(nodesByType));

describe("RichContent with all node types", () => {
  it("is tested with each documented node type", () => {
    const { components } = JSON.parse(
      readFileSync(join(import.meta.dirname, "../../../../api/common.json"), "utf8"),
    );
    const type = components.schemas.NodeType;
    expect(Object.keys(nodesByType).sort()).toEqual([...(type.enum ?? type["x-enum"])].sort());
  });

  it.each(Object.entries(nodesByType))("renders %s", (type, example) => {
    const markup =
      type === "TOC" ? htmlOf({ ...heading(2, "Care"), id: "care" }, example) : htmlOf(example);
    expect(markup).not.toBe("");
    expect(markup).toMatchSnapshot();
  });

  it("is accessible", async () => {
    const { container } = render(
      <main>
        <h1>A page</h1>
        <RichContent document={documentWithAllNodes} className="RichContent text" />
      </main>,
    );
    const { violations } = await axe.run(container, {
      rules: { "color-contrast": { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((element) => element.html)])).toEqual(
      [],
    );
    expect(container.querySelectorAll("h1")).toHaveLength(1);
  });
});

describe("text in RichContent", () => {
  it("has only the decorations that RichContent supports", () => {
    const types = ["ITALIC", "BOLD", "UNDERLINE", "STRIKETHROUGH", "SUPERSCRIPT", "SUBSCRIPT"];
    expect(htmlOf(text("All", ...types))).toBe(
      "<strong><em><u><s><sup><sub>All</sub></sup></s></u></em></strong>",
    );
    expect(htmlOf(text("Light", { type: "BOLD", fontWeightValue: 400 }))).toBe("Light");
    expect(htmlOf(text("Plain", "COLOR", "FONT_SIZE", "SPOILER", "SOMETHING_NEW"))).toBe("Plain");
    expect(htmlOf(text("Two\nlines"))).toBe("Two<br/>lines");
  });

  it("has only the first link, with its target and rel attributes", () => {
    const externalLink = link("https://example.com", {
      target: "BLANK",
      rel: { nofollow: true, sponsored: true, ugc: true },
    });
    const linkDecoration = (target: object) => ({ type: "LINK", linkData: { link: target } });
    expect(
      htmlOf(text("there", "BOLD", linkDecoration(externalLink), linkDecoration(link("/other")))),
    ).toBe(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer nofollow sponsored ugc"><strong>there</strong></a>',
    );
    expect(htmlOf(text("down", { type: "ANCHOR", anchorData: { anchor: "care" } }))).toBe(
      '<a href="#care">down</a>',
    );
  });

  it("is in a paragraph with an id if a link in the document points to the paragraph", () => {
    const target = { ...paragraph("Wash cold"), id: "care" };
    const linkDecoration = { type: "LINK", linkData: { link: { anchor: "care", target: "SELF" } } };
    expect(htmlOf(paragraph(text("Care", linkDecoration)), target)).toBe(
      '<p><a href="#care">Care</a></p><p id="care">Wash cold</p>',
    );
  });
});

describe("headings in RichContent", () => {
  it("start at headingLevel and are omitted if they are empty", () => {
    const document = documentOf(heading(3, "A"), heading(4, "B"), heading(1, " "), paragraph());
    expect(html(document)).toBe("<h2>A</h2><h3>B</h3>");
    expect(html(document, { headingLevel: 5 })).toBe("<h5>A</h5><h6>B</h6>");
  });
});

describe("unsafe URLs", () => {
  const unsafeUrls = [
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "java\tscript:alert(1)",
    "\u0001javascript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "vbscript:a",
    "file:///etc/passwd",
  ];

  it.each(unsafeUrls)("are not rendered: %j", (url) => {
    const linkDecoration = { type: "LINK", linkData: { link: link(url) } };
    const markup = htmlOf(
      text("words", linkDecoration),
      node("BUTTON", { buttonData: { text: "Press", link: link(url) } }),
      node("IMAGE", { imageData: { image: { src: { id: "a.jpg" } }, link: link(url) } }),
      node("VIDEO", { videoData: { video: { src: { url } }, title: "A film" } }),
      node("AUDIO", { audioData: { audio: { src: { url } } } }),
      node("FILE", { fileData: { src: { url }, name: "a.pdf" } }),
      node("LINK_PREVIEW", { linkPreviewData: { link: link(url), title: "A page" } }),
      node("EMBED", { embedData: { src: url, oembed: { html: `<a href="${url}">` } } }),
      node("APP_EMBED", { appEmbedData: { name: "A hat", url } }),
      node("HTML", { htmlData: { html: "<script>alert(1)</script>", url } }),
    );
    expect(markup).toContain("words");
    expect(markup).not.toMatch(/script|href=|<video|<audio|passwd/i);
  });

  it("are rejected regardless of letter case and control characters", () => {
    const obfuscatedPrefix = fc.array(
      fc.constantFrom(..."\u0000\t\n\r javascriptJS:&#/;x".split("")),
    );
    fc.assert(
      fc.property(obfuscatedPrefix, (parts) => {
        const href = safeHref(`${parts.join("")}javascript:alert(1)`) ?? "/";
        const base = "https://shop.example.com";
        // An invalid URL is safe, because browsers cannot open it.
        const protocol = URL.canParse(href, base) ? new URL(href, base).protocol : "https:";
        expect(protocol).toMatch(/^https?:$/);
      }),
    );
    expect(
      ["https://a.com/b:c", "/a:b", "mailto:a@b.c", "tel:+1", "#a", "a/b"].map(safeHref),
    ).not.toContain(undefined);
  });
});

describe("custom components for RichContent", () => {
  it("replace a node type and receive its children", () => {
    const components: RichContentProps["components"] = { BLOCKQUOTE: Aside, VIDEO: Title };
    const document = documentOf(nodesByType.BLOCKQUOTE, nodesByType.VIDEO);
    expect(html(document, { components })).toBe("<aside><p>A quote</p></aside><i>A film</i>");
  });
});

it("RichContent renders the children of unknown node types", () => {
  expect(htmlOf(node("SOMETHING_NEW" as "EXTERNAL", {}, paragraph("new")))).toBe("<p>new</p>");
  expect(htmlOf(node("constructor" as "EXTERNAL", {}, paragraph("new")))).toBe("<p>new</p>");
});

it("RichContent renders a product's info section", async () => {
  const { emulator, product } = testShop();
  const [firstProduct] = emulator.state.catalog.products.values();
  const details = await product(firstProduct?.slug as string);
  const section = details.infoSections.find(({ description }) => description)?.description;
  if (section) expect(html(section)).toMatch(/^<p>/);
});

it("RichContent renders nothing without a document", () => {
  expect(html(undefined as never)).toBe("");
  expect(html({} as never)).toBe("");
});

it("RichContent wraps its content in a div if className is set", () => {
  expect(html(documentOf(paragraph("a")), { className: "RichContent text" })).toBe(
    '<div class="RichContent text"><p>a</p></div>',
  );
});
