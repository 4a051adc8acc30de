import type { ResourceData } from "../../resource/declaration.js";
import { type InfoSectionEntity, infoSections } from "./info-sections.js";
import type { Catalog, InfoSection, NamedEntity, SeedCatalog } from "./model.js";
import { brands, type Named, ribbons } from "./named.js";
import { paragraphsOfHtml } from "./rich-text.js";
import { catalogSlice } from "./slice.js";

const entitiesById = ({ items }: ResourceData<Named>): Map<string, NamedEntity> =>
  new Map(
    [...items].map(([id, { entity }]) => {
      const { name, revision, createdDate, updatedDate } = entity;
      const dates = { createdDate: String(createdDate), updatedDate: String(updatedDate) };
      return [id, { id, revision: Number(revision), ...dates, name }];
    }),
  );

const sectionsById = ({ items }: ResourceData<InfoSectionEntity>): Map<string, InfoSection> =>
  new Map(
    [...items].map(([id, { entity }]) => {
      const { uniqueName, title, plainDescription } = entity;
      const text = paragraphsOfHtml(plainDescription).join("\n\n");
      return [id, { id, uniqueName, title, text }];
    }),
  );

export function seedCatalogOf(slices: Readonly<Record<string, unknown>>): SeedCatalog {
  return {
    ...(slices[catalogSlice.name] as Catalog),
    brands: entitiesById(slices[brands.name] as ResourceData<Named>),
    ribbons: entitiesById(slices[ribbons.name] as ResourceData<Named>),
    infoSections: sectionsById(slices[infoSections.name] as ResourceData<InfoSectionEntity>),
  };
}
