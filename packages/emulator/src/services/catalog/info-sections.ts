import { badRequest, notFound } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { resource } from "../../resource/resource.js";
import { objectOf } from "../../resource/verbs/verb.js";
import { viewWithCount } from "./assignments.js";
import { checkV3Request } from "./lookup.js";
import { plainHtml, richAndHtml, richContent } from "./rich-text.js";
import { type CatalogSeed, SEED_DATE } from "./slice.js";

export interface InfoSectionEntity extends Entity {
  readonly id: string;
  readonly uniqueName: string;
  readonly title: string;
  readonly description: object;
  readonly plainDescription: string;
}

type Content = Partial<InfoSectionEntity>;

function findOrInsert(tools: Tools<InfoSectionEntity>, content: Content): InfoSectionEntity {
  const { id, uniqueName } = content;
  const existing = id
    ? tools.find(id)
    : tools.all().find((section) => section.uniqueName === uniqueName?.trim());
  if (existing) return existing;
  if (!uniqueName?.trim()) throw notFound("Info section", "INFO_SECTION_NOT_FOUND");
  const title = content.title?.trim() || uniqueName.trim();
  return tools.insert({
    uniqueName: uniqueName.trim(),
    title: title.slice(0, 50),
    ...(content.description && { description: content.description }),
    ...(content.plainDescription && { plainDescription: content.plainDescription }),
  });
}

export const infoSections = resource<InfoSectionEntity>("stores.infoSectionsV3", {
  access: { read: "anyone", write: "admin" },
  checkRequest: checkV3Request,
  unique: { uniqueName: "ALREADY_EXISTS" },
  tools: (tools) => ({ getOrMake: (_field, content) => findOrInsert(tools, objectOf(content)) }),
  seed: (seed) =>
    [...(seed as CatalogSeed).catalog.infoSections.values()].map(({ text, ...section }) => ({
      ...section,
      ...{ revision: "1", createdDate: SEED_DATE, updatedDate: SEED_DATE },
      plainDescription: plainHtml([text]),
      description: richContent([text], SEED_DATE),
    })),
  check: (next, before, { iso }) => {
    if (!next.uniqueName?.trim()) {
      throw badRequest("UNIQUE_NAME_REQUIRED", "The section has no unique name");
    }
    const { description, plainDescription } = next;
    const isChanged = (key: "description" | "plainDescription") =>
      next[key] !== undefined && JSON.stringify(next[key]) !== JSON.stringify(before?.[key]);
    const usesRich = isChanged("description") || !isChanged("plainDescription");
    const usesHtml = isChanged("plainDescription") || !isChanged("description");
    // Derive the HTML from changed rich content, or the rich content from changed HTML.
    const { html, rich } = richAndHtml(
      { rich: usesRich ? description : undefined, html: usesHtml ? plainDescription : undefined },
      iso,
    );
    Object.assign(next, { plainDescription: html, description: rich });
  },
  view: viewWithCount("infoSections"),
});
