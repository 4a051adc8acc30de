import type { Context } from "../../../kernel/context.js";
import { notFound } from "../../../kernel/platform-error.js";
import { resource } from "../../../resource/resource.js";
import { objectOf } from "../../../resource/verbs/verb.js";
import type { SignOnChange } from "../../../site/settings.js";

function policyOf(context: Context) {
  const { requireOwnerApproval, requireEmailVerification } = context.site.signOn;
  const date = "2025-01-06T09:00:00.000Z";
  const rules = { requireOwnerApproval, requireEmailVerification };
  return { id: context.site.id, revision: "1", createdDate: date, updatedDate: date, ...rules };
}

export function changeSignOn(context: Context, change: SignOnChange) {
  const { changes, site } = context;
  changes.set(site, "signOn", { ...site.signOn, ...change });
  const signOnPolicy = policyOf(context);
  context.emit({
    entityFqdn: "wix.iam.signon.v1.sign_on_policy",
    slug: "updated",
    entityId: signOnPolicy.id,
    payload: { updatedEvent: { currentEntity: signOnPolicy } },
  });
  return signOnPolicy;
}

export const signOnPolicy = resource("identity.signOnPolicy", {
  access: { read: "anyone", write: "admin" },
  tools: (tools) => ({
    only: () => policyOf(tools),
    revise: (before, content) => {
      const { id, ...change } = objectOf(content) as Partial<ReturnType<typeof policyOf>>;
      if (id !== undefined && id !== before.id) throw notFound("Sign-on policy");
      const { requireOwnerApproval, requireEmailVerification } = tools.site.signOn;
      return changeSignOn(tools, {
        requireOwnerApproval: change.requireOwnerApproval ?? requireOwnerApproval,
        requireEmailVerification: change.requireEmailVerification ?? requireEmailVerification,
      });
    },
  }),
});
