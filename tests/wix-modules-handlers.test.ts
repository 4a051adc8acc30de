import { type AuthStrategy, createClient } from "@portico/core";
import { wixModule, wixModules } from "@portico/core/wix";
import { servicePlugins } from "@portico/ecom/plugins";
import { createEmulator } from "@portico/emulator";
import { ApiKeyStrategy } from "@portico/identity";
import { AppStrategy } from "@portico/identity/app";
import * as theirProducts from "@wix/auto_sdk_stores_products-v-3";
import { pricingProvider, staffSorting } from "@wix/bookings/service-plugins";
import { describe, expect, it } from "vitest";

describe("an event handler of an @wix package", () => {
  it("receives events from webhook requests that the client processes", async () => {
    const appId = "11111111-1111-4111-8111-111111111111";
    const emulator = createEmulator({
      webhooks: { url: "http://localhost:9/hook", appId },
      fetch: async (input, init) => {
        await app.webhooks.processRequest(new Request(input, init));
        return new Response();
      },
    });
    const app = createClient({
      auth: AppStrategy({ appId, publicKey: await emulator.publicKey() }),
      modules: wixModules({ theirProducts }),
    });
    const events: { _id: string; name: string; time: boolean; created: boolean }[] = [];
    app.theirProducts.onProductUpdated(({ entity, metadata }) => {
      events.push({
        _id: entity._id as string,
        name: entity.name as string,
        time: metadata.eventTime instanceof Date,
        created: entity._createdDate instanceof Date,
      });
    });
    const merchant = createClient({
      auth: ApiKeyStrategy({
        apiKey: "portico-emulator-api-key",
        siteId: emulator.state.site.id,
      }),
      fetch: emulator.fetch,
      modules: wixModules({ theirProducts }),
    });
    const { items } = await merchant.theirProducts.queryProducts().limit(1).find();
    const { _id, revision } = items[0] ?? {};
    await merchant.theirProducts.updateProduct(
      _id as string,
      { revision, name: "Renamed" } as never,
    );
    await emulator.settled();
    expect(events).toEqual([{ _id, name: "Renamed", time: true, created: true }]);
  });
});

describe("a service plugin of an @wix package", () => {
  // Parses the body as claims. A real strategy would also verify the signature.
  const auth: AuthStrategy = {
    getAuthHeaders: () => ({ headers: {} }),
    verify: async (jwt) => ({ data: JSON.parse(jwt) as unknown }),
  };
  const call = (path: string, appExtensionType: string, request: object) =>
    new Request(`https://app.example/plugins${path}`, {
      method: "POST",
      body: JSON.stringify({ request, metadata: { appExtensionType } }),
    });

  it("handles the platform's requests with the package's date conversion", async () => {
    const client = createClient({
      auth,
      modules: { servicePlugins, ...wixModules({ pricingProvider }) },
    });
    client.pricingProvider.provideHandlers({
      calculatePrice: async ({ request }) => ({
        calculatedPrice: request.booking?.startDate instanceof Date ? 5.5 : 0,
      }),
    });
    const request = { booking: { startDate: "2026-01-31T12:00:00Z" } };
    const response = await client.servicePlugins.processRequest(
      call("/v1/calculate-price", "BOOKINGS_PRICING_PROVIDER", request),
    );
    expect([response.status, await response.json()]).toEqual([200, { calculatedPrice: 5.5 }]);
  });

  it("sends the package's errors to the platform, and reports other errors", async () => {
    const client = createClient({ auth, modules: { servicePlugins } });
    let failure: Error = new staffSorting.SortingWixError();
    client.use(wixModule(staffSorting.provideHandlers))({
      sortStaffMembers: () => {
        throw failure;
      },
    });
    const reportedErrors: unknown[] = [];
    const process = () =>
      client.servicePlugins.processRequest(
        call("/v1/sort-staff-members", "STAFF_SORTING_PROVIDER", {}),
        { onError: (error) => reportedErrors.push(error) },
      );
    const response = await process();
    expect([response.status, await response.json()]).toEqual([
      400,
      { applicationError: { code: "SORTING_ERROR" } },
    ]);
    expect(reportedErrors).toEqual([]);
    failure = new Error("broken");
    expect((await process()).status).toBe(500);
    expect(reportedErrors).toEqual([failure]);
  });
});
