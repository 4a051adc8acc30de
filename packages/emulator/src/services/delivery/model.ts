export interface Place {
  readonly country?: string;
  readonly subdivision?: string;
  readonly city?: string;
  readonly postalCode?: string;
  readonly geocode?: { readonly latitude?: number; readonly longitude?: number };
}

export interface Destination {
  readonly countryCode: string;
  readonly subdivisions?: readonly string[];
}

export interface DeliveryCarrier {
  readonly appId: string;
  readonly backupRate?: {
    readonly title?: string;
    readonly amount?: string;
    readonly active?: boolean;
  };
  readonly additionalCharges?: readonly {
    readonly description?: string;
    readonly amount: string;
  }[];
}

/** Without destinations, it is the rest of the world. */
export interface DeliveryRegion {
  readonly id: string;
  readonly name?: string;
  readonly active?: boolean;
  deliveryCarriers: DeliveryCarrier[];
  readonly destinations: readonly Destination[];
  createdDate?: string;
}

export type DeliveryProfile = {
  readonly id: string;
  readonly name?: string;
  readonly default?: boolean;
  deliveryRegions: DeliveryRegion[];
};

export interface Condition {
  readonly type: "BY_TOTAL_WEIGHT" | "BY_TOTAL_PRICE" | "BY_TOTAL_QUANTITY";
  readonly value: string;
  readonly operator: "EQ" | "GT" | "GTE" | "LT" | "LTE";
}

export interface Rate {
  readonly amount: string;
  readonly conditions?: readonly Condition[];
  readonly multiplyByQuantity?: boolean;
}
