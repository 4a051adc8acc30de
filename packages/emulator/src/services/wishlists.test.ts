import { beforeEach, describe, expect, it } from "vitest";
import { createEmulator, type Emulator } from "../emulator.js";
import { logIn } from "../testing/login.js";
import { type Caller, merchant, reference, visitor } from "../testing/test-client.js";

let emulator: Emulator;
let ada: Caller;
let eve: Caller;
beforeEach(async () => {
  const password = "portico";
  const members = ["ada", "eve"].map((name) => ({ email: `${name}@example.com`, password }));
  emulator = createEmulator({ seed: "minimal", members });
  ada = await logIn(await visitor(emulator));
  eve = await logIn(await visitor(emulator), "eve@example.com");
});

const wishlistOf = async (caller: Caller) =>
  (await caller.call("ecom.wishlists.getDefaultWishlist")).wishlist;
const add = (caller: Caller, catalogReference: object, returnEntity = true) =>
  caller.call("ecom.wishlists.addItem", { catalogReference, returnEntity });

describe("a wishlist", () => {
  it("is separate for each member", async () => {
    const tee = reference(emulator, "heavy-tee");
    const { wishlist } = await add(ada, tee);
    expect(wishlist.items).toMatchObject([{ catalogReference: tee }]);
    expect(await wishlistOf(ada)).toEqual(wishlist);
    const other = await wishlistOf(eve);
    expect(other.items).toEqual([]);
    expect(other.memberId).not.toBe(wishlist.memberId);
  });

  it("contains an item only once regardless of the order of its options, and the item can be removed", async () => {
    const tee = reference(emulator, "heavy-tee");
    const teeWith = (options: object) => ({ ...tee, options });
    await add(ada, teeWith({ a: 1, b: 2 }));
    const { wishlist } = await add(ada, teeWith({ b: 2, a: 1 }));
    expect(wishlist.items).toHaveLength(1);
    expect(await add(ada, teeWith({ b: 2 }), false)).toEqual({});
    const result = await ada.call("ecom.wishlists.removeItem", {
      catalogReference: teeWith({ a: 1, b: 2 }),
      returnEntity: true,
    });
    expect(result.wishlist.items).toMatchObject([{ catalogReference: { options: { b: 2 } } }]);
  });

  it("rejects a reference without an item id", async () => {
    const appId = reference(emulator, "heavy-tee").appId;
    const error = await ada.fails("ecom.wishlists.addItem", { catalogReference: { appId } });
    expect(error.fields).toEqual(["catalogReference.catalogItemId REQUIRED_FIELD"]);
    expect((await wishlistOf(ada)).items).toEqual([]);
  });

  it("is not available to visitors, and can be tagged only by merchants", async () => {
    const guest = await visitor(emulator);
    const owner = merchant(emulator);
    const { id } = await wishlistOf(ada);
    const tags = { wishlistIds: [id], assignTags: { privateTags: { tagIds: ["a"] } } };
    const operation = "ecom.wishlists.bulkUpdateWishlistTags";
    expect(await guest.fails("ecom.wishlists.getDefaultWishlist")).toMatchObject({ status: 403 });
    expect(await ada.fails(operation, tags)).toMatchObject({ status: 403 });
    expect((await owner.call(operation, tags)).bulkActionMetadata.totalSuccesses).toBe(1);
    expect((await wishlistOf(ada)).tags.privateTags.tagIds).toEqual(["a"]);
  });
});
