// Silhouettes on a 400 x 500 sheet. Each is a few paths: `body` is filled, `line` is drawn on top.
import type { Tones } from "./colors.js";

/** Draws one motif. */
export type Motif = (tones: Tones) => string;

const body = (d: string, extra = "") => `<path d="${d}" fill="url(#cloth)" ${extra}/>`;
const fill = (d: string, color: string, opacity = 1) =>
  `<path d="${d}" fill="${color}" fill-opacity="${opacity}"/>`;
const line = (d: string, tones: Tones, width = 2, dash = "") =>
  `<path d="${d}" fill="none" stroke="${tones.line}" stroke-opacity=".55" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ""}/>`;
const dot = (x: number, y: number, r: number, color: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`;

const tee: Motif = (t) =>
  body(
    "M148 118 Q200 150 252 118 L322 152 Q338 196 346 236 L296 254 L286 214 Q284 310 292 404 Q200 422 108 404 Q116 310 114 214 L104 254 L54 236 Q62 196 78 152 Z",
  ) +
  fill("M148 118 Q200 150 252 118 Q246 158 200 162 Q154 158 148 118 Z", t.dark, 0.55) +
  line("M114 214 Q112 190 120 170 M286 214 Q288 190 280 170 M110 392 Q200 409 290 392", t);

const shirt: Motif = (t) =>
  body(
    "M158 108 L200 138 L242 108 L314 142 Q338 226 348 344 L308 352 L288 232 Q286 320 294 418 Q200 432 106 418 Q114 320 112 232 L92 352 L52 344 Q62 226 86 142 Z",
  ) +
  fill(
    "M158 108 L200 138 L178 178 L142 122 Z M242 108 L200 138 L222 178 L258 122 Z",
    t.light,
    0.9,
  ) +
  line(
    "M200 138 L200 426 M158 108 L142 122 L178 178 L200 138 L222 178 L258 122 L242 108 M228 216 h40 v44 q-20 12 -40 0 z",
    t,
  ) +
  [190, 240, 290, 340, 390].map((y) => dot(200, y, 3.4, t.line)).join("");

const knit: Motif = (t) =>
  body(
    "M152 112 Q200 134 248 112 L312 146 Q344 236 356 354 L308 366 L288 240 Q284 330 288 398 L112 398 Q116 330 112 240 L92 366 L44 354 Q56 236 88 146 Z",
  ) +
  fill(
    "M152 112 Q200 134 248 112 L252 128 Q200 158 148 128 Z M112 384 h176 v24 h-176 z M42 342 l50 12 -4 22 -50 -12 z M358 342 l-50 12 4 22 50 -12 z",
    t.dark,
    0.5,
  ) +
  line(
    "M128 180 q12 -14 24 0 t24 0 24 0 24 0 24 0 24 0 M124 220 q12 -14 24 0 t24 0 24 0 24 0 24 0 24 0 M122 260 q12 -14 24 0 t24 0 24 0 24 0 24 0 24 0 M120 300 q12 -14 24 0 t24 0 24 0 24 0 24 0 24 0 M118 340 q12 -14 24 0 t24 0 24 0 24 0 24 0 24 0",
    t,
    2.4,
  );

const coat: Motif = (t) =>
  body(
    "M156 84 L200 116 L244 84 L312 116 Q338 214 346 342 L304 350 L290 226 Q296 344 314 452 Q200 466 86 452 Q104 344 110 226 L96 350 L54 342 Q62 214 88 116 Z",
  ) +
  fill("M156 84 L200 214 L126 164 L132 100 Z M244 84 L200 214 L274 164 L268 100 Z", t.dark, 0.5) +
  line(
    "M200 214 L200 460 M126 164 L200 214 L274 164 M122 322 h46 v12 h-46 z M232 322 h46 v12 h-46 z M114 262 Q200 274 286 262",
    t,
  ) +
  [244, 296, 348].map((y) => dot(182, y, 5, t.line) + dot(218, y, 5, t.line)).join("");

const jacket: Motif = (t) =>
  body(
    "M158 106 L200 128 L242 106 L310 138 Q336 226 344 342 L302 350 L288 234 L290 366 Q200 380 110 366 L112 234 L98 350 L56 342 Q64 226 90 138 Z",
  ) +
  fill(
    "M158 106 L200 128 L242 106 L250 138 L200 158 L150 138 Z M110 346 h180 v22 q-90 14 -180 0 z",
    t.dark,
    0.55,
  ) +
  line(
    "M200 158 L200 372 M128 226 h48 v34 h-48 z M224 226 h48 v34 h-48 z M128 300 l42 26 M272 300 l-42 26",
    t,
    2.4,
  ) +
  line("M196 158 L196 370 M204 158 L204 370", t, 1.4, "3 4");

const trousers: Motif = (t) =>
  body("M124 84 L276 84 L300 448 L226 454 L200 214 L174 454 L100 448 Z") +
  fill("M124 84 h152 l3 28 h-158 z", t.dark, 0.5) +
  line(
    "M200 112 L200 214 M128 118 q12 44 -8 60 M272 118 q-12 44 8 60 M152 220 L140 448 M248 220 L260 448",
    t,
  );

const shorts: Motif = (t) =>
  body("M120 134 L280 134 L312 342 L214 352 L200 252 L186 352 L88 342 Z") +
  fill("M120 134 h160 l4 30 h-168 z", t.dark, 0.5) +
  line(
    "M200 164 L200 252 M126 170 q12 44 -14 62 M274 170 q-12 44 14 62 M92 326 l96 10 M308 326 l-96 10",
    t,
  );

const skirt: Motif = (t) =>
  body("M146 112 L254 112 Q286 260 322 404 Q200 438 78 404 Q114 260 146 112 Z") +
  fill("M146 112 h108 l5 26 h-118 z", t.dark, 0.5) +
  line(
    "M166 138 Q146 280 124 414 M190 138 Q182 290 176 424 M212 138 Q220 290 226 424 M236 138 Q256 280 278 414",
    t,
  );

const dress: Motif = (t) =>
  body(
    "M158 76 Q162 116 200 126 Q238 116 242 76 L262 80 Q268 140 286 176 Q260 214 258 244 Q292 340 322 440 Q200 470 78 440 Q108 340 142 244 Q140 214 114 176 Q132 140 138 80 Z",
  ) +
  fill("M142 236 Q200 250 258 236 L260 254 Q200 268 140 254 Z", t.dark, 0.55) +
  line(
    "M170 262 Q150 350 128 446 M200 266 L200 458 M230 262 Q250 350 272 446 M158 76 Q162 116 200 126 Q238 116 242 76",
    t,
  );

const sneaker: Motif = (t) =>
  body(
    "M62 292 Q68 216 96 204 Q138 214 168 196 L244 262 Q300 276 332 294 Q350 308 346 330 L62 330 Z",
  ) +
  fill("M56 326 h292 q6 30 -22 34 h-238 q-34 -2 -32 -34 z", "#f6f2ea") +
  fill("M62 292 Q68 216 96 204 Q108 210 120 210 Q112 270 118 326 L62 330 Z", t.dark, 0.45) +
  line(
    "M168 196 L152 216 M186 212 L168 234 M204 228 L186 252 M222 244 L206 268 M118 326 Q190 318 232 290 Q262 296 292 328 M60 342 h284",
    t,
    3,
  );

const boot: Motif = (t) =>
  body(
    "M138 106 L238 106 Q236 200 244 246 Q302 270 322 306 Q332 334 322 356 L132 356 Q126 230 138 106 Z",
  ) +
  fill("M128 352 h198 q6 22 -12 30 h-110 l-6 -14 -6 14 h-58 q-12 -10 -6 -30 z", t.dark) +
  fill("M138 106 h100 l0 26 h-102 z", t.dark, 0.5) +
  line("M212 140 L212 246 M244 246 Q220 262 190 262 M150 300 Q230 296 318 312", t, 2.4);

const bag: Motif = (t) =>
  body("M92 218 Q200 206 308 218 L328 396 Q200 420 72 396 Z") +
  `<path d="M138 220 Q140 112 200 110 Q260 112 262 220" fill="none" stroke="${t.dark}" stroke-width="13" stroke-linecap="round"/>` +
  fill("M92 218 Q200 206 308 218 L312 256 Q200 272 88 256 Z", t.dark, 0.45) +
  line("M82 300 Q200 320 318 300", t, 1.8, "5 6") +
  `<rect x="184" y="250" width="32" height="22" rx="6" fill="${t.accent}"/>`;

const backpack: Motif = (t) =>
  `<path d="M158 132 Q160 88 200 88 Q240 88 242 132" fill="none" stroke="${t.dark}" stroke-width="12"/>` +
  body(
    "M116 190 Q118 120 200 120 Q282 120 284 190 L298 398 Q298 418 276 418 L124 418 Q102 418 102 398 Z",
  ) +
  fill(
    "M126 290 h148 q12 0 12 12 v84 q0 14 -14 14 h-144 q-14 0 -14 -14 v-84 q0 -12 12 -12 z",
    t.dark,
    0.4,
  ) +
  line("M122 214 Q200 238 278 214 M126 320 h148", t, 2.6) +
  `<rect x="192" y="306" width="16" height="30" rx="5" fill="${t.accent}"/>`;

const scarf: Motif = (t) =>
  body("M206 236 L268 222 L292 404 L226 416 Z", 'opacity=".82"') +
  body(
    "M104 176 Q120 92 200 90 Q280 92 296 176 Q300 226 250 244 Q200 258 150 244 Q100 226 104 176 Z",
  ) +
  fill(
    "M142 168 Q154 128 200 126 Q246 128 258 168 Q246 200 200 202 Q154 200 142 168 Z",
    t.dark,
    0.75,
  ) +
  body("M140 226 L214 242 L204 430 L128 420 Z") +
  fill("M136 286 l76 9 -1 16 -76 -9 z M133 330 l76 9 -1 16 -76 -9 z", t.accent, 0.8) +
  line("M118 196 Q150 232 204 236 M282 196 Q262 226 226 234", t) +
  line(
    "M130 420 l-2 22 M148 423 l-2 22 M166 425 l-2 22 M184 428 l-2 22 M202 430 l-2 22 M230 416 l3 20 M250 412 l3 20 M270 408 l3 20 M288 405 l3 20",
    t,
    3,
  );

const beanie: Motif = (t) =>
  body("M106 310 Q100 150 200 146 Q300 150 294 310 Z") +
  fill("M92 296 q108 26 216 0 q12 30 -2 64 q-106 24 -212 0 q-14 -34 -2 -64 z", t.dark, 0.62) +
  dot(200, 136, 24, t.light) +
  line(
    "M150 170 Q128 230 130 304 M178 152 Q166 230 168 310 M222 152 Q234 230 232 310 M250 170 Q272 230 270 304",
    t,
    2.6,
  );

const hat: Motif = (t) =>
  `<ellipse cx="200" cy="312" rx="158" ry="40" fill="url(#cloth)"/>` +
  body("M118 306 Q118 180 160 172 Q200 190 240 172 Q282 180 282 306 Q200 336 118 306 Z") +
  fill("M118 270 Q200 300 282 270 L282 304 Q200 336 118 304 Z", t.accent, 0.9) +
  line("M42 312 Q200 372 358 312 M160 172 Q200 190 240 172", t);

const belt: Motif = (t) =>
  `<path d="M84 250 A116 116 0 1 1 84 262" fill="none" stroke="url(#cloth)" stroke-width="38"/>` +
  `<path d="M84 250 A116 116 0 1 1 84 262" fill="none" stroke="${t.line}" stroke-opacity=".5" stroke-width="1.6" stroke-dasharray="5 6"/>` +
  `<rect x="52" y="222" width="64" height="66" rx="12" fill="none" stroke="${t.accent}" stroke-width="11"/>` +
  `<path d="M84 256 h42" stroke="${t.accent}" stroke-width="8" stroke-linecap="round"/>`;

const socks: Motif = (t) =>
  body(
    "M128 104 L196 104 L196 286 Q200 316 236 334 Q262 350 250 378 Q236 398 204 390 L148 362 Q126 346 126 306 Z",
  ) +
  body(
    "M222 84 L290 84 L290 266 Q294 296 330 314 Q354 332 342 358 Q326 378 296 368 L262 352 Q262 338 236 326 Q222 312 222 286 Z",
    'opacity=".86"',
  ) +
  fill("M128 104 h68 v34 h-68 z M222 84 h68 v34 h-68 z", t.accent, 0.85) +
  line("M128 178 h68 M128 204 h68 M222 158 h68 M222 184 h68", t, 4);

const glasses: Motif = (t) =>
  `<path d="M60 224 Q120 204 178 222 Q200 214 222 222 Q280 204 340 224" fill="none" stroke="${t.main}" stroke-width="12" stroke-linecap="round"/>` +
  `<path d="M70 228 q52 -16 104 0 q6 74 -52 76 q-56 -4 -52 -76 z" fill="${t.dark}" fill-opacity=".72" stroke="url(#cloth)" stroke-width="11"/>` +
  `<path d="M226 228 q52 -16 104 0 q4 72 -52 76 q-58 -2 -52 -76 z" fill="${t.dark}" fill-opacity=".72" stroke="url(#cloth)" stroke-width="11"/>` +
  `<path d="M88 244 l30 -10 M244 244 l30 -10" stroke="#fff" stroke-opacity=".5" stroke-width="6" stroke-linecap="round"/>`;

const watch: Motif = (t) =>
  body("M166 74 L234 74 L242 188 L158 188 Z M158 312 L242 312 L234 428 L166 428 Z") +
  `<circle cx="200" cy="250" r="76" fill="${t.accent}"/><circle cx="200" cy="250" r="62" fill="#fbf8f2"/>` +
  `<path d="M200 250 L200 208 M200 250 L230 264" stroke="${t.dark}" stroke-width="5" stroke-linecap="round"/>` +
  [0, 90, 180, 270]
    .map(
      (a) =>
        `<path d="M200 196 v9" stroke="${t.dark}" stroke-width="4" transform="rotate(${a} 200 250)"/>`,
    )
    .join("") +
  line("M200 90 v70 M200 336 v76", t, 1.6, "5 6");

const necklace: Motif = (t) =>
  `<path d="M108 104 Q116 300 200 322 Q284 300 292 104" fill="none" stroke="${t.accent}" stroke-width="5" stroke-dasharray="1 8" stroke-linecap="round"/>` +
  `<path d="M108 104 Q116 300 200 322 Q284 300 292 104" fill="none" stroke="${t.accent}" stroke-opacity=".5" stroke-width="2"/>` +
  `<path d="M200 318 q34 26 26 62 q-12 30 -26 34 q-14 -4 -26 -34 q-8 -36 26 -62 z" fill="url(#cloth)"/>` +
  `<path d="M192 352 q-8 18 0 36" stroke="#fff" stroke-opacity=".6" stroke-width="4" fill="none" stroke-linecap="round"/>`;

const card: Motif = (t) =>
  `<rect x="66" y="164" width="268" height="172" rx="20" fill="url(#cloth)"/>` +
  `<path d="M66 226 h268" stroke="${t.accent}" stroke-width="18"/><path d="M150 164 v172" stroke="${t.accent}" stroke-width="18"/>` +
  `<path d="M150 226 q-46 -50 -12 -58 q22 4 12 58 q34 -56 52 -36 q6 26 -52 36 z" fill="none" stroke="${t.accent}" stroke-width="8"/>`;

/** All motifs by name. */
export const MOTIFS: Readonly<Record<string, Motif>> = {
  tee,
  shirt,
  knit,
  coat,
  jacket,
  trousers,
  shorts,
  skirt,
  dress,
  sneaker,
  boot,
  bag,
  backpack,
  scarf,
  beanie,
  hat,
  belt,
  socks,
  glasses,
  watch,
  necklace,
  card,
};
