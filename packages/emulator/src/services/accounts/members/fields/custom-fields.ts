import { isAdmin } from "../../../../kernel/caller.js";
import type { Context } from "../../../../kernel/context.js";
import { applicationError, permissionDenied } from "../../../../kernel/platform-error.js";
import type { Entity, Tools } from "../../../../resource/declaration.js";
import { entitiesOf, type ResourceService, resource } from "../../../../resource/resource.js";
import { isOwn } from "../../model/member-view.js";
import { arrange } from "../arrange.js";
import { applies, type Subject } from "./applies.js";
import { checkType, keyOf, SYSTEM } from "./field-rules.js";

const idsOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : []);

const setHidden = (tools: Tools, field: Entity, hidden: boolean) =>
  tools.edit(field, (copy) => {
    copy.hidden = hidden;
  });

/** Hidden fields are in no profile and are offered as suggestions. */
export const customFields: ResourceService = resource("members.customFields", {
  access: { read: "anyone", write: "admin" },
  seed: () => SYSTEM,
  listed: ({ hidden }) => !hidden,
  defaults: ({ name, fieldType }, tools) => ({
    key: keyOf(tools, name),
    fieldType: "TEXT",
    socialType: "UNKNOWN",
    defaultPrivacy: "PRIVATE",
    fieldOrigin: "CUSTOM",
    section: fieldType === "SOCIAL" ? "SOCIAL" : "GENERAL",
    hidden: false,
  }),
  check(next, before) {
    checkType(next);
    if (before?.fieldOrigin === "SYSTEM" && next.name !== before.name) {
      throw applicationError(428, "RESERVED_FIELD_NAME_NON_EDITABLE", "The name is reserved");
    }
  },
  view: ({ id }, _fields, tools) => ({
    hidden: undefined,
    appliesTo: applicationOf(tools, id) ? "SELECTED_MEMBERS" : "ALL_MEMBERS",
  }),
  removing: ({ id }, tools) => withoutApplication(tools, id),
  custom: {
    createCustomField: (tools, { field }) => {
      // A hidden or suggested field with the same name is shown again.
      const wanted = (field as Entity | undefined)?.name;
      const known = tools.all().find(({ hidden, name }) => hidden && name === wanted);
      const next = known ? setHidden(tools, known, false) : tools.make(field);
      return { field: tools.view(next) };
    },
    deleteCustomField: (tools, { id, revision }) => {
      const field = tools.get(id);
      tools.checkRevision(field, revision);
      // System fields cannot be deleted, only hidden.
      if (field.fieldOrigin === "SYSTEM") setHidden(tools, field, true);
      else tools.remove(field);
      return {};
    },
    hideCustomField: (tools, { id, revision }) => {
      const field = tools.get(id);
      tools.checkRevision(field, revision);
      setHidden(tools, field, true);
      return {};
    },
    updateCustomFieldsOrder: (tools, { fieldIds, section }) => {
      const ids = (fieldIds ?? []) as string[];
      const wanted = ids.map((id) => tools.get(id));
      arrange(customFields, tools, ids);
      const place = section ?? wanted[0]?.section ?? "GENERAL";
      const fields = tools.all().filter((one) => one.section === place && !one.hidden);
      return { fields: fields.map((field) => tools.view(field)), section: place };
    },
  },
});

/** Rules that define which members a field applies to. */
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
    custom: {
      updateCustomFieldApplication: (tools, { application }) => {
        const { customFieldId, revision, applications, exclusions } = (application ?? {}) as Entity;
        const before = tools.get(customFieldId);
        tools.checkRevision(before, revision);
        // The request replaces the whole rule, so omitted fields are removed.
        const next = tools.edit(before, (copy) => {
          delete copy.applications;
          delete copy.exclusions;
          if (applications) copy.applications = applications;
          if (exclusions) copy.exclusions = exclusions;
        });
        return { application: next };
      },
      getCustomFieldApplications: (tools, { customFieldIds }) => ({
        applications: idsOf(customFieldIds).flatMap((id) => tools.find(id) ?? []),
      }),
      getMembersCustomFieldApplications: (tools, { memberIds }) => ({
        results: idsOf(memberIds).map((memberId) => {
          if (!(isAdmin(tools) || isOwn(tools, { id: memberId }))) {
            throw permissionDenied("Members can only read their own fields");
          }
          return { memberId, applications: applied(tools, { memberId }) };
        }),
      }),
      getRolesCustomFieldApplications: (tools, { roleIds }) => ({
        results: idsOf(roleIds).map((roleId) => ({
          roleId,
          applications: applied(tools, { roleId }),
        })),
      }),
    },
  },
);

const applicationOf = (context: Context, fieldId: unknown): Entity | undefined =>
  entitiesOf(customFieldApplications, context).find(fieldId);

function withoutApplication(context: Context, fieldId: unknown): void {
  const application = applicationOf(context, fieldId);
  if (application) entitiesOf(customFieldApplications, context).remove(application);
}

function applied(context: Context, subject: Subject): readonly Entity[] {
  const fields = entitiesOf(customFields, context);
  return fields
    .all()
    .filter(({ hidden }) => !hidden)
    .map((field) => ({
      customFieldKey: field.key,
      applies: applies(context, applicationOf(context, field.id), subject),
      customField: fields.view(field),
    }));
}

export const fieldByKey = (context: Context, key: string): Entity | undefined =>
  entitiesOf(customFields, context)
    .all()
    .find((field) => field.key === key && !field.hidden);
