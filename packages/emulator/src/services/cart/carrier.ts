/** The carrier that stands behind the site's delivery options. */
export const CARRIER_ID = "c8a08776-c095-4dec-8553-8f9698d86adc";
