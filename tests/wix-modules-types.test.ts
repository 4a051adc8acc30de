import { createClient } from "@portico/core";
import { type WixModule, wixModule, wixModules } from "@portico/core/wix";
import { productsV3 } from "@portico/stores";
import * as blog from "@wix/blog";
import { posts } from "@wix/blog";
import * as bookings from "@wix/bookings";
import { pricingProvider } from "@wix/bookings/service-plugins";
import { items } from "@wix/data";
import type * as wix from "@wix/sdk";
import { describe, expect, expectTypeOf, it } from "vitest";

// `npm run check` type-checks this file. The types of the platform's client are the reference.
type PublishedModules<Modules extends object> = ReturnType<
  typeof wix.createClient<undefined, wix.IApiKeyStrategy, Modules>
>;

const modules = { posts, items };
const client = createClient({ modules: { productsV3, ...wixModules(modules) } });

describe("the types of converted modules", () => {
  it("have the signatures of the platform's client", () => {
    type PublishedFunctions = PublishedModules<typeof modules>;
    expectTypeOf(client.posts.getPost).toEqualTypeOf<PublishedFunctions["posts"]["getPost"]>();
    expectTypeOf(client.posts.queryPosts).toEqualTypeOf<
      PublishedFunctions["posts"]["queryPosts"]
    >();
    expectTypeOf(client.posts.onPostCreated).toEqualTypeOf<
      PublishedFunctions["posts"]["onPostCreated"]
    >();
    expectTypeOf(client.items.insert).toEqualTypeOf<PublishedFunctions["items"]["insert"]>();
    expectTypeOf(client.items.query).toEqualTypeOf<PublishedFunctions["items"]["query"]>();
    expectTypeOf(client.productsV3).toEqualTypeOf<typeof productsV3>();
    expect(typeof client.posts.getPost).toBe("function");
  });

  it("contain exactly the functions that the converted modules have at run time", () => {
    const names = Object.keys(wixModule(posts)).sort();
    const typedFunctions: Record<keyof WixModule<typeof posts>, true> = {
      getPost: true,
      getPostBySlug: true,
      getPostMetrics: true,
      getTotalPosts: true,
      listPosts: true,
      onPostCreated: true,
      onPostDeleted: true,
      onPostLiked: true,
      onPostUnliked: true,
      onPostUpdated: true,
      queryPostCountStats: true,
      queryPosts: true,
    };
    expect(names).toEqual(Object.keys(typedFunctions).sort());
    expectTypeOf<WixModule<typeof blog>["posts"]>().toEqualTypeOf<WixModule<typeof posts>>();
    expect(Object.keys(wixModule(blog)).sort()).toEqual([
      "blogCache",
      "categories",
      "draftPosts",
      "likes",
      "posts",
      "tags",
    ]);
  });

  it("infer results, and reject wrong arguments", () => {
    type Post = NonNullable<Awaited<ReturnType<typeof client.posts.getPost>>["post"]>;
    expectTypeOf<Post>().toHaveProperty("_id");
    expectTypeOf<Post["firstPublishedDate"]>().toEqualTypeOf<Date | null | undefined>();
    const call = () => {
      // @ts-expect-error: an id is required
      client.posts.getPost();
      // @ts-expect-error: the field does not exist
      client.posts.queryPosts().eq("unknown", 1);
      // @ts-expect-error: enums are not part of the client
      client.posts.Status;
      return client.items.insert<{ name: string }>("Hats", { name: "Hat" });
    };
    expectTypeOf<Awaited<ReturnType<typeof call>>["name"]>().toEqualTypeOf<string>();
    expectTypeOf(wixModule(posts.getPost)).toEqualTypeOf(client.posts.getPost);
    expectTypeOf(wixModule(items).bulkRemove).toBeCallableWith("Hats", ["a"]);
    expect(call).toBeInstanceOf(Function);
  });

  it("cover namespaces and service plugins", () => {
    const { services } = wixModule(bookings);
    expectTypeOf(services.getService).parameter(0).toEqualTypeOf<string>();
    const { provideHandlers } = wixModule(pricingProvider);
    expectTypeOf(provideHandlers).parameter(0).toHaveProperty("calculatePrice");
    expect(provideHandlers).toBeInstanceOf(Function);
  });
});
