import type { Context } from "../../../../kernel/context.js";
import { PlatformError } from "../../../../kernel/platform-error.js";
import { infoSectionOrMade } from "../../info-sections.js";
import { brands, namedById, namedOrMade, ribbons } from "../../named.js";
import type { NamedContent, SectionContent } from "./content.js";
import { notFoundError, ruleError } from "./errors.js";

export const MAX_SECTIONS = 20;

export function brandIdOf(context: Context, { id, name }: NamedContent): string {
  if (id && namedById(context, brands, id)) return id;
  if (id || !name?.trim()) {
    throw ruleError("BRAND_CREATION_FAILED", "Brand not found", { id });
  }
  return namedOrMade(context, brands, name).id;
}

export function ribbonIdOf(context: Context, { id, name }: NamedContent): string {
  if (id && namedById(context, ribbons, id)) return id;
  if (id) throw notFoundError("RIBBON_NOT_FOUND", "Ribbon not found", { id });
  if (!name?.trim()) throw ruleError("RIBBON_CREATION_FAILED", "A ribbon requires an id or a name");
  return namedOrMade(context, ribbons, name).id;
}

export function checkRibbons(primary: string | undefined, more: readonly string[]): void {
  if (new Set(more).size < more.length) {
    throw ruleError("DUPLICATE_RIBBON_IN_ADDITIONAL", "Duplicate additional ribbon");
  }
  if (primary !== undefined && more.includes(primary)) {
    throw ruleError(
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
  return sent.map(({ id, uniqueName, title, plainDescription, description }) => {
    try {
      return infoSectionOrMade(context, {
        ...(id && { id }),
        ...(uniqueName && { uniqueName }),
        ...(title && { title }),
        ...(plainDescription && { plainDescription }),
        ...(description && { description }),
      }).id;
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error;
      const code = isNew ? "INFO_SECTION_CREATION_FAILED" : "INFO_SECTION_ERROR_OCCURRED";
      throw ruleError(code, error.message, { id, uniqueName });
    }
  });
}
