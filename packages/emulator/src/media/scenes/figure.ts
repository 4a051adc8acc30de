// A person who wears clothes, from the chin down, in the units of the clothes.
import { mix } from "../colors.js";
import { collar, cuffs, sleeves, trunk } from "../garments/body.js";
import { MOTIFS } from "../garments.js";
import { Kit } from "../kit/kit.js";
import { at, both, flip, sym } from "../kit/paths.js";

const SKINS = ["#c68f6d", "#8a5a3f", "#e0b393", "#5f3d2c", "#d3a27f"] as const;
const HAIR = ["#2b211b", "#1d1815", "#7a5233", "#15110f", "#3c2a1f"] as const;

/** Colors that match every other color. */
const QUIET = ["#e9e1d3", "#3a3f45", "#8d8272", "#c9bba5"] as const;

const BARE_ARM =
  "M-66 20 C-86 30 -93 60 -98 108 C-104 160 -116 210 -122 250 C-128 268 -132 284 -133 300 C-134 318 -128 334 -120 338 C-114 338 -112 326 -112 316 C-108 322 -102 320 -104 310 C-105 290 -104 270 -104 254 C-96 212 -84 170 -78 130 C-75 114 -70 104 -62 96 Z";

const HAND =
  "M-118 252 C-124 268 -128 284 -130 300 C-132 318 -126 334 -118 338 C-112 338 -110 326 -110 316 C-106 322 -100 320 -102 310 C-104 290 -104 270 -106 254 Z";

/** Garments that leave the arms visible. */
const BARE = new Set(["tee", "tank", "camp-shirt", "polo", "dress", "slip-dress", "pinafore"]);

/** Returns the garment to wear under a sleeveless one. */
function below(k: Kit, motif: string): string {
  const white = k.as("poplin", "#f3eee3");
  if (motif === "vest") {
    return (
      sleeves(white) +
      white.part(trunk({ neckY: 8, hemY: 200 }), { depth: 1 }) +
      cuffs(white, {}, 22) +
      collar(white)
    );
  }
  if (motif === "pinafore") {
    const short = { x: 116, y: 118, cuff: 27, puff: 18 };
    return sleeves(white, short) + white.part(trunk({ neckY: 18, hemY: 200 }), { depth: 1 });
  }
  return "";
}

/** Legs from the hip to the ground. */
const legs = (k: Kit) => {
  const leg =
    "M-6 250 L-72 250 C-76 330 -60 400 -56 440 C-58 490 -44 540 -44 590 L-24 590 C-20 540 -18 490 -22 440 C-14 390 -4 320 -2 262 Z";
  return k.part(leg, { depth: 1.2 }) + k.part(flip(leg), { depth: 1.2, tone: -0.05 });
};

/** Plain shoes, from the front. */
const shoes = (k: Kit) =>
  k.part(
    "M-48 574 C-54 600 -66 616 -64 626 Q-44 634 -22 626 C-20 608 -20 592 -22 574 Q-36 582 -48 574 Z",
    { depth: 0.7 },
  ) +
  k.part("M48 574 C54 600 66 616 64 626 Q44 634 22 626 C20 608 20 592 22 574 Q36 582 48 574 Z", {
    depth: 0.7,
  });

/** What shows of trousers below a coat or a shirt. */
const plainTrousers = (k: Kit) => {
  const leg = "M0 200 L-76 200 C-80 340 -78 470 -78 572 Q-46 580 -14 574 C-12 470 -6 380 0 292 Z";
  const crease = "M-46 240 Q-50 420 -46 570 M-16 300 Q-30 330 -56 330";
  return (
    k.part(flip(leg), { folds: flip(crease), depth: 1.1 }) +
    k.part(leg, { folds: crease, depth: 1.1 })
  );
};

/** What shows of a rollneck below a coat. */
const plainNeck = (k: Kit) =>
  k.part("M-33 -34 Q0 -44 33 -34 L40 8 L40 150 L-40 150 L-40 8 Z", {
    depth: 0.9,
    folds: "M-32 -12 Q0 0 32 -12",
  });

/** A plain top that is tucked in. */
function tucked(k: Kit, bare: boolean): string {
  const arms = bare ? { x: 116, y: 118, cuff: 27, puff: 18 } : {};
  const body = trunk({ waist: 70, hem: 64, hemY: 176, curve: 0 });
  return sleeves(k, arms) + k.part(body, { folds: both("M-56 100 Q-40 130 -50 170"), depth: 1.2 });
}

/** Draws a person in a garment. */
export function figure(from: Kit, motif: string, seed: number): string {
  const garment = MOTIFS[motif];
  if (!garment) return "";
  const k = new Kit(from.defs, from.tones.main, from.tones.accent, from.cloth, {
    far: from.far,
    worn: true,
  });
  const person = seed % SKINS.length;
  const skin = k.as("smooth", SKINS[person] ?? SKINS[0]);
  const hair = HAIR[person] ?? HAIR[0];
  const other = (name: string, color: string) => {
    const piece = MOTIFS[name];
    return piece ? piece.draw(k.as(piece.cloth, color), false) : "";
  };
  const quiet = QUIET[(seed >>> 3) % QUIET.length] ?? QUIET[0];
  const under = mix(quiet, "#ffffff", 0.2);
  const setting = garment.setting === "neck" ? "upper" : garment.setting;
  const bare = setting === "lower" ? seed % 2 === 0 : BARE.has(motif);
  const body = sym(
    "M0 -50 L-20 -60 C-20 -24 -22 -10 -34 0 L-76 24 C-70 60 -68 90 -68 110 C-64 140 -58 160 -58 180 C-64 210 -72 230 -74 260 Q-30 270 0 270",
  );
  const head =
    skin.part("M-42 -160 C-44 -108 -32 -66 0 -56 C32 -66 44 -108 42 -160 Z", { depth: 0.7 }) +
    skin.flat(
      "M-11 -88 Q-4 -92 0 -90 Q4 -92 11 -88 Q0 -79 -11 -88 Z",
      mix(SKINS[person] ?? SKINS[0], "#7a2f2a", 0.5),
    ) +
    skin.wire("M-11 -88 Q0 -86 11 -88", "#2b1712", 1.2, 0.5);
  const long = person % 2 === 0;
  const mane = long
    ? k
        .as("smooth", hair)
        .part(sym("M0 -170 L-48 -170 C-58 -110 -52 -40 -60 22 Q-40 32 -18 6 L0 -20"), {
          depth: 1.3,
        })
    : k
        .as("smooth", hair)
        .part(sym("M0 -170 L-50 -170 C-52 -140 -48 -118 -45 -104 L0 -96"), { depth: 1 });
  const lower =
    setting === "upper"
      ? plainTrousers(seed % 2 === 0 ? k.as("wool", quiet) : k.as("denim", "#48617f"))
      : legs(skin) + shoes(k.as("leather", "#4a372b"));
  const inner =
    setting === "full" && ["coat", "trench", "parka"].includes(motif)
      ? plainNeck(k.as("rib", "#e6ded0"))
      : "";
  const shirt = ["blazer", "jacket", "overshirt", "cardigan"].includes(motif)
    ? k
        .as("jersey", "#efe9dd")
        .part(sym("M0 22 Q-26 20 -34 -2 L-62 14 L-62 110 L0 120"), { depth: 0.8 })
    : "";
  const top = setting === "lower" ? tucked(k.as("jersey", under), bare) : "";
  const coated = inner === "" ? "" : plainTrousers(k.as("wool", quiet));
  return (
    mane +
    (bare
      ? skin.part(BARE_ARM, { depth: 0.8 }) + skin.part(flip(BARE_ARM), { depth: 0.8 })
      : at(-11, 0, 1, skin.part(HAND, { depth: 0.6 })) +
        at(11, 0, 1, skin.part(flip(HAND), { depth: 0.6 }))) +
    lower +
    coated +
    (coated ? shoes(k.as("leather", "#4a372b")) : "") +
    skin.part(body, { depth: 1.2, folds: both("M-40 14 Q-20 22 -6 16") }) +
    skin.shadow("M-20 -58 Q0 -44 20 -58 L22 -30 Q0 -14 -22 -30 Z", 0.26, 6) +
    head +
    inner +
    shirt +
    below(k, motif) +
    top +
    (garment.setting === "neck"
      ? other("turtleneck", quiet === QUIET[1] ? quiet : "#46483f") +
        at(0, 40, 0.46, garment.draw(k, false))
      : garment.draw(k, false))
  );
}

/** A head of wood, as shops have them for hats; its foot is at 150. */
export function bust(k: Kit): string {
  const wood = k.as("smooth", "#cfae86");
  return (
    wood.part("M-56 150 L56 150 L50 132 Q0 124 -50 132 Z", { depth: 0.6, tone: -0.12 }) +
    wood.part("M-8 60 L8 60 L9 138 L-9 138 Z", { depth: 0.5, tone: -0.2 }) +
    wood.part("M-22 34 C-20 60 -24 76 -34 88 Q0 96 34 88 C24 76 20 60 22 34 Z", { depth: 0.8 }) +
    wood.part(
      "M0 -104 C-48 -104 -70 -68 -64 -20 C-60 24 -34 64 0 64 C34 64 60 24 64 -20 C70 -68 48 -104 0 -104 Z",
      { depth: 1.5, lights: "M-40 -60 Q-48 -20 -34 20" },
    ) +
    wood.seam("M-64 -22 Q0 -8 64 -22 M0 -104 Q-12 -20 0 64", 0.8)
  );
}
