// Settings for all tools that the scripts start: no telemetry, no update notices, no requests for funding.

/** Variables that stop a tool from sending usage data or printing notices. */
export const QUIET = {
  DO_NOT_TRACK: "1",
  NO_UPDATE_NOTIFIER: "1",
  TURBO_TELEMETRY_DISABLED: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  TURBO_PRINT_VERSION_DISABLED: "1",
  NEXT_TELEMETRY_DISABLED: "1",
  ASTRO_TELEMETRY_DISABLED: "1",
  WRANGLER_SEND_METRICS: "false",
  DENO_NO_UPDATE_CHECK: "1",
  BROWSERSLIST_IGNORE_OLD_DATA: "1",
  BASELINE_BROWSER_MAPPING_IGNORE_OLD_DATA: "true",
  npm_config_audit: "false",
  npm_config_fund: "false",
  npm_config_update_notifier: "false",
  pnpm_config_update_notifier: "false",
};
