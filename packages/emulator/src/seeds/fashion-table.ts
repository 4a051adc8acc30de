/** Categories: key | name | parent | motif of the image | description */
export const CATEGORY_TABLE = `
clothing | Clothing |  | scene-clothing | Clothing made to last more than a season.
outerwear | Outerwear | clothing | scene-outerwear | Coats and jackets for every kind of weather.
knitwear | Knitwear | clothing | scene-knitwear | Merino, alpaca and cotton, knitted slowly.
tops | Shirts & Tops | clothing | scene-tops | Poplin, linen and heavy jersey.
bottoms | Pants & Skirts | clothing | scene-bottoms | Straight, wide, pleated, short.
dresses | Dresses | clothing | scene-dresses | One piece, and done.
shoes | Shoes |  | scene-shoes | Leather and canvas, resoled for free.
bags | Bags |  | scene-bags | For your laptop, or just your keys.
accessories | Accessories |  | scene-accessories | The finishing touches.
new | New in |  | scene-new | New arrivals this month.
sale | Sale |  | scene-sale | Last season's styles at lower prices.
`;

/** Info sections: unique name | title | text */
export const INFO_SECTION_TABLE = `
materials | Materials & care | Natural fibers, dyed without heavy metals. Wash cold, lay flat to dry, and repair before you replace.
shipping | Delivery | Ships within two days. Standard shipping takes three to five days, express one to two.
returns | Returns | Return unworn items within 30 days for a full refund.
`;

// Products in the fashion shop, one per line: name | motif | category | brand | price | old price |
// ribbon | colors | sizes | more categories | trait | text
export const FASHION_TABLE = `
Harbor Wool Coat | coat | outerwear | 0 | 289.00 |  | 1 | Camel Navy Charcoal | letters |  | large-costs-more | A double-breasted coat in Italian wool. Long enough for the wind, light enough for the train.
Rain Day Parka | parka | outerwear | 2 | 179.00 |  | 0 | Forest Mustard Black | letters | new |  | Waxed cotton, taped seams, and a hood that stays where you put it.
Quilted Liner Jacket | quilted | outerwear | 4 | 129.00 |  |  | Sage Sand Navy | letters |  |  | Thin recycled padding between two layers of cotton. Wear it under a coat, or instead of one.
Cropped Trench | trench | outerwear | 3 | 219.00 | 269.00 | 2 | Sand Stone | letters | sale |  | The classic, cut at the hip. Storm flap, horn buttons, belted cuffs.
Boiled Wool Blazer | blazer | outerwear | 0 | 198.00 |  |  | Charcoal Rust | letters | new |  | Unlined and soft as a cardigan, shaped like a jacket.
Field Overshirt | overshirt | outerwear | 4 | 98.00 |  | 1 | Forest Denim Clay | letters |  |  | Heavy twill with two deep pockets. Better every year.
Fisherman Sweater | fisherman | knitwear | 2 | 118.00 |  | 1 | Ivory Navy Rust | letters |  |  | Ribbed lambswool from the Outer Hebrides, knitted in one piece.
Merino Crew | knit | knitwear | 0 | 89.00 |  |  | Stone Black Berry Sky | letters |  |  | Fine merino for every day. Machine washable, against all odds.
Alpaca Cardigan | cardigan | knitwear | 1 | 149.00 |  | 0 | Sand Lilac Sage | letters | new |  | Brushed alpaca, shell buttons, and pockets that hold a phone.
Cotton Turtleneck | turtleneck | knitwear | 3 | 79.00 | 99.00 | 2 | White Black Clay | letters | sale |  | Organic cotton with a collar that keeps its shape.
Cable Vest | vest | knitwear | 1 | 84.00 |  |  | Ivory Forest | short |  |  | Over a shirt in spring, under a coat in autumn.
Linen Camp Shirt | camp-shirt | tops | 2 | 72.00 |  | 1 | White Sky Mustard | letters |  | monogram | Washed linen with an open collar. Iron it, or don’t.
Poplin Shirt | shirt | tops | 3 | 85.00 |  |  | White Sky Black | letters |  | monogram | Crisp long-staple cotton with mother-of-pearl buttons.
Heavy Tee | tee | tops | 4 | 38.00 |  | 1 | White Black Sage Rust Navy | letters |  |  | Two hundred and forty grams of jersey. Falls straight, stays straight.
Striped Long Sleeve | long-sleeve | tops | 2 | 48.00 |  |  | Navy Berry | letters |  |  | The sailor's stripe, in cotton that has been spun twice.
Silk Blouse | blouse | tops | 1 | 135.00 |  | 0 | Ivory Rose Black | letters | new |  | Sandwashed silk with covered buttons and a soft bow.
Ribbed Tank | tank | tops | 4 | 28.00 | 34.00 | 2 | White Charcoal Clay | letters | sale |  | Fine rib, wide straps, long body.
Denim Shirt | denim-shirt | tops | 2 | 88.00 |  |  | Denim | letters |  |  | Ten-ounce selvedge, pearl snaps, western yoke.
Wide Pleated Pants | trousers | bottoms | 3 | 119.00 |  | 1 | Stone Black Forest | letters |  |  | Double pleats and a high waist, in wool that does not crease.
Straight Jeans | jeans | bottoms | 2 | 109.00 |  |  | Denim Black | waist |  |  | Rigid Japanese denim with a straight leg and a proper rise.
Canvas Work Pants | work-trousers | bottoms | 4 | 95.00 |  |  | Camel Forest Charcoal | waist |  |  | Double knee, hammer loop, no nonsense.
Linen Shorts | shorts | bottoms | 2 | 58.00 | 72.00 | 2 | Sand Sage Navy | letters | sale |  | Drawstring waist and deep pockets. For the two warm months.
Pleated Midi Skirt | skirt | bottoms | 1 | 96.00 |  | 0 | Berry Forest Camel | letters | new |  | Sunray pleats in recycled satin that swing when you walk.
Wrap Skirt | wrap-skirt | bottoms | 0 | 82.00 |  |  | Rust Black | short |  |  | One long strip of linen and two ties.
Shirt Dress | shirt-dress | dresses | 3 | 128.00 |  | 1 | White Sky Sage | letters |  |  | A very long shirt with a belt. Pockets, of course.
Knitted Column Dress | column-dress | dresses | 0 | 158.00 |  |  | Charcoal Clay | short |  |  | Fine rib from neck to ankle.
Tiered Linen Dress | dress | dresses | 1 | 142.00 |  | 0 | Ivory Mustard Lilac | letters | new |  | Three tiers of washed linen. Spins well.
Slip Dress | slip-dress | dresses | 1 | 118.00 | 148.00 | 2 | Black Rose | letters | sale |  | Bias-cut satin, adjustable straps.
Corduroy Pinafore | pinafore | dresses | 4 | 104.00 |  |  | Rust Forest | letters |  | sold-out | Eight-wale corduroy over anything you own.
Court Sneaker | sneaker | shoes | 2 | 125.00 |  | 1 | White Stone Navy | shoes |  |  | Full-grain leather on a natural rubber cup sole.
Canvas Low | canvas-sneaker | shoes | 4 | 69.00 |  |  | Ivory Black Rust | shoes |  |  | Vulcanized the old way, in small batches.
Trail Runner | runner | shoes | 2 | 139.00 | 165.00 | 2 | Sage Charcoal | shoes | sale |  | Grip for mud, cushion for pavement.
Chelsea Boot | boot | shoes | 0 | 229.00 |  | 1 | Black Camel | shoes |  |  | Goodyear welted, elastic at the side, resoleable forever.
Lace-Up Boot | lace-boot | shoes | 0 | 249.00 |  | 0 | Camel Black Forest | shoes | new |  | Oiled leather, speed hooks, commando sole.
Market Tote | bag | bags | 3 | 145.00 |  | 1 | Camel Black Clay | one |  | monogram | Vegetable-tanned leather, one pocket, no lining to wear out.
Evening Bag | clutch | bags | 1 | 165.00 |  |  | Berry Black | one |  |  | Room for a phone, a card and a secret.
Roll-Top Backpack | backpack | bags | 4 | 135.00 |  | 0 | Forest Navy Mustard | one | new |  | Eighteen liters, or twenty-four unrolled. Has room for a sixteen-inch laptop.
Canvas Weekender | weekender | bags | 2 | 189.00 |  | 3 | Stone Navy | one |  |  | For two nights, or one with presents.
Lambswool Scarf | scarf | accessories | 0 | 65.00 |  | 1 | Camel Rust Sky Forest | one |  |  | Two meters of soft lambswool with hand-tied fringes.
Ribbed Beanie | beanie | accessories | 4 | 35.00 |  |  | Mustard Navy Berry Stone | one |  |  | Merino, double layered, folded once.
Wide Brim Hat | hat | accessories | 3 | 88.00 |  |  | Sand Charcoal | short |  |  | Felted rabbit-free wool with a ribbon band.
Bridle Belt | belt | accessories | 2 | 59.00 |  |  | Camel Black | belt |  | monogram | One piece of English bridle leather and a solid brass buckle.
Boot Socks | socks | accessories | 4 | 19.00 |  |  | Rust Forest Navy | short |  | uncounted | Two pairs. Merino, nylon, and a little luck.
Round Sunglasses | glasses | accessories | 3 | 110.00 | 138.00 | 2 | Black Clay | one | sale |  | Cellulose acetate, glass lenses, seven-barrel hinges.
Field Watch | watch | accessories | 4 | 195.00 |  |  | Forest Camel Black | one | new | preorder | Hand-wound movement, thirty-six millimeters, a strap you can change.
Drop Pendant | necklace | accessories | 1 | 78.00 |  |  | Sky Rose Sage | one |  |  | Hand-blown glass on a gold-filled chain.
Gift Card | card | accessories | 3 | 50.00 |  |  |  | one |  | digital | Sent by email within a minute. Does not expire.
Archive Sample Jacket | jacket | outerwear | 0 | 89.00 |  |  | Stone | short |  | hidden | Not for sale yet.
`;
