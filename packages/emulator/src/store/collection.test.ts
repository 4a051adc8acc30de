import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { changedCopy, collection, type Rules, type Scope } from "./collection.js";
import { Transaction } from "./transaction.js";

interface Item {
  readonly name: string;
  readonly parts: readonly { readonly size: number }[];
  readonly revision?: number | string;
  readonly createdDate?: string;
  readonly updatedDate?: string;
}

interface Site extends Scope {
  readonly items: ReadonlyMap<string, Item>;
}

const events: unknown[] = [];
let site: Site;

function open(rules: Partial<Rules<Item, Site>> = {}, overrides: Partial<Site> = {}) {
  return collection<Item, Site>({ items: ({ items }) => items, ...rules })({
    ...site,
    ...overrides,
  });
}

const eventRules = {
  events: { type: "test.item", view: ({ name, parts }: Item) => ({ name, parts }) },
} satisfies Partial<Rules<Item, Site>>;

const chair = { name: "chair", parts: [{ size: 1 }, { size: 2 }] };

beforeEach(() => {
  events.length = 0;
  site = {
    items: new Map(),
    changes: new Transaction(),
    iso: "2026-01-01",
    isObserved: true,
    emit: (event) => events.push(event),
  };
});

const itemChanges = {
  rename: fc.string().map((name) => ({ name })),
  grow: fc.nat().map((size) => ({ size })),
};

describe("changedCopy", () => {
  it("returns the same result as a change to a clone, and leaves the original unchanged", () => {
    const plain = { noNullPrototype: true } as const;
    const parts = fc.array(fc.record({ size: fc.integer() }, plain));
    const item = fc.record({ name: fc.string(), parts }, plain);
    fc.assert(
      fc.property(item, fc.oneof(itemChanges.rename, itemChanges.grow), (entity, change) => {
        const before = structuredClone(entity);
        const model = structuredClone(entity);
        const edit = (draft: { name: string; parts: { size: number }[] }) => {
          if ("name" in change) draft.name = change.name;
          else draft.parts.push(change);
        };
        edit(model);
        const next = changedCopy<Item>(entity, edit);
        expect(next).toEqual(model);
        expect(entity).toEqual(before);
        if (next !== entity) expect(Object.isFrozen(next)).toBe(true);
      }),
    );
  });

  it("returns a copy that shares unchanged parts with the original", () => {
    const next = changedCopy<Item>(chair, ({ parts }) => {
      if (parts[0]) parts[0].size = 3;
    });
    expect(next.parts[0]).toEqual({ size: 3 });
    expect(next.parts[1]).toBe(chair.parts[1]);
  });

  it("ignores the return value of the recipe", () => {
    expect(changedCopy<Item>(chair, () => ({ name: "other" }) as never)).toBe(chair);
  });
});

describe("collection", () => {
  it("finds entities by id, and throws from get if the entity does not exist", () => {
    const store = open();
    const item = store.insert("a", chair);
    expect([store.find("a"), store.get("a"), [...store.all()]]).toEqual([item, item, [item]]);
    expect(store.find("b")).toBeUndefined();
    expect(() => store.get("b")).toThrow("Unknown entity b");
  });

  it("freezes inserted entities, and by default adds no revision or dates", () => {
    const item = open().insert("a", structuredClone(chair));
    expect(item).toStrictEqual(chair);
    expect([item, item.parts, item.parts[0]].every(Object.isFrozen)).toBe(true);
    expect(site.items.get("a")).toBe(item);
  });

  it.each([
    [1, 2, 3],
    ["1", "2", "3"],
  ] as const)("increments the revision %j with every update", (revision, second, third) => {
    const store = open({ revision });
    expect(store.insert("a", chair).revision).toBe(revision);
    expect(store.update("a", () => {}).revision).toBe(second);
    expect(store.update("a", () => {}).revision).toBe(third);
  });

  it("sets the created and updated dates", () => {
    open({ dated: true }).insert("a", chair);
    const nextDayStore = open({ dated: true }, { iso: "2026-01-02" });
    expect(nextDayStore.update("a", () => {})).toStrictEqual({
      ...chair,
      createdDate: "2026-01-01",
      updatedDate: "2026-01-02",
    });
  });

  it("keeps the same object and records no change if an update changes nothing", () => {
    const item = open().insert("a", chair);
    const { changes } = site;
    changes.commit();
    expect(open().update("a", () => {})).toBe(item);
    expect(changes.hasChanges).toBe(false);
  });

  it("patches an entity without changing the revision or date and without sending an event", () => {
    const rules = { ...eventRules, revision: 1, dated: true } as const;
    open(rules).insert("a", chair);
    events.length = 0;
    const store = open(rules, { iso: "2026-01-02" });
    const item = store.patch("a", (draft) => {
      draft.name = "table";
    });
    expect(item).toMatchObject({ name: "table", revision: 1, updatedDate: "2026-01-01" });
    expect(site.items.get("a")).toBe(item);
    expect(events).toEqual([]);
  });

  it("replaces an entity, changes the revision and date, and sends an event", () => {
    const rules = { ...eventRules, revision: 1, dated: true } as const;
    open(rules).insert("a", chair);
    const table = { name: "table", parts: [], revision: 7 };
    const item = open(rules, { iso: "2026-01-02" }).replace("a", table);
    expect(item).toStrictEqual({ ...table, revision: 2, updatedDate: "2026-01-02" });
    expect(site.items.get("a")).toBe(item);
    expect(Object.isFrozen(item)).toBe(true);
    const modified = { name: "chair", parts: chair.parts };
    expect(events[1]).toMatchObject({
      payload: { updatedEvent: { currentEntity: { name: "table" }, modifiedFields: modified } },
    });
  });

  it("sends no update event if the event option is false", () => {
    const store = open({ ...eventRules, revision: 1 });
    store.insert("a", chair);
    events.length = 0;
    const item = store.update("a", () => {}, { event: false });
    expect([item.revision, events]).toEqual([2, []]);
  });

  it("returns the same draft from edit, find, get and all until the request ends", () => {
    const store = open({ revision: 1 });
    store.insert("a", chair);
    const draft = store.edit("a");
    draft.name = "table";
    for (const entity of [store.find("a"), store.get("a"), ...store.all()])
      expect(entity).toBe(draft);
    const patched = store.patch("a", (patch) => {
      patch.parts.push({ size: 3 });
    });
    expect(patched).toBe(draft);
    site.changes.commit();
    const parts = [...chair.parts, { size: 3 }];
    expect(open().get("a")).toEqual({ name: "table", parts, revision: 1 });
  });

  it("removes an entity only when the request succeeds", () => {
    const store = open();
    store.insert("a", chair);
    store.remove("a");
    expect(site.items.size).toBe(1);
    site.changes.commit();
    expect(site.items.size).toBe(0);
    expect(() => open().remove("a")).toThrow("Unknown entity a");
  });

  it("sends events for inserted, updated and removed entities", () => {
    const store = open(eventRules);
    store.insert("a", chair);
    store.update("a", (draft) => {
      draft.name = "table";
    });
    store.remove("a");
    const table = { ...chair, name: "table" };
    const updated = { currentEntity: table, modifiedFields: { name: "chair" } };
    expect(events).toEqual(
      [
        ["created", { createdEvent: { entity: chair } }],
        ["updated", { updatedEvent: updated }],
        ["deleted", { deletedEvent: { deletedEntity: table } }],
      ].map(([slug, payload]) => ({ entityFqdn: "test.item", slug, entityId: "a", payload })),
    );
  });

  it("omits modifiedFields from plain events", () => {
    const store = open({ events: { ...eventRules.events, plain: true } });
    store.insert("a", chair);
    store.update("a", () => {});
    expect(events[1]).toMatchObject({ payload: { updatedEvent: { currentEntity: chair } } });
    expect(JSON.stringify(events[1])).not.toContain("modifiedFields");
  });

  it("does not create or send events without a listener or without event rules", () => {
    const view = () => {
      throw new Error("not needed");
    };
    const store = open({ events: { type: "test.item", view } }, { isObserved: false });
    store.insert("a", chair);
    store.update("a", () => {});
    store.remove("a");
    const storeWithoutEvents = open();
    storeWithoutEvents.update("a", () => {});
    expect(events).toEqual([]);
  });

  it("restores the same entities when the request is rejected", () => {
    const before = open({ revision: 1 }).insert("a", chair);
    site.changes.commit();
    const store = open({ revision: 1 });
    store.update("a", (draft) => {
      draft.name = "table";
    });
    store.insert("b", chair);
    store.remove("a");
    site.changes.undo();
    expect([...site.items]).toEqual([["a", before]]);
    expect(site.items.get("a")).toBe(before);
  });
});
