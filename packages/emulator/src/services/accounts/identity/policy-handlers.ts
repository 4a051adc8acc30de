import type { Context } from "../../../kernel/context.js";
import { admin, anyone, type Handlers } from "../../../kernel/handler.js";
import { notFound } from "../../../kernel/platform-error.js";
import type { SignOnChange } from "../../../site/settings.js";

function policyOf(context: Context) {
  const { requireOwnerApproval, requireEmailVerification } = context.site.signOn;
  const date = "2025-01-06T09:00:00.000Z";
  return {
    id: context.site.id,
    revision: "1",
    createdDate: date,
    updatedDate: date,
    requireOwnerApproval,
    requireEmailVerification,
  };
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

export const policyHandlers: Handlers = {
  "identity.signOnPolicy.getSignOnPolicy": anyone((_request, context) => ({
    signOnPolicy: policyOf(context),
  })),

  "identity.signOnPolicy.updateSignOnPolicy": admin(({ signOnPolicy: policy }, context) => {
    const { requireOwnerApproval, requireEmailVerification } = context.site.signOn;
    const { id } = policy as { readonly id?: string };
    if (id !== undefined && id !== context.site.id) throw notFound("Sign-on policy");
    return {
      signOnPolicy: changeSignOn(context, {
        requireOwnerApproval: policy.requireOwnerApproval ?? requireOwnerApproval,
        requireEmailVerification: policy.requireEmailVerification ?? requireEmailVerification,
      }),
    };
  }),
};
