import { isAdmin } from "../../../kernel/caller.js";
import type { Context } from "../../../kernel/context.js";
import { guidOf } from "../../../kernel/ids.js";
import {
  applicationError,
  badRequest,
  permissionDenied,
  rejection,
} from "../../../kernel/platform-error.js";
import { EXACT, fields, TEXT } from "../../../query/fields.js";
import type { Entity, Tools } from "../../../resource/declaration.js";
import { entitiesOf, type ResourceService, resource } from "../../../resource/resource.js";
import { listOf, objectOf } from "../../../resource/verbs/verb.js";
import { freeName, slugFrom } from "../../free-name.js";
import { isOwn, pick } from "../model/member.js";
import { badgeAssignments } from "./badges.js";
import { reorder } from "./reorder.js";
import { definitionOf, rolesOf } from "./roles.js";

const SEED_DATE = "2025-01-06T09:00:00.000Z";
const FIELD_DEFAULTS = { fieldType: "TEXT", socialType: "UNKNOWN", defaultPrivacy: "PRIVATE" };

const systemField = (key: string, name: string, section: string, more: Entity = {}): Entity => ({
  ...FIELD_DEFAULTS,
  id: guidOf(`member-field:${key}`),
  name,
  key,
  section,
  hidden: true,
  fieldOrigin: "SYSTEM",
  revision: "1",
  createdDate: SEED_DATE,
  updatedDate: SEED_DATE,
  ...more,
});

/** Hidden fields are suggestions and do not appear in any profile. */
const SYSTEM_FIELDS: readonly Entity[] = [
  systemField("firstName", "First name", "DISPLAY_INFO", { hidden: false }),
  systemField("lastName", "Last name", "DISPLAY_INFO", { hidden: false }),
  systemField("phone", "Phone", "GENERAL", { hidden: false }),
  systemField("address", "Address", "ADDRESS"),
  systemField("birthdate", "Birthdate", "GENERAL", { fieldType: "DATE" }),
  systemField("company", "Company", "GENERAL"),
  systemField("position", "Position", "GENERAL"),
];

function newKey(tools: Pick<Tools, "all">, name: unknown): string {
  const keys = new Set(tools.all().map(({ key }) => key));
  return freeName(`custom.${slugFrom(name) || "field"}`, (key) => keys.has(key));
}

function checkField({ fieldType, socialType, defaultPrivacy }: Entity): void {
  if (fieldType === "UNKNOWN") throw badRequest("INCORRECT_FIELD_TYPE", "A field requires a type");
  if (defaultPrivacy === "UNKNOWN") {
    throw badRequest("INCORRECT_FIELD_PRIVACY", "A field must be public or private");
  }
  if ((fieldType === "SOCIAL") !== (socialType !== "UNKNOWN")) {
    const description = "Social network fields require a network, and other fields cannot have one";
    throw badRequest("INVALID_FIELD_SOCIAL_TYPE", description);
  }
}

const idsOf = (value: unknown) => listOf(value).map(String);

const setHidden = (tools: Pick<Tools, "edit">, field: Entity, hidden: boolean) =>
  tools.edit(field, (copy) => {
    copy.hidden = hidden;
  });

export const customFields: ResourceService = resource("members.customFields", {
  access: { read: "anyone", write: "admin" },
  seed: () => SYSTEM_FIELDS,
  isListed: ({ hidden }) => !hidden,
  defaults: ({ name, fieldType }, tools) => ({
    ...FIELD_DEFAULTS,
    key: newKey(tools, name),
    fieldOrigin: "CUSTOM",
    section: fieldType === "SOCIAL" ? "SOCIAL" : "GENERAL",
    hidden: false,
  }),
  check(next, before) {
    checkField(next);
    if (before?.fieldOrigin === "SYSTEM" && next.name !== before.name) {
      throw rejection("RESERVED_FIELD_NAME_NON_EDITABLE", "The name is reserved");
    }
  },
  view: ({ id }, _fields, tools) => ({
    hidden: undefined,
    appliesTo: applicationOf(tools, id) ? "SELECTED_MEMBERS" : "ALL_MEMBERS",
  }),
  beforeRemove: ({ id }, tools) => {
    const application = applicationOf(tools, id);
    if (application) entitiesOf(customFieldApplications, tools).remove(application);
  },
  tools: ({ all, edit, make, remove }) => ({
    make(field) {
      const hiddenField = all().find(({ hidden, name }) => hidden && name === objectOf(field).name);
      return hiddenField ? setHidden({ edit }, hiddenField, false) : make(field);
    },
    remove(field) {
      // System fields cannot be deleted, only hidden.
      if (field.fieldOrigin === "SYSTEM") setHidden({ edit }, field, true);
      else remove(field);
    },
  }),
  custom: {
    hideCustomField: (tools, { id, revision }) => {
      const field = tools.get(id);
      tools.checkRevision(field, revision);
      setHidden(tools, field, true);
      return {};
    },
    updateCustomFieldsOrder: (tools, { fieldIds, section }) => {
      const ids = idsOf(fieldIds);
      const movedFields = ids.map((id) => tools.get(id));
      reorder(customFields, tools, ids);
      const target = section ?? movedFields[0]?.section ?? "GENERAL";
      const fields = tools.all().filter((field) => field.section === target && !field.hidden);
      return { fields: fields.map((field) => tools.view(field)), section: target };
    },
  },
});

export const customFieldApplications: ResourceService = resource(
  "members.customFieldApplications",
  {
    defaults: ({ customFieldId }, tools) => ({
      customFieldKey: entitiesOf(customFields, tools).get(customFieldId).key,
    }),
    check(next, before, tools) {
      if (before || !tools.find(next.customFieldId)) return;
      throw applicationError(409, "ALREADY_EXISTS", "The field already has an application");
    },
    accessOf: {
      getMembersCustomFieldApplications: "anyone",
      getRolesCustomFieldApplications: "anyone",
    },
    // An update replaces both lists, so omitted lists are removed.
    tools: ({ revise }) => ({
      revise: (before, application) => revise(before, application, ["applications", "exclusions"]),
    }),
    custom: {
      getCustomFieldApplications: (tools, { customFieldIds }) => ({
        applications: idsOf(customFieldIds).flatMap((id) => tools.find(id) ?? []),
      }),
      getMembersCustomFieldApplications: (tools, { memberIds }) => ({
        results: idsOf(memberIds).map((memberId) => {
          if (!(isAdmin(tools) || isOwn(tools, { id: memberId }))) {
            throw permissionDenied("Members can only read their own fields");
          }
          return { memberId, applications: appliedFields(tools, { memberId }) };
        }),
      }),
      getRolesCustomFieldApplications: (tools, { roleIds }) => ({
        results: idsOf(roleIds).map((roleId) => ({
          roleId,
          applications: appliedFields(tools, { roleId }),
        })),
      }),
    },
  },
);

const applicationOf = (context: Context, fieldId: unknown): Entity | undefined =>
  entitiesOf(customFieldApplications, context).find(fieldId);

const fieldsWhere = (context: Context, matches: (field: Entity) => boolean): readonly Entity[] =>
  entitiesOf(customFields, context).all().filter(matches);

const appliedFields = (context: Context, subject: Subject): readonly Entity[] =>
  fieldsWhere(context, ({ hidden }) => !hidden).map((field) => ({
    customFieldKey: field.key,
    applies: applies(context, applicationOf(context, field.id), subject),
    customField: entitiesOf(customFields, context).view(field),
  }));

export const fieldByKey = (context: Context, key: string): Entity | undefined =>
  fieldsWhere(context, (field) => field.key === key && !field.hidden)[0];

type Subject = { readonly memberId: string } | { readonly roleId: string };

function subjectIds(context: Context, subject: Subject): ReadonlySet<unknown> {
  if ("roleId" in subject) return new Set([subject.roleId]);
  const { memberId } = subject;
  const badgeIds = entitiesOf(badgeAssignments, context)
    .all()
    .filter((assignment) => assignment.memberId === memberId)
    .map(({ badgeId }) => badgeId);
  const roleIds = rolesOf(context, memberId).map((key) => definitionOf(context, key)?.id);
  return new Set([memberId, ...badgeIds, ...roleIds]);
}

/** An empty rule includes everyone. Exclusions take precedence. */
function applies(context: Context, application: Entity | undefined, subject: Subject): boolean {
  const ids = subjectIds(context, subject);
  const itemsOf = (rule: unknown) => listOf(objectOf(rule).items).map(objectOf);
  const includes = (rule: unknown) => itemsOf(rule).some(({ entityId }) => ids.has(entityId));
  const { applications, exclusions } = application ?? {};
  if (includes(exclusions)) return false;
  return itemsOf(applications).length === 0 || includes(applications);
}

const SUGGESTION_FIELDS = {
  ...fields(["name"], { operators: [...TEXT, "$gt", "$gte", "$lt", "$lte"], sort: true }),
  ...fields(["fieldType"], { operators: EXACT, sort: true }),
};

const suggestionsFor = (context: Context): readonly Entity[] =>
  fieldsWhere(context, ({ hidden }) => hidden === true).map((field) => ({
    ...pick(field, ["name", "defaultPrivacy", "fieldType", "socialType", "fieldOrigin"]),
    customFieldId: field.id,
  }));

export const customFieldSuggestions = resource("members.customFieldSuggestions", {
  source: () => ({ fields: SUGGESTION_FIELDS }),
  tools: (tools) => ({ all: () => suggestionsFor(tools), view: (suggestion) => suggestion }),
});
