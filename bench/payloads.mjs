// Creates products and orders with the same fields, nesting depth and size as on the platform.

const id = (kind, index) => `${kind}0000-0000-4000-8000-${String(index).padStart(12, "0")}`;
const date = (index) => new Date(1_700_000_000_000 + index * 61_000).toISOString();
const price = (amount) => ({ amount: amount.toFixed(2), formattedAmount: `$${amount.toFixed(2)}` });

const image = (index) => ({
  id: `a1b2c3_${index}~mv2.jpg`,
  url: `https://static.wixstatic.com/media/a1b2c3_${index}~mv2.jpg/v1/fit/w_1200,h_1600,q_90/file.jpg`,
  height: 1600,
  width: 1200,
  altText: `Linen shirt, picture ${index}`,
});

/** Returns a product with two options and six variants. */
export function product(index) {
  const colors = ["Sand", "Sea", "Ink"];
  const sizes = ["M", "L"];
  const choice = (name, choiceIndex) => ({
    choiceId: id("c", choiceIndex),
    name,
    inStock: true,
    visible: true,
  });
  const variants = colors.flatMap((color, row) =>
    sizes.map((size, column) => ({
      id: id("f", index * 6 + row * 2 + column),
      visible: true,
      sku: `SHIRT-${index}-${color}-${size}`,
      choices: [
        {
          optionChoiceNames: {
            optionName: "Color",
            choiceName: color,
            renderType: "SWATCH_CHOICES",
          },
        },
        { optionChoiceNames: { optionName: "Size", choiceName: size, renderType: "TEXT_CHOICES" } },
      ],
      price: { actualPrice: price(89), compareAtPrice: price(110) },
      physicalProperties: { weight: 0.4 },
      inventoryStatus: { inStock: true, preorderEnabled: false },
    })),
  );
  return {
    id: id("d", index),
    revision: "7",
    createdDate: date(index),
    updatedDate: date(index + 900),
    name: `Linen shirt ${index}`,
    slug: `linen-shirt-${index}`,
    url: {
      relativePath: `/product-page/linen-shirt-${index}`,
      url: `https://shop.example/product-page/linen-shirt-${index}`,
    },
    plainDescription:
      "<p>Woven in Portugal from European flax. Washed soft, cut wide, made to be worn for years.</p>",
    visible: true,
    visibleInPos: true,
    media: {
      main: { ...image(0), mediaType: "IMAGE", displayName: "front.jpg", thumbnail: image(0) },
      itemsInfo: { items: [1, 2, 3].map((number) => ({ ...image(number), mediaType: "IMAGE" })) },
    },
    options: [
      {
        id: id("b", 1),
        name: "Color",
        optionRenderType: "SWATCH_CHOICES",
        choicesSettings: { choices: colors.map(choice) },
      },
      {
        id: id("b", 2),
        name: "Size",
        optionRenderType: "TEXT_CHOICES",
        choicesSettings: { choices: sizes.map(choice) },
      },
    ],
    modifiers: [],
    brand: { id: id("e", 1), name: "Portico" },
    infoSections: [],
    ribbon: { id: id("9", 1), name: "New" },
    directCategoriesInfo: { categories: [{ id: id("7", 1), index: 3 }] },
    inventory: { availabilityStatus: "IN_STOCK", preorderStatus: "DISABLED" },
    productType: "PHYSICAL",
    handle: `shirt-${index}`,
    currency: "USD",
    actualPriceRange: { minValue: price(89), maxValue: price(89) },
    compareAtPriceRange: { minValue: price(110), maxValue: price(110) },
    variantsInfo: { variants },
    physicalProperties: { shippingWeightRange: { minValue: 0.4, maxValue: 0.4 } },
    additionalRibbons: [],
    variantSummary: { variantCount: 6 },
  };
}

/** Returns an order with two line items. */
export function order(index) {
  const address = {
    country: "PT",
    subdivision: "PT-11",
    city: "Lisboa",
    postalCode: "1200-109",
    streetAddress: { number: "12", name: "Rua do Alecrim" },
    addressLine: "Rua do Alecrim 12",
  };
  const contactDetails = { firstName: "Ines", lastName: "Costa", phone: "+351 210 000 000" };
  const lineItem = (number) => ({
    id: id("5", index * 2 + number),
    productName: { original: `Linen shirt ${number}`, translated: `Camisa de linho ${number}` },
    catalogReference: {
      catalogItemId: id("d", number),
      appId: "215238eb-22a5-4c36-9e7b-e7c08025e04e",
      options: { variantId: id("f", number), options: {} },
    },
    quantity: 2,
    totalDiscount: price(0),
    descriptionLines: [
      {
        name: { original: "Color", translated: "Cor" },
        colorInfo: { original: "Sand", translated: "Areia", code: "#d8c8a8" },
        lineType: "COLOR",
      },
      {
        name: { original: "Size", translated: "Tamanho" },
        plainText: { original: "M", translated: "M" },
        lineType: "PLAIN_TEXT",
      },
    ],
    image: {
      id: "a1b2c3_1~mv2.jpg",
      url: "https://static.wixstatic.com/media/a1b2c3_1~mv2.jpg",
      height: 1600,
      width: 1200,
    },
    physicalProperties: { weight: 0.4, sku: `SHIRT-${number}-SAND-M`, shippable: true },
    itemType: { preset: "PHYSICAL" },
    price: price(89),
    priceBeforeDiscounts: price(89),
    totalPriceBeforeTax: price(178),
    totalPriceAfterTax: price(218.94),
    paymentOption: "FULL_PAYMENT_ONLINE",
    taxDetails: { taxableAmount: price(178), taxRate: "0.23", totalTax: price(40.94) },
    lineItemPrice: price(178),
  });
  return {
    id: id("4", index),
    number: String(10_000 + index),
    createdDate: date(index),
    updatedDate: date(index + 30),
    lineItems: [lineItem(1), lineItem(2)],
    buyerInfo: { contactId: id("6", index), memberId: id("8", index), email: "ines@example.com" },
    paymentStatus: "PAID",
    fulfillmentStatus: "NOT_FULFILLED",
    buyerLanguage: "pt",
    weightUnit: "KG",
    currency: "USD",
    taxIncludedInPrices: false,
    siteLanguage: "en",
    priceSummary: {
      subtotal: price(356),
      shipping: price(5),
      tax: price(81.88),
      discount: price(0),
      total: price(442.88),
      totalPrice: price(442.88),
    },
    billingInfo: { address, contactDetails },
    shippingInfo: {
      code: "standard",
      title: "Standard",
      logistics: { shippingDestination: { address, contactDetails }, deliveryTime: "2 to 4 days" },
      cost: {
        price: price(5),
        totalPriceBeforeTax: price(5),
        totalPriceAfterTax: price(5),
        discount: price(0),
      },
    },
    status: "APPROVED",
    archived: false,
    taxInfo: {
      totalTax: price(81.88),
      taxBreakdown: [
        {
          taxName: "IVA",
          taxType: "VAT",
          jurisdiction: "Portugal",
          rate: "0.23",
          aggregatedTaxAmount: price(81.88),
        },
      ],
    },
    appliedDiscounts: [],
    activities: [
      { id: id("3", index), createdDate: date(index), type: "ORDER_PLACED" },
      { id: id("2", index), createdDate: date(index + 1), type: "ORDER_PAID" },
    ],
    createdBy: { memberId: id("8", index) },
    channelInfo: { type: "WEB" },
    seen: true,
    checkoutId: id("1", index),
    customFields: [],
    isInternalOrderCreate: false,
    payNow: {
      subtotal: price(356),
      shipping: price(5),
      tax: price(81.88),
      discount: price(0),
      total: price(442.88),
    },
    balanceSummary: { balance: price(0), paid: price(442.88), refunded: price(0) },
    additionalFees: [],
    purchaseFlowId: id("0", index),
    recipientInfo: { address, contactDetails },
    ledgerRecordVersion: "1",
  };
}

export const createMany = (count, make) => Array.from({ length: count }, (_, index) => make(index));
