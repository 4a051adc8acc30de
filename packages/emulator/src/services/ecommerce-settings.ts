import { resource } from "../resource/resource.js";

/** The site's settings for commerce. The documents know of no field of theirs: the answer has none either. */
export const ecommerceSettings = resource("ecom.ecommerceSettings", {
  custom: {
    getEcommerceSettings: ({ only, view }) => ({ ecommerceSettings: view(only()), errors: [] }),
  },
});
