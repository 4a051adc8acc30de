import type { Context } from "../../../kernel/context.js";
import { notFound } from "../../../kernel/platform-error.js";
import { completeFields } from "../../../resource/shape.js";
import type { Content, Draft } from "../../../store/collection.js";
import { checkPhones, type Member } from "../model/member.js";
import { requirePublicProfiles, setPrivacy } from "../model/privacy.js";
import { fieldByKey } from "./custom-fields.js";

type Fields = Record<string, unknown>;

export interface MemberChange {
  readonly id?: string;
  readonly loginEmail?: string | null;
  readonly contact?: Fields | null;
  readonly profile?: Fields | null;
  readonly privacyStatus?: string;
}

const CONTACT_LISTS = ["phones", "emails", "addresses"];
const CONTACT_FIELDS = ["birthdate", "company", "jobTitle"];

/** An empty string removes a field. Null and undefined do nothing. */
function withFields(before: Fields, change: Fields, names: readonly string[]): Fields {
  const result = { ...before };
  for (const name of names) {
    const value = change[name];
    if (value === "") delete result[name];
    else if (value !== undefined && value !== null) result[name] = value;
  }
  return result;
}

/** Ignores empty lists, so the member keeps the existing values. */
function replacedLists(context: Context, change: Fields): Fields {
  const replacedFields = CONTACT_LISTS.filter(
    (name) => Array.isArray(change[name]) && change[name].length > 0,
  );
  return Object.fromEntries(
    replacedFields.map((name) => {
      const items = change[name] as readonly unknown[];
      if (name === "phones") checkPhones(items);
      if (name !== "addresses") return [name, items];
      const withIds = items.map((item) => ({ id: context.guid("address"), ...(item as Fields) }));
      return [name, withIds];
    }),
  );
}

function fieldValues(context: Context, before: unknown, change: unknown): Fields {
  const result = { ...(before as Fields | undefined) };
  for (const [key, field] of Object.entries((change ?? {}) as Fields)) {
    const definition = fieldByKey(context, key);
    if (!definition) throw notFound(`Custom field ${key}`, "CUSTOM_FIELD_NOT_FOUND");
    result[key] = { name: definition.name, value: (field as Fields | null)?.value };
  }
  return result;
}

function applyContact(context: Context, member: Draft<Content<Member>>, change: Fields): void {
  member.profile = withFields(member.profile, change, ["firstName", "lastName"]);
  const customFields = fieldValues(context, member.contact?.customFields, change.customFields);
  member.contact = {
    ...withFields(member.contact ?? {}, change, CONTACT_FIELDS),
    ...replacedLists(context, change),
    ...(Object.keys(customFields).length > 0 && { customFields }),
  };
}

export function applyChange(
  context: Context,
  member: Draft<Content<Member>>,
  change: MemberChange,
): void {
  const { contact, profile, privacyStatus } = change;
  if (contact) applyContact(context, member, contact);
  if (profile) {
    member.profile = withFields(member.profile, profile, ["nickname"]);
    const page = withFields(member.page ?? {}, profile, ["title", "photo", "cover"]);
    member.page = completeFields(page, "members/members#Profile");
  }
  if (privacyStatus === "PUBLIC") requirePublicProfiles(context);
  if (privacyStatus === "PUBLIC" || privacyStatus === "PRIVATE") setPrivacy(member, privacyStatus);
}
