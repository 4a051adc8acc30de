import type { Context } from "../../../../kernel/context.js";
import { applicationError, rejection } from "../../../../kernel/platform-error.js";
import { infoSections } from "../../info-sections.js";
import { brands, namedById, ribbons } from "../../named.js";
import type { NamedContent, SectionContent } from "./content.js";
import { withErrorCode } from "./errors.js";

export const MAX_SECTIONS = 20;

export function brandIdOf(context: Context, { id, name }: NamedContent): string {
  if (id && namedById(context, brands, id)) return id;
  if (id || !name?.trim()) {
    throw rejection("BRAND_CREATION_FAILED", "Brand not found", { id });
  }
  return brands.of(context).getOrMake("name", name).id;
}

export function ribbonIdOf(context: Context, { id, name }: NamedContent): string {
  if (id && namedById(context, ribbons, id)) return id;
  if (id) throw applicationError(404, "RIBBON_NOT_FOUND", "Ribbon not found", { id });
  if (!name?.trim()) throw rejection("RIBBON_CREATION_FAILED", "A ribbon requires an id or a name");
  return ribbons.of(context).getOrMake("name", name).id;
}

export function checkRibbons(primary: string | undefined, more: readonly string[]): void {
  if (new Set(more).size < more.length) {
    throw rejection("DUPLICATE_RIBBON_IN_ADDITIONAL", "Duplicate additional ribbon");
  }
  if (primary !== undefined && more.includes(primary)) {
    throw rejection(
      "DUPLICATE_RIBBON_IN_PRIMARY_AND_ADDITIONAL",
      "The main ribbon cannot be an additional ribbon",
    );
  }
}

export function sectionIdsOf(
  context: Context,
  sent: readonly SectionContent[],
  isNew: boolean,
): string[] {
  const code = isNew ? "INFO_SECTION_CREATION_FAILED" : "INFO_SECTION_ERROR_OCCURRED";
  const all = infoSections.of(context);
  return sent.map((section) => {
    const { id, uniqueName } = section;
    return withErrorCode(code, () => all.getOrMake("uniqueName", section).id, { id, uniqueName });
  });
}
