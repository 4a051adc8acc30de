import type { Context } from "../../../kernel/context.js";
import { notFound } from "../../../kernel/platform-error.js";
import { defineService } from "../../../kernel/service.js";
import { checkedValue } from "../../../options/option-error.js";
import type { SiteSettingsInput } from "../../../options/site-types.js";
import { resource } from "../../../resource/resource.js";
import { objectOf } from "../../../resource/verbs/verb.js";
import { type SignOnChange, signOnChange } from "../../../site/settings.js";
import { readCaller } from "../login/tokens.js";
import { identitySlice, pendingSteps } from "../model/login-slice.js";
import { installPages, removeApp } from "./app-install.js";
import { authenticationHandlers, recoveryHandlers } from "./authentication-handlers.js";
import { authorizePage, logoutPage, resetPasswordPage } from "./hosted-pages.js";
import { oauthHandlers } from "./oauth-handlers.js";

function policyOf(context: Context) {
  const { requireOwnerApproval, requireEmailVerification } = context.site.signOn;
  const date = "2025-01-06T09:00:00.000Z";
  const rules = { requireOwnerApproval, requireEmailVerification };
  return { id: context.site.id, revision: "1", createdDate: date, updatedDate: date, ...rules };
}

function changeSignOn(context: Context, change: SignOnChange) {
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
    single: () => policyOf(tools),
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

/** Functions of `emulator.controls.identity`. */
export interface IdentityControls {
  /**
   * Approves a push notification, like a user who confirms a login on their phone.
   *
   * @param transactionId - Value of `code` in the message in the outbox.
   * @throws Error if the notification does not exist.
   */
  approvePush(transactionId: string): void;
  /** Uninstalls an app by its instance id, revokes its tokens and sends the event `AppRemoved`. */
  removeApp(instanceId: string): void;
  /**
   * Changes the requirements for logins and registrations. Omitted settings stay the same.
   *
   * @param change - Settings in the format of the `site.signOn` option.
   * @throws TypeError with code `INVALID_EMULATOR_OPTION` if a setting is unknown or invalid.
   */
  setSignOn(change: NonNullable<SiteSettingsInput["signOn"]>): void;
}

export const identity = (options: { readonly rotateRefreshTokens: boolean }) =>
  defineService({
    ...identitySlice,
    handlers: { ...oauthHandlers(options), ...authenticationHandlers, ...recoveryHandlers },
    pages: [
      ...installPages,
      { path: "/_portico/authorize", serve: authorizePage },
      { path: "/_portico/logout", serve: logoutPage },
      { path: "/_portico/reset-password", serve: resetPasswordPage },
    ],
    authenticate: readCaller,
    controls: (act): IdentityControls => ({
      approvePush(transactionId) {
        act((context) => {
          const steps = [...context.store(identitySlice).pendingSteps];
          const entry = steps.find(
            ([, { kind, code }]) => kind === "factor" && code === transactionId,
          );
          if (!entry) throw new Error("Push notification not found");
          pendingSteps(context).patch(entry[0], (draft) => {
            draft.approved = true;
          });
        });
      },
      removeApp(instanceId) {
        act((context) => removeApp(context, instanceId));
      },
      setSignOn(change) {
        const checkedChange = checkedValue(signOnChange, change, "signOn");
        act((context) => changeSignOn(context, checkedChange));
      },
    }),
  });
