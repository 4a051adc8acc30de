import type { ResourceData } from "../../resource/declaration.js";
import { type InfoSectionEntity, infoSections } from "./info-sections.js";
import type { Catalog, InfoSection, NamedEntity, SeedCatalog } from "./model.js";
import { brands, type Named, ribbons } from "./named.js";
import { paragraphsOfHtml } from "./rich-text.js";
import { catalogSlice } from "./slice.js";

function entitiesById({ items }: ResourceData<Named>): Map<string, NamedEntity> {
  const entities = [...items.values()].map(({ entity }): [string, NamedEntity] => {
    const { id, name, revision, createdDate, updatedDate } = entity;
    const dates = { createdDate: String(createdDate), updatedDate: String(updatedDate) };
    return [id, { id, revision: Number(revision), ...dates, name }];
  });
  return new Map(entities);
}

function sections({ items }: ResourceData<InfoSectionEntity>): Map<string, InfoSection> {
  const entities = [...items.values()].map(({ entity }): [string, InfoSection] => {
    const { id, uniqueName, title, plainDescription } = entity;
    const text = paragraphsOfHtml(plainDescription).join("\n\n");
    return [id, { id, uniqueName, title, text }];
  });
  return new Map(entities);
}

export function seedCatalogOf(slices: Readonly<Record<string, unknown>>): SeedCatalog {
  return {
    ...(slices[catalogSlice.name] as Catalog),
    brands: entitiesById(slices[brands.name] as ResourceData<Named>),
    ribbons: entitiesById(slices[ribbons.name] as ResourceData<Named>),
    infoSections: sections(slices[infoSections.name] as ResourceData<InfoSectionEntity>),
  };
}
