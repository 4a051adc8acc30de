import { guidOf } from "../../../../kernel/ids.js";
import { applicationError } from "../../../../kernel/platform-error.js";
import type { Entity, Tools } from "../../../../resource/declaration.js";

const START = "2025-01-06T09:00:00.000Z";

const system = (key: string, name: string, section: string, more: Entity = {}): Entity => ({
  id: guidOf(`member-field:${key}`),
  name,
  key,
  defaultPrivacy: "PRIVATE",
  fieldType: "TEXT",
  socialType: "UNKNOWN",
  fieldOrigin: "SYSTEM",
  section,
  revision: "1",
  createdDate: START,
  updatedDate: START,
  hidden: true,
  ...more,
});

/** The first three are in every profile. The others are suggestions. */
export const SYSTEM: readonly Entity[] = [
  system("firstName", "First name", "DISPLAY_INFO", { hidden: false }),
  system("lastName", "Last name", "DISPLAY_INFO", { hidden: false }),
  system("phone", "Phone", "GENERAL", { hidden: false }),
  system("address", "Address", "ADDRESS"),
  system("birthdate", "Birthdate", "GENERAL", { fieldType: "DATE" }),
  system("company", "Company", "GENERAL"),
  system("position", "Position", "GENERAL"),
];

export function keyOf(tools: Pick<Tools, "all">, name: unknown): string {
  const words = String(name ?? "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  const wanted = `custom.${words.replaceAll(/^-|-$/g, "") || "field"}`;
  const taken = new Set(tools.all().map(({ key }) => key));
  let key = wanted;
  for (let count = 1; taken.has(key); count += 1) key = `${wanted}-${count}`;
  return key;
}

export function checkType({ fieldType, socialType, defaultPrivacy }: Entity): void {
  if (fieldType === "UNKNOWN") {
    throw applicationError(400, "INCORRECT_FIELD_TYPE", "A field requires a type");
  }
  if (defaultPrivacy === "UNKNOWN") {
    throw applicationError(400, "INCORRECT_FIELD_PRIVACY", "A field must be public or private");
  }
  if ((fieldType === "SOCIAL") !== (socialType !== "UNKNOWN")) {
    const description = "Social network fields require a network, and other fields cannot have one";
    throw applicationError(400, "INVALID_FIELD_SOCIAL_TYPE", description);
  }
}
