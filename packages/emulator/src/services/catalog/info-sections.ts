import type { Context, Reader } from "../../kernel/context.js";
import { applicationError, notFound } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { type ResourceService, resource } from "../../resource/resource.js";
import { eachOf, totalsOf } from "../../resource/verbs/bulk.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { assignments } from "./assigned.js";
import { catalogOnly } from "./only.js";
import { bothForms, plainHtml, richContent } from "./rich-text.js";
import type { CatalogSeed } from "./slice.js";

export interface InfoSectionEntity extends Entity {
  readonly id: string;
  readonly uniqueName: string;
  readonly title: string;
  readonly description: object;
  readonly plainDescription: string;
}

interface Wanted {
  readonly id?: string;
  readonly uniqueName?: string;
  readonly title?: string;
  readonly description?: object;
  readonly plainDescription?: string;
}

const START = "2025-01-06T09:00:00.000Z";

function completed(next: Entity, before: Entity | undefined, now: string): void {
  const changed = (key: string) =>
    next[key] !== undefined && JSON.stringify(next[key]) !== JSON.stringify(before?.[key]);
  const { html, rich } = bothForms(
    {
      ...(changed("description") || !changed("plainDescription")
        ? { rich: next.description as object | undefined }
        : {}),
      ...(changed("plainDescription") || !changed("description")
        ? { html: next.plainDescription as string | undefined }
        : {}),
    },
    now,
  );
  Object.assign(next, { plainDescription: html, description: rich });
}

function wantedOrMade(tools: Tools<InfoSectionEntity>, wanted: Wanted): InfoSectionEntity {
  const { id, uniqueName } = wanted;
  const known = id
    ? tools.find(id)
    : tools.all().find((section) => section.uniqueName === uniqueName?.trim());
  if (known) return known;
  if (!uniqueName?.trim()) throw notFound("Info section", "INFO_SECTION_NOT_FOUND");
  const title = wanted.title?.trim() || uniqueName.trim();
  return tools.insert({
    uniqueName: uniqueName.trim(),
    title: title.slice(0, 50),
    ...(wanted.description && { description: wanted.description }),
    ...(wanted.plainDescription && { plainDescription: wanted.plainDescription }),
  });
}

export const infoSections: ResourceService<InfoSectionEntity> = catalogOnly(
  "V3_CATALOG",
  resource<InfoSectionEntity>("stores.infoSectionsV3", {
    access: { read: "anyone", write: "admin" },
    unique: { uniqueName: "ALREADY_EXISTS" },
    seed: (seed) =>
      [...(seed as CatalogSeed).catalog.infoSections.values()].map(({ text, ...section }) => ({
        ...section,
        revision: "1",
        createdDate: START,
        updatedDate: START,
        plainDescription: plainHtml([text]),
        description: richContent([text], START),
      })),
    check: (next, before, { iso }) => {
      if (!next.uniqueName?.trim()) {
        throw applicationError(400, "UNIQUE_NAME_REQUIRED", "The section has no unique name");
      }
      completed(next, before, iso);
    },
    view: (section, fields, tools) =>
      fields.includes("ASSIGNED_PRODUCTS_COUNT")
        ? { assignedProductsCount: assignments(tools, "infoSections", section.id) }
        : {},
    custom: {
      getOrCreateInfoSection: (tools, request) => ({
        infoSection: tools.view(
          wantedOrMade(tools, objectOf(request.infoSection)),
          listOf(request.fields).map(String),
        ),
      }),
      bulkGetOrCreateInfoSections: (tools, request) => {
        const done = eachOf(tools, listOf(request.infoSections), (item) => {
          const entity = wantedOrMade(tools, objectOf(item));
          return { id: entity.id, entity };
        });
        const fields = listOf(request.fields).map(String);
        return {
          results: done.map(({ metadata, entity }) => ({
            itemMetadata: metadata,
            ...(entity && { item: tools.view(entity as InfoSectionEntity, fields) }),
          })),
          bulkActionMetadata: totalsOf(done),
        };
      },
    },
  }),
);

export function infoSectionById(reader: Reader, id: string): InfoSectionEntity | undefined {
  return reader.store(infoSections).items.get(id)?.entity;
}

export function infoSectionOrMade(context: Context, wanted: Wanted): InfoSectionEntity {
  return wantedOrMade(infoSections.of(context), wanted);
}
