// The emulator does not run app components, so tests set their text.

import type { GetCheckoutContentRequest } from "@portico/ecom/checkout-content";
import type { Context } from "../kernel/context.js";
import { admin, type Handlers } from "../kernel/handler.js";
import { applicationError, rejection } from "../kernel/platform-error.js";
import { defineService } from "../kernel/service.js";
import type { Seed, Slice } from "../kernel/slice.js";
import type { Sent } from "../kernel/wire-request.js";

/** Text for one component in one language. */
export interface CheckoutTexts {
  readonly continueShoppingLink?: string;
  readonly orderSummary?: string;
  readonly customerDetails?: string;
  readonly reviewAndPlaceOrder?: string;
  readonly placeOrderButton?: string;
  readonly placeOrderPayButton?: string;
}

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
  /** Sets the text that an app component shows on the checkout page. */
  set(key: ContentKey, texts: CheckoutTexts): void;
}

function textsFor(
  context: Context,
  { appId, componentId, languageCode = context.site.language }: Sent<GetCheckoutContentRequest>,
): CheckoutTexts {
  const contents = [...context.store(contentSlice).values()];
  const appContents = contents.filter((candidate) => candidate.appId === appId);
  if (appContents.length === 0) {
    throw rejection("REQUIRED_APP_NOT_INSTALLED", "The app is not installed");
  }
  const matches = appContents.filter((candidate) => candidate.componentId === componentId);
  if (matches.length === 0) {
    throw rejection("REQUIRED_COMPONENT_DOES_NOT_EXIST", "App component not found");
  }
  const content = matches.find((candidate) => candidate.languageCode === languageCode);
  if (content) return content.texts;
  throw applicationError(404, "TRANSLATIONS_NOT_FOUND", `No content in ${languageCode}`);
}

const handlers: Handlers = {
  "ecom.checkoutContent.getCheckoutContent": admin((request, context) => ({
    checkoutContent: textsFor(context, request),
  })),
};

export const checkoutContent = defineService({
  ...contentSlice,
  handlers,
  controls: (act): CheckoutContentControls => ({
    set: (key, texts) =>
      act(({ changes, store }) => {
        const { appId, componentId, languageCode } = key;
        const name = [appId, componentId, languageCode].join("/");
        changes.put(store(contentSlice), name, { ...key, texts });
      }),
  }),
});
