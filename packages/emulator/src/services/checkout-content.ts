// Texts that an app shows on the checkout page. The emulator does not run apps, so tests set the texts.

import type { Context } from "../kernel/context.js";
import { admin } from "../kernel/handler.js";
import { applicationError } from "../kernel/platform-error.js";
import { type Act, defineService } from "../kernel/service.js";
import type { Seed, Slice } from "../kernel/slice.js";

/** Texts of one component in one language. */
export interface CheckoutTexts {
  readonly continueShoppingLink?: string;
  readonly orderSummary?: string;
  readonly customerDetails?: string;
  readonly reviewAndPlaceOrder?: string;
  readonly placeOrderButton?: string;
  readonly placeOrderPayButton?: string;
}

/** Component of an app, and language of its texts. */
export interface ContentKey {
  readonly appId: string;
  readonly componentId: string;
  readonly languageCode: string;
}

export interface Content extends ContentKey {
  readonly texts: CheckoutTexts;
}

const contentSlice: Slice<Map<string, Content>, Seed, "checkoutContent"> = {
  name: "checkoutContent",
  slice: () => new Map(),
};

/** Functions of `emulator.controls.checkoutContent`. */
export interface CheckoutContentControls {
  /** Sets the texts that a component of an app shows on the checkout page. */
  set(key: ContentKey, texts: CheckoutTexts): void;
}

function contentOf(
  context: Context,
  wanted: Omit<ContentKey, "languageCode"> & { languageCode?: string | null },
) {
  const all = [...context.store(contentSlice).values()];
  const ofApp = all.filter(({ appId }) => appId === wanted.appId);
  if (ofApp.length === 0) {
    throw applicationError(428, "REQUIRED_APP_NOT_INSTALLED", "The app is not installed");
  }
  const own = ofApp.filter(({ componentId }) => componentId === wanted.componentId);
  if (own.length === 0) {
    throw applicationError(428, "REQUIRED_COMPONENT_DOES_NOT_EXIST", "App component not found");
  }
  const language = wanted.languageCode ?? context.site.language;
  const found = own.find(({ languageCode }) => languageCode === language);
  if (found) return found.texts;
  throw applicationError(404, "TRANSLATIONS_NOT_FOUND", `No content in ${language}`);
}

export const checkoutContent = defineService({
  ...contentSlice,
  handlers: {
    "ecom.checkoutContent.getCheckoutContent": admin((request, context) => ({
      checkoutContent: contentOf(context, request as unknown as ContentKey),
    })),
  },
  controls: (act: Act): CheckoutContentControls => ({
    set: (key, texts) =>
      act(({ changes, store }) => {
        const { appId, componentId, languageCode } = key;
        const name = [appId, componentId, languageCode].join("/");
        changes.put(store(contentSlice), name, { ...key, texts });
      }),
  }),
});
