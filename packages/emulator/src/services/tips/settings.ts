import { rejection } from "../../kernel/platform-error.js";
import { newEntity } from "../../resource/merge.js";
import { resource } from "../../resource/resource.js";
import { objectOf } from "../../resource/verbs/verb.js";

type TipSettings = {
  readonly id: string;
  readonly default: boolean;
  readonly tipType?: string;
  readonly presets?: readonly { readonly value?: number; readonly default?: boolean }[];
};

function checkPresets({ tipType, presets = [] }: TipSettings): void {
  if (presets.filter((preset) => preset.default).length > 1) {
    const description = "Only one preset can be the default";
    throw rejection("CANNOT_HAVE_MORE_THAN_ONE_DEFAULT_PRESET", description);
  }
  if (tipType === "PERCENTAGE" && presets.some(({ value = 0 }) => value > 100)) {
    throw rejection("PRESET_PERCENTAGE_TOO_HIGH", "A tip cannot exceed 100%");
  }
}

export const tipSettings = resource<TipSettings>("ecom.tipSettings", {
  defaults: {
    default: false,
    ...{ allowCustomerTip: true, allowBusinessTipAtPayment: true },
    ...{ allowCustomAmount: true, allowEditDistribution: true },
  },
  check: checkPresets,
  beforeRemove: (settings) => {
    if (!settings.default) return;
    throw rejection("CANNOT_DELETE_DEFAULT_SETTINGS", "The default settings cannot be deleted");
  },
  // The update path contains no id, so find the settings by the id in the request body.
  tools: ({ get }, { tipSettings: input }) => ({ single: () => get(objectOf(input).id) }),
  custom: {
    createDefaultTipSettings: ({ all, insert, view }, { tipSettings: input }) => {
      if (all().some((settings) => settings.default)) {
        throw rejection("DEFAULT_SETTINGS_ALREADY_EXISTS", "Default settings already exist");
      }
      const { default: _default, id: _id, ...content } = newEntity(objectOf(input), {});
      return { tipSettings: view(insert({ ...content, default: true })) };
    },
  },
});
