// A product group contains related products, such as the same shirt in several colors.

import { isAdmin } from "../../kernel/caller.js";
import { notFound, rejection } from "../../kernel/platform-error.js";
import type { Entity, Tools } from "../../resource/declaration.js";
import { newEntity } from "../../resource/merge.js";
import { resource, storedEntity } from "../../resource/resource.js";
import { listOf, objectOf } from "../../resource/verbs/verb.js";
import { freeName } from "../free-name.js";
import { customizations } from "./customizations.js";
import { availability, checkV3Request, visibleVariants } from "./lookup.js";
import { choiceTypeOf, type Product } from "./model.js";
import { catalogSlice } from "./slice.js";
import { slugOf } from "./v3/write/errors.js";
import { mediaOf } from "./v3/write/media.js";

const MAX_MEMBERS = 100;

export interface ProductGroup extends Entity {
  readonly id: string;
  readonly name?: string;
  readonly handle: string;
  readonly groupingCustomizationId?: string;
  readonly choiceOrder?: readonly string[];
  readonly media?: { readonly id?: string };
  /** Only ids are stored. All other fields are read from the products. */
  readonly members: readonly { readonly productId: string }[];
}

type GroupTools = Tools<ProductGroup>;

function choiceOf(product: Product, group: ProductGroup) {
  const all = [...product.options, ...product.modifiers];
  const customization = all.find(({ id }) => id === group.groupingCustomizationId);
  const [choice, other] = customization?.choices ?? [];
  if (!choice || other) return undefined;
  const { id, key, name, colorCode } = choice;
  return { id, key, name, choiceType: choiceTypeOf(choice), ...(colorCode && { colorCode }) };
}

function memberOf(tools: GroupTools, group: ProductGroup, productId: string) {
  const product = tools.store(catalogSlice).products.get(productId);
  if (!product) return [];
  const choice = choiceOf(product, group);
  const isOutOfSync = group.groupingCustomizationId !== undefined && !choice;
  const status = isOutOfSync ? "OUT_OF_SYNC" : product.visible ? "ACTIVE" : "HIDDEN";
  if (status !== "ACTIVE" && !isAdmin(tools)) return [];
  return {
    productId,
    ...(choice && { choice }),
    slug: product.slug,
    inventoryAvailabilityStatus: availability(visibleVariants(tools, product)),
    status,
    productName: product.name,
  };
}

function membersOf(tools: GroupTools, group: ProductGroup) {
  const positions = new Map(group.choiceOrder?.map((id, index) => [id, index]));
  const positionOf = (id: string | undefined) => positions.get(id ?? "") ?? positions.size;
  return group.members
    .flatMap(({ productId }) => memberOf(tools, group, productId))
    .sort(
      (a, b) =>
        positionOf(a.choice?.id) - positionOf(b.choice?.id) ||
        (a.choice?.name ?? "").localeCompare(b.choice?.name ?? "") ||
        (a.choice?.id ?? "").localeCompare(b.choice?.id ?? ""),
    );
}

function view(group: ProductGroup, fields: readonly string[], tools: GroupTools) {
  const isRequested = fields.includes("GROUPING_CUSTOMIZATION");
  const entity = isRequested && storedEntity(tools, customizations, group.groupingCustomizationId);
  const { id, key, name, customizationType, customizationRenderType } = entity || {};
  return {
    members: membersOf(tools, group),
    ...(group.media?.id && { media: mediaOf(tools, group.media) }),
    ...(entity && {
      groupingCustomization: { id, key, name, customizationType, customizationRenderType },
    }),
  };
}

function createGroup(tools: GroupTools, input: unknown): ProductGroup {
  const content = objectOf(input);
  const id = content.groupingCustomizationId;
  if (id !== undefined && id !== null && !storedEntity(tools, customizations, String(id))) {
    throw notFound("Customization", "CUSTOMIZATION_NOT_FOUND");
  }
  const readOnly = ["id", "revision", "members", "handle", "groupingCustomization"];
  const group = newEntity(content, { readOnly }) as Partial<ProductGroup>;
  const base = slugOf(group.name ?? "group");
  const handles = new Set(tools.all().map(({ handle }) => handle));
  const handle = freeName(base, (name) => handles.has(name));
  return tools.insert({ choiceOrder: [], ...group, handle, members: [] });
}

const idOf = ({ productId }: ProductGroup["members"][number]) => productId;

function changeMembers(tools: GroupTools, request: Entity, isAssigned: boolean) {
  const group = tools.get(request.productGroupId);
  const memberIds = new Set(group.members.map(idOf));
  const { products } = tools.store(catalogSlice);
  const idsInOtherGroups = new Set(
    tools.all().flatMap(({ id, members }) => (id === group.id ? [] : members.map(idOf))),
  );
  const results = [...new Set(listOf(request.productIds).map(String))].map((productId) => {
    const code = !products.has(productId)
      ? "PRODUCT_NOT_FOUND"
      : isAssigned && idsInOtherGroups.has(productId)
        ? "PRODUCT_ALREADY_IN_GROUP"
        : undefined;
    if (code) {
      const description = "The product cannot be assigned";
      return { productId, success: false, error: { code, description } };
    }
    if (isAssigned) memberIds.add(productId);
    else memberIds.delete(productId);
    return { productId, success: true };
  });
  if (memberIds.size > MAX_MEMBERS) {
    throw rejection("MEMBER_LIMIT_EXCEEDED", `A group can have at most ${MAX_MEMBERS} products`);
  }
  const members = [...memberIds].map((productId) => ({ productId }));
  if ([...memberIds].join() !== group.members.map(idOf).join()) {
    tools.edit(group, (copy) => Object.assign(copy, { members }));
  }
  return { results };
}

const RETURNS_FIELDS = /\.(bulkCreate|create|get|query|search|update)ProductGroups?$/;

export const productGroups = resource<ProductGroup>("stores.productGroupsV3", {
  access: { read: "anyone", write: "admin" },
  checkRequest: checkV3Request,
  searched: ["name"],
  tools: (tools) => ({ make: (content) => createGroup(tools, content) }),
  view,
  respond: (response, { operation }, { fields }) =>
    RETURNS_FIELDS.test(operation) ? { ...response, fields: listOf(fields) } : response,
  custom: {
    assignProductsToProductGroup: (tools, request) => changeMembers(tools, request, true),
    unassignProductsFromProductGroup: (tools, request) => changeMembers(tools, request, false),
  },
});
