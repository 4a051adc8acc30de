/** Who calculates taxes. Of the platform's calculators, the emulator has the one whose rates the merchant sets. */
export const TAX_CALCULATORS = [
  {
    appId: "57d13128-4a4c-494b-80b3-a6fb2e28018d",
    displayName: "Manual tax calculator",
    unsupportedCountries: [],
  },
] as const;
