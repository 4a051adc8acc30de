/** "Basic Shipping" on live sites. */
export const CARRIER_ID = "45c44b27-ca7b-4891-8c0d-1747d588b835";
