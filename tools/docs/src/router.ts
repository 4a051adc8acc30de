import { KindRouter, Reflection, type RouterTarget } from "typedoc";
import { isServiceType } from "./service-types.ts";

/**
 * Writes a page for each service, function and class. A service's types are on its page,
 * because separate pages for thousands of types made up most of the site.
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
    // Only types need an anchor: no link leads to a field.
    const anchor = this.createAnchor(target, page);
    this.fullUrls.set(target, `${this.fullUrls.get(page)}#${anchor}`);
    this.anchors.set(target, anchor);
  }
}
