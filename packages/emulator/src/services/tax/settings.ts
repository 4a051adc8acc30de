import { resource } from "../../resource/resource.js";
import { memberSlice } from "../accounts/model/member.js";

/** These settings apply to carts, checkouts and orders. */
export const taxSettings = resource<{ taxIncludedInItemPrices: boolean }>("ecom.taxSettings", {
  defaults: (_content, { site }) => ({ taxIncludedInItemPrices: site.tax.included }),
  view: (_settings, _fields, { site }) => ({ taxIncludedInItemPrices: site.tax.included }),
  check: ({ taxIncludedInItemPrices }, _before, { changes, site }) => {
    if (taxIncludedInItemPrices === site.tax.included) return;
    changes.set(site, "tax", { ...site.tax, included: taxIncludedInItemPrices === true });
  },
});

type ContactTaxDetails = { id: string; taxExemptGroupId?: string; contactDetails?: object };

/** Each entity has the id of its contact. */
export const contactTaxDetails = resource<ContactTaxDetails>("ecom.contactTaxDetails", {
  view: ({ id }, fields, { store }) => {
    if (!fields.includes("CONTACT_DETAILS")) return {};
    const contact = [...store(memberSlice).values()].find((member) => member.contactId === id);
    if (!contact) return {};
    const { firstName, lastName, company } = contact.profile;
    return { contactDetails: { firstName, lastName, company, email: contact.email } };
  },
});
