import { audioUrl, documentUrl, imageUrl, type MediaObject, videoUrl } from "@portico/core/media";
import type { Link, Node } from "@portico/core/types";
import type { ReactNode } from "react";
import { Image } from "./image.js";
import { itemList, type RenderNode, type RichView } from "./rich-document.js";
import { linkProps, safeHref } from "./safe-link.js";

function renderFigure(node: Node, view: RichView, content: ReactNode, caption?: string | null) {
  const nodes = node.nodes.flatMap((child) => (child.type === "CAPTION" ? child.nodes : [child]));
  if (!content) return nodes.length > 0 ? view.render(nodes) : null;
  const captionContent = nodes.length > 0 ? view.render(nodes) : caption;
  return (
    <figure>
      {content}
      {captionContent && <figcaption>{captionContent}</figcaption>}
    </figure>
  );
}

const imageElement = (media: MediaObject | undefined, alt: string): ReactNode =>
  media && imageUrl(media) ? <Image media={media} alt={alt} /> : null;

// Without a `label`, the URL is the link's accessible name.
function linkedImage(media: MediaObject | undefined, alt: string, link?: Link, label = alt) {
  const content = imageElement(media, alt);
  const props = linkProps(link);
  if (!props || !content) return content;
  return (
    <a {...props} href={props.href} aria-label={label ? undefined : props.href}>
      {content}
    </a>
  );
}

function videoElement(address: string | undefined, title: string, poster?: string, loop?: boolean) {
  const href = safeHref(address);
  if (!href) return null;
  const videoFilePattern = /\.(mp4|webm|ogv|mov|m4v)([?#]|$)|^https:\/\/video\.wixstatic\.com\//i;
  if (!videoFilePattern.test(href)) return <a href={href}>{title || href}</a>;
  return (
    <video
      controls
      playsInline
      preload="none"
      src={href}
      poster={safeHref(poster)}
      aria-label={title || undefined}
      {...(loop ? { loop, muted: true } : {})}
    />
  );
}

const image: RenderNode = (node, view) => {
  const { image: media, altText, caption, decorative, link } = node.imageData ?? {};
  const alt = decorative ? "" : (altText ?? "");
  return renderFigure(node, view, linkedImage(media, alt, link, alt || (caption ?? "")), caption);
};

const shape: RenderNode = (node, view) => {
  const { shape: media, altText, link } = node.shapeData ?? {};
  return renderFigure(node, view, linkedImage(media, altText ?? "", link));
};

const video: RenderNode = (node, view) => {
  const { video: media, thumbnail, title, options } = node.videoData ?? {};
  const loop = options?.playInLoop ?? false;
  return renderFigure(
    node,
    view,
    videoElement(videoUrl(media), title ?? "", imageUrl(thumbnail), loop),
  );
};

const animation: RenderNode = (node, view) => {
  const { original, downsized } = node.gifData ?? {};
  const videoFile = downsized?.mp4 ?? original?.mp4;
  const stillUrl = original?.still ?? downsized?.still ?? original?.gif ?? downsized?.gif;
  const content = videoFile
    ? videoElement(videoFile, view.text("rich.animation"), stillUrl ?? undefined, true)
    : imageElement({ url: stillUrl }, "");
  return renderFigure(node, view, content);
};

const audio: RenderNode = (node, view) => {
  const { audio: media, name, authorName, coverImage } = node.audioData ?? {};
  const href = safeHref(audioUrl(media));
  const title = [name, authorName].filter(Boolean).join(", ");
  const content = href && (
    <>
      {imageElement(coverImage, "")}
      {/* biome-ignore lint/a11y/useMediaCaption: the platform's documents have no captions */}
      <audio controls preload="none" src={href} aria-label={title || undefined} />
    </>
  );
  return renderFigure(node, view, content, title);
};

const gallery: RenderNode = ({ galleryData }) =>
  itemList(galleryData?.items, ({ image: itemImage, video: itemVideo, title, altText }) => {
    const alt = altText ?? title ?? "";
    return itemVideo?.media
      ? videoElement(videoUrl(itemVideo.media), alt, imageUrl(itemVideo.thumbnail))
      : linkedImage(itemImage?.media, alt, itemImage?.link);
  });

const file: RenderNode = ({ fileData }) => {
  const href = safeHref(documentUrl(fileData));
  const name = fileData?.name || href;
  if (!href) return name ? <p>{name}</p> : null;
  const size = Number(fileData?.sizeInKb ?? (fileData?.size ?? 0) / 1024);
  return (
    <p>
      <a href={href} download={fileData?.name || true}>
        {name}
      </a>
      {size > 0 && ` (${Math.ceil(size)} kB)`}
    </p>
  );
};

interface LinkCard {
  href: string | null | undefined;
  title: string | null | undefined;
  text?: string | null | undefined;
  image?: MediaObject | undefined;
  link?: Link | undefined;
}

/** Renders an embed or a preview as a link, so that no third-party code runs in the shop. */
function linkCard({ href, title, text, image: previewImage, link }: LinkCard): ReactNode {
  const props = link ? linkProps(link) : { href: safeHref(href) };
  if (!props?.href) return title && <p>{title}</p>;
  return (
    <p>
      <a {...props}>
        {imageElement(previewImage, "")}
        {title || props.href}
      </a>
      {text && ` ${text}`}
    </p>
  );
}

const linkPreview: RenderNode = ({ linkPreviewData: data }) =>
  linkCard({
    href: data?.link?.url,
    title: data?.title,
    text: data?.description,
    image: { url: data?.thumbnailUrl },
    link: data?.link,
  });

const embed: RenderNode = ({ embedData: data }) =>
  linkCard({
    href: data?.oembed?.url ?? data?.src,
    title: data?.oembed?.title ?? data?.oembed?.providerName,
    image: { url: data?.oembed?.thumbnailUrl },
  });

const appEmbed: RenderNode = ({ appEmbedData: data }) =>
  linkCard({ href: data?.url, title: data?.name, image: data?.image ?? { url: data?.imageSrc } });

export const MEDIA_RENDERERS: Readonly<Record<string, RenderNode>> = {
  IMAGE: image,
  SHAPE: shape,
  VIDEO: video,
  GIF: animation,
  AUDIO: audio,
  GALLERY: gallery,
  FILE: file,
  LINK_PREVIEW: linkPreview,
  EMBED: embed,
  APP_EMBED: appEmbed,
  // Custom HTML is never inserted into the page.
  HTML: ({ htmlData }) => linkCard({ href: htmlData?.url, title: undefined }),
};
