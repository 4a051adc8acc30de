import { applicationError } from "../../kernel/platform-error.js";
import type { Tools } from "../../resource/declaration.js";
import { resource } from "../../resource/resource.js";
import { STORES_APP_ID } from "../catalog/model.js";

type Settings = { collectionStates: { appId: string; collectingRequests: boolean }[] };

function collect({ only, edit, view }: Tools<Settings>, appId: unknown, collecting: boolean) {
  if (appId !== STORES_APP_ID) {
    throw applicationError(
      400,
      "NOT_SUPPORTED_APP_DEF_ID",
      "Only the stores app collects requests",
    );
  }
  const settings = edit(only(), (copy) => {
    copy.collectionStates = [{ appId, collectingRequests: collecting }];
  });
  return { settings: view(settings) };
}

export const backInStockSettings = resource<Settings>("ecom.backInStockSettings", {
  accessOf: { getSettings: "anyone" },
  defaults: { collectionStates: [{ appId: STORES_APP_ID, collectingRequests: false }] },
  custom: {
    startCollectingRequests: (tools, { appId }) => collect(tools, appId, true),
    stopCollectingRequests: (tools, { appId }) => collect(tools, appId, false),
  },
});
