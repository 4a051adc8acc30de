import {
  type DeclarationReflection,
  DefaultTheme,
  DefaultThemeRenderContext,
  type DocumentReflection,
  JSX,
  type PageEvent,
  type Reflection,
  ReflectionKind,
} from "typedoc";
import { isServiceType } from "./service-types.ts";

const { createElement } = JSX;

/** Renders a field of a type: name, type and description. */
function field(
  context: DefaultThemeRenderContext,
  declaration: DeclarationReflection,
): JSX.Element {
  const signatures = declaration.signatures?.map((signature) =>
    createElement("li", null, createElement("code", null, context.memberSignatureTitle(signature))),
  );
  if (signatures) return createElement("li", null, createElement("ul", null, signatures));
  const mark = declaration.flags.isOptional ? "?: " : ": ";
  const code = createElement("code", null, declaration.name, mark, context.type(declaration.type));
  return createElement("li", null, code, context.commentSummary(declaration));
}

/** Renders a service's type in the list on the service's page. */
function typeEntry(context: DefaultThemeRenderContext, type: DeclarationReflection): JSX.Element {
  const name = createElement(
    "span",
    { class: "tsd-member-summary-name" },
    context.reflectionIcon(type),
    createElement("span", null, type.name),
  );
  const description =
    type.kindOf(ReflectionKind.Interface) && type.children
      ? [
          context.commentSummary(type),
          createElement(
            "ul",
            null,
            type.children.map((child) => field(context, child)),
          ),
        ]
      : [context.memberDeclaration(type)];
  return createElement(
    JSX.Fragment,
    null,
    createElement("dt", { class: "tsd-member-summary", id: context.getAnchor(type) }, name),
    createElement("dd", { class: "tsd-member-summary" }, description),
  );
}

class ReferenceContext extends DefaultThemeRenderContext {
  constructor(...args: ConstructorParameters<typeof DefaultThemeRenderContext>) {
    super(...args);
    const summary = this.moduleMemberSummary;
    this.moduleMemberSummary = (member: DeclarationReflection | DocumentReflection) =>
      member.isDeclaration() && isServiceType(member) ? typeEntry(this, member) : summary(member);
  }
}

/** The default theme, but with a service's types on the service's page. */
export class ReferenceTheme extends DefaultTheme {
  override getRenderContext(page: PageEvent<Reflection>): ReferenceContext {
    return new ReferenceContext(this.router, this, page, this.application.options);
  }
}
