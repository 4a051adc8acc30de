import { KindRouter, Reflection, type RouterTarget } from "typedoc";
import { isServiceType } from "./service-types.ts";

/**
 * A page for each service, function and class; the types of a service stand on its page. A page of its own for each of
 * some thousand types was most of the site.
 */
export class ReferenceRouter extends KindRouter {
  override getPageKind(target: RouterTarget) {
    const inline = target instanceof Reflection && isServiceType(target);
    return inline ? undefined : super.getPageKind(target);
  }

  override getIdealBaseName(reflection: Reflection): string {
    return reflection.isDocument() && reflection.frontmatter.page
      ? `documents/${reflection.frontmatter.page}`
      : super.getIdealBaseName(reflection);
  }

  override buildAnchors(target: RouterTarget, page: RouterTarget): void {
    if (!(target instanceof Reflection && isServiceType(target))) {
      super.buildAnchors(target, page);
      return;
    }
    // Of the type alone: nothing leads to a single field.
    const anchor = this.createAnchor(target, page);
    this.fullUrls.set(target, `${this.fullUrls.get(page)}#${anchor}`);
    this.anchors.set(target, anchor);
  }
}
