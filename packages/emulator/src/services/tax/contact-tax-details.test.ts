import { beforeEach, describe, expect, test } from "vitest";
import { createEmulator, type Emulator } from "../../emulator.js";
import { type Caller, merchant } from "../../testing/test-client.js";

const EXEMPT_GROUP = "57d13128-4a4c-494b-80b3-a6fb2e28018d";
const OTHER_ID = "00000000-0000-4000-8000-00000000dead";

let emulator: Emulator;
let owner: Caller;
beforeEach(() => {
  emulator = createEmulator({ seed: "minimal" });
  owner = merchant(emulator);
});

describe("contact tax details", () => {
  const upsert = async (contactTaxDetails: object, fields: string[] = []) =>
    (
      await owner.call("ecom.contactTaxDetails.upsertContactTaxDetails", {
        contactTaxDetails,
        fields,
      })
    ).contactTaxDetails;

  test("have the id of the contact, and contain the contact on request", async () => {
    const [member] = emulator.state.members.values();
    const id = member?.contactId;
    const created = await upsert({ id, taxExemptGroupId: OTHER_ID });
    expect(created).toMatchObject({ id, revision: "1" });
    expect(created.contactDetails).toBeUndefined();
    const next = await upsert({ id, revision: "1", taxExemptGroupId: EXEMPT_GROUP }, [
      "CONTACT_DETAILS",
    ]);
    expect(next).toMatchObject({ revision: "2", contactDetails: { email: member?.email } });
    const request = { contactTaxDetails: [{ id: OTHER_ID, taxExemptGroupId: EXEMPT_GROUP }] };
    await owner.call("ecom.contactTaxDetails.bulkUpsertContactTaxDetails", request);
    expect(await owner.call("ecom.contactTaxDetails.countContactTaxDetails")).toEqual({ count: 2 });
  });

  test("reject a tag update without tags", async () => {
    await upsert({ id: OTHER_ID, taxExemptGroupId: EXEMPT_GROUP });
    const operation = "ecom.contactTaxDetails.bulkUpdateContactTaxDetailsTags";
    const contactTaxDetailsIds = [OTHER_ID];
    expect(await owner.fails(operation, { contactTaxDetailsIds })).toEqual({
      status: 400,
      code: "EMPTY_ASSIGN_AND_UNASSIGN_LISTS",
    });
    const assignTags = { publicTags: { tagIds: ["vip"] } };
    await owner.call(operation, { contactTaxDetailsIds, assignTags });
    const { contactTaxDetails } = await owner.call("ecom.contactTaxDetails.getContactTaxDetails", {
      id: OTHER_ID,
    });
    expect(contactTaxDetails.tags.publicTags.tagIds).toEqual(["vip"]);
  });
});
