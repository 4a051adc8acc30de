import { resource } from "../../resource/resource.js";
import { memberSlice } from "../members/slice.js";

/** Whether prices contain tax: what carts, checkouts and orders are calculated by. */
export const taxSettings = resource<{ taxIncludedInItemPrices: boolean }>("ecom.taxSettings", {
  defaults: (_content, { site }) => ({ taxIncludedInItemPrices: site.tax.included }),
  view: (_settings, _fields, { site }) => ({ taxIncludedInItemPrices: site.tax.included }),
  check: ({ taxIncludedInItemPrices }, _before, { changes, site }) => {
    if (taxIncludedInItemPrices === site.tax.included) return;
    changes.keep(site.tax).included = taxIncludedInItemPrices === true;
  },
});

type ContactTaxDetails = { id: string; taxExemptGroupId?: string; contactDetails?: object };

/** Which contacts are exempt from tax. Their ids are those of the contacts. */
export const contactTaxDetails = resource<ContactTaxDetails>("ecom.contactTaxDetails", {
  view: ({ id }, fields, { store }) => {
    if (!fields.includes("CONTACT_DETAILS")) return {};
    const contact = [...store(memberSlice).values()].find((member) => member.contactId === id);
    if (!contact) return {};
    const { firstName, lastName, company } = contact.profile;
    return { contactDetails: { firstName, lastName, company, email: contact.email } };
  },
});
