// Platform APIs that are not emulated. Requests to them get a 501 with the API's name, so that they
// are not mistaken for requests to a wrong path.

/** Path prefixes with the name of their API. The longest match wins. */
const APIS: readonly (readonly [prefix: string, name: string])[] = [
  ["/analytics/", "Analytics"],
  ["/apps-installer-service/", "Apps Installer"],
  ["/apps/v1/instance/", "App Instance"],
  ["/async-job/", "Async Jobs"],
  ["/automations/", "Automations"],
  ["/benefit-programs/", "Benefit Programs"],
  ["/blog/", "Blog"],
  ["/bookings/", "Bookings"],
  ["/calendar/", "Calendar"],
  ["/captcha/", "Captcha"],
  ["/cashier/", "Payments"],
  ["/comments/", "Comments"],
  ["/contacts/", "Contacts"],
  ["/contacts/v4/labels/", "Contact Labels"],
  ["/contacts/v4/extended-fields/", "Contact Extended Fields"],
  ["/crm/", "Contacts"],
  ["/custom-embeds/", "Custom Embeds"],
  ["/data-extension-schema/", "Data Extension Schemas"],
  ["/domain-search/", "Domains"],
  ["/email-marketing/", "Email Marketing"],
  ["/events/", "Events"],
  ["/faq/", "FAQ"],
  ["/form-schema-service/", "Form Schemas"],
  ["/form-submission-service/", "Form Submissions"],
  ["/forms/", "Forms"],
  ["/forum/", "Forum"],
  ["/fulfillment-methods/", "Restaurants Fulfillment Methods"],
  ["/gift-cards/", "Gift Card Products"],
  ["/google-ads/", "Google Ads"],
  ["/groups/", "Groups"],
  ["/headless-business-setup/", "Headless Business Setup"],
  ["/identity/v1/users/", "Users"],
  ["/inbox/", "Inbox"],
  ["/invoices/", "Invoices"],
  ["/locations/", "Locations"],
  ["/loyalty-", "Loyalty Program"],
  ["/marketing/", "Marketing"],
  ["/menu-ordering-settings/", "Restaurants Orders"],
  ["/multilingual/", "Multilingual"],
  ["/notifications/", "Notifications"],
  ["/oauth-app/", "OAuth Apps"],
  ["/payment-links/", "Payment Links"],
  ["/payments/", "Payments"],
  ["/portfolio/", "Portfolio"],
  ["/pricing-plans/", "Pricing Plans"],
  ["/pro-gallery/", "Pro Gallery"],
  ["/promote/", "Marketing"],
  ["/reports/", "Reports"],
  ["/restaurants/", "Restaurants"],
  ["/restaurants-operations/", "Restaurants"],
  ["/reviews/", "Reviews"],
  ["/ricos/", "Rich Content"],
  ["/secrets-vault/", "Secrets"],
  ["/site-import/", "Site Import"],
  ["/site-list/", "Sites"],
  ["/site-media/", "Media Manager"],
  ["/site-properties/", "Site Properties"],
  ["/site-publisher/", "Site Publisher"],
  ["/site-search/", "Site Search"],
  ["/social-publisher/", "Social Publisher"],
  ["/stores/v2/orders/", "Stores Orders (replaced by eCommerce Orders)"],
  ["/table-reservations/", "Table Reservations"],
  ["/tags/", "Tags"],
  ["/url-redirects/", "URL Redirects"],
  ["/wix-data/", "Data (CMS)"],
];

/**
 * Returns the name of the platform API at a path that is not emulated. Returns undefined if no
 * known API has this path.
 */
export function findUnemulatedApi(path: string): string | undefined {
  let longest: readonly [prefix: string, name: string] | undefined;
  for (const api of APIS) {
    const [prefix] = api;
    if (`${path}/`.startsWith(prefix) && prefix.length > (longest?.[0].length ?? 0)) longest = api;
  }
  return longest?.[1];
}
