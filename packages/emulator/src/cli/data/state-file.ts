import { stringify, unflatten } from "devalue";
import { z } from "zod/v4";
import type { Snapshot } from "../../server/control/emulator-of.js";
import { type PluginData, pluginSlice } from "../../services/plugins/slice.js";
import { siteSettings } from "../../site/settings.js";

/** Increase `format` with every incompatible change. */
const HEADER = { portico: "emulator-state", format: 2 } as const;

const fileSchema = z.object({
  portico: z.literal(HEADER.portico, { error: "it is not a state file of the emulator" }),
  format: z.literal(HEADER.format, { error: `its format is not ${HEADER.format}` }),
  offset: z.number(),
  state: z.array(z.unknown()),
});

const stateSchema = z.object({
  site: siteSettings,
  nextId: z.int(),
  outbox: z.array(z.custom<Snapshot["state"]["outbox"][number]>()),
  webhooks: z.array(z.custom<Snapshot["state"]["webhooks"][number]>()),
  events: z.int(),
  entityEvents: z.map(z.string(), z.int()),
  writes: z.int(),
  slices: z.record(z.string(), z.unknown()),
});

export interface SavedState extends Snapshot {
  readonly offset: number;
}

/** Omits functions, such as a plugin's `fetch`. */
export function formatState({ state, offset }: SavedState): string {
  const serialized = stringify(state, {
    Function: (value: unknown) => typeof value === "function",
  });
  return `{"portico":"${HEADER.portico}","format":${HEADER.format},"offset":${offset},"state":${serialized}}\n`;
}

function typeName(value: unknown): string {
  if (value instanceof Map) return "map";
  return Array.isArray(value) ? "list" : typeof value;
}

/** Fills in missing fields from a new emulator's state. */
function withDefaults(initial: unknown, saved: unknown, name: string): unknown {
  if (saved === undefined || initial === undefined || initial === null) return saved ?? initial;
  if (typeName(saved) !== typeName(initial)) {
    throw new Error(`${name} is a ${typeName(saved)}, not a ${typeName(initial)}`);
  }
  if (typeName(initial) !== "object" || saved === null) return saved;
  return { ...initial, ...saved };
}

/** Plugins from the options replace saved ones. Only saved plugins with a URL can be restored. */
function pluginsOf(initial: PluginData, saved: PluginData): PluginData {
  const pluginsWithUrl = [...saved.installed].filter(([, { url }]) => url !== undefined);
  return { ...saved, installed: new Map([...pluginsWithUrl, ...initial.installed]) };
}

export function parseState(text: string, initial: Snapshot): SavedState {
  const { offset, state: json } = fileSchema.parse(JSON.parse(text));
  const { slices, ...rest } = stateSchema.parse(unflatten(json, { Function: () => undefined }));
  const entries = Object.entries(initial.state.slices).map(([name, data]) => [
    name,
    withDefaults(data, slices[name], name),
  ]);
  const restoredSlices = Object.fromEntries(entries);
  const key = pluginSlice.name;
  const [initialData, savedData] = [initial.state.slices[key], restoredSlices[key]];
  restoredSlices[key] = pluginsOf(initialData as PluginData, savedData as PluginData);
  return { offset, state: { ...rest, slices: restoredSlices } };
}
