/** Adapts a local font to the metrics of the shop's font, so that no font has to be loaded. */
const fontFace = (name: string, size: number, ascent: number, descent: number, local: string[]) =>
  `@font-face{font-family:"${name}";size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;src:${local.map((font) => `local("${font}")`).join(",")}}`;

const FONT_FACES =
  fontFace("Fraunces in Georgia", 105.2, 93, 24.2, ["Georgia"]) +
  fontFace("Fraunces in Times", 115.4, 84.7, 22.1, ["Times New Roman", "Liberation Serif"]) +
  fontFace("Instrument in Arial", 102.7, 94.4, 24.3, ["Arial", "Liberation Sans"]);

const TOKENS = `${FONT_FACES}:root{color-scheme:light dark;
--ink:light-dark(#1c1a17,#f1ede6);--paper:light-dark(#faf8f4,#151412);--card:light-dark(#ffffff,#1e1c19);
--second:light-dark(#f1ede5,#262320);--line:light-dark(#e4dfd5,#35312b);--edge:light-dark(#8d8577,#7d766a);
--soft:light-dark(#6b645a,#a49c8f);--accent:light-dark(#2f4a3b,#9fc0a8);--accent-strong:light-dark(#223729,#b7d2be);
--accent-ink:light-dark(#ffffff,#12211a);--link:light-dark(#2f4a3b,#9fc0a8);
--bad:light-dark(#9c3d2a,#e0957f);--bad-soft:light-dark(#f8eae5,#38231d);
--good:light-dark(#2f4a3b,#9fc0a8);--good-soft:light-dark(#e7eee8,#22302a);--note:light-dark(#f1ede5,#262320);
--serif:"Fraunces Variable","Fraunces in Georgia","Fraunces in Times",Georgia,serif;
--sans:"Instrument Sans Variable","Instrument in Arial",system-ui,sans-serif;--radius:2px}`;

export const BASE_CSS = `${TOKENS}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 var(--sans);-webkit-text-size-adjust:100%}
header{padding:22px 24px;border-bottom:1px solid var(--line);display:flex;align-items:center;justify-content:space-between;gap:16px;max-width:1120px;margin:auto}
header b{font:400 26px/1 var(--serif);letter-spacing:-.035em}
.quiet{color:var(--soft)}
main{max-width:1120px;margin:0 auto;padding:32px 24px 64px}
h1{font-weight:600;font-size:28px;margin:0 0 20px}
h2{font-size:16px;margin:28px 0 12px}
.card{background:var(--card);border:1px solid var(--line);border-radius:var(--radius);padding:24px}
label{display:block;font-size:14px;margin-bottom:16px}
input,select,textarea{display:block;width:100%;margin-top:6px;padding:11px 14px;border:1px solid var(--edge);border-radius:var(--radius);background:var(--card);color:var(--ink);font:inherit;font-size:16px}
:is(input,select,textarea,button,a,summary):focus-visible{outline:2px solid var(--accent);outline-offset:2px}
button{font:inherit;font-weight:500;border:1px solid var(--accent);border-radius:var(--radius);padding:14px 20px;cursor:pointer;background:var(--accent);color:var(--accent-ink);width:100%}
button:hover{background:var(--accent-strong);border-color:var(--accent-strong)}
button.second{background:transparent;border-color:var(--edge);color:var(--ink);width:auto;padding:10px 16px;font-size:14px}
button.second:hover{border-color:var(--ink)}
.error{background:var(--bad-soft);color:var(--bad);border-radius:var(--radius);padding:12px 16px;margin:0 0 18px}
.note{background:var(--note);border-radius:var(--radius);padding:12px 16px;font-size:14px;color:var(--soft);margin:0 0 18px}
table{border-collapse:collapse;width:100%;font-size:14px}td,th{text-align:left;padding:8px 10px;border-bottom:1px solid var(--line);vertical-align:top}
@media(prefers-reduced-motion:no-preference){button,input,select,textarea{transition:background .2s,border-color .2s}}`;

export const HOSTED_CSS = `
.hosted{display:flex;flex-direction:column;overflow-wrap:anywhere;min-height:100vh;min-height:100dvh}
.hosted header{width:100%;max-width:none;min-height:76px;padding:14px max(24px,50% - 536px)}
.hosted main{width:100%;flex:1;padding-block:clamp(28px,5vw,56px) 72px}
.hosted footer{border-top:1px solid var(--line);padding:18px 24px;text-align:center;font-size:13px;color:var(--soft)}
.hosted h1,.hosted h2{font-family:var(--serif);font-weight:400;letter-spacing:-.022em;line-height:1.15;text-wrap:balance}
.hosted h1{font-size:clamp(30px,2.2vw + 22px,44px);margin:0 0 24px}
.hosted h2{font-size:22px;margin:0 0 16px}
.hosted a{color:inherit;text-underline-offset:.25em;text-decoration-thickness:1px}
.hosted input:not([type=radio]),.hosted select{min-height:48px}
.hosted button{min-height:52px}.hosted button.second{min-height:44px}
.narrow{max-width:440px;margin:0 auto}
.hosted .card.narrow{padding:clamp(24px,4vw,44px);margin-top:clamp(0px,3vw,32px)}
.narrow h1{font-size:clamp(28px,1.4vw + 22px,36px);margin-bottom:12px}.lead{color:var(--soft);margin:0 0 24px}
.or{border-top:1px solid var(--line);margin-top:28px;padding-top:20px;display:flex;align-items:center;justify-content:space-between;gap:12px;font-size:14px;color:var(--soft)}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 16px}
.pair>:empty{display:none}
[aria-invalid=true]{border-color:var(--bad)}
.wrong{display:block;color:var(--bad);font-size:14px;margin-top:6px}
.hint{display:block;color:var(--soft);font-size:13px;margin-top:6px}
fieldset{border:0;margin:0 0 36px;padding:0;min-width:0}
legend{font:400 22px/1.2 var(--serif);letter-spacing:-.022em;padding:0;margin-bottom:16px}
.choices{border:1px solid var(--edge);border-radius:var(--radius);background:var(--card)}
.choice{display:flex;align-items:center;gap:14px;min-height:60px;padding:10px 16px;margin:0;font-size:15px;cursor:pointer}
.choice+.choice{border-top:1px solid var(--line)}
.choice:has(:checked){background:var(--second)}
.choice input{width:20px;height:20px;min-height:0;margin:0;flex:none;accent-color:var(--accent)}
.choice small{display:block;color:var(--soft);font-size:13px}.choice .price{margin-left:auto;white-space:nowrap}
.demo{margin-bottom:36px;display:flex;align-items:center;justify-content:space-between;gap:12px 20px;flex-wrap:wrap}
.checkout{display:grid;gap:0 clamp(32px,6vw,88px);grid-template-columns:minmax(0,1.25fr) minmax(0,1fr);align-items:start}
.summary{position:sticky;top:24px}
.summary .card{padding:clamp(20px,2.4vw,32px)}
.items{list-style:none;margin:0;padding:0}
.item{display:grid;grid-template-columns:72px minmax(0,1fr) auto;gap:16px;align-items:start;padding:14px 0;font-size:15px}
.item+.item{border-top:1px solid var(--line)}
.item img{display:block;width:72px;height:90px;object-fit:cover;background:var(--second)}
.item small{color:var(--soft);display:block;font-size:13px}
.price,dd{font-variant-numeric:tabular-nums}
.coupon{display:grid;grid-template-columns:1fr auto;gap:0 10px;align-items:end;border-block:1px solid var(--line);margin:8px 0 0;padding:18px 0}
.coupon label{margin:0}.coupon button.second{min-height:48px}.coupon .wrong{grid-column:1/-1}
dl{display:grid;grid-template-columns:1fr auto;row-gap:10px;margin:18px 0 0;font-size:15px}
dd{margin:0;text-align:right}
dl .total{font-size:20px;border-top:1px solid var(--line);padding-top:14px;margin-top:4px}
.pay{margin-top:20px}.pay .hint{text-align:center;margin-top:14px}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap;padding:0;border:0;min-height:0}
@media(max-width:820px){.checkout{grid-template-columns:minmax(0,1fr)}.summary{position:static}}
@media(max-width:480px){.hosted main{padding-inline:18px}.hosted header{padding-inline:18px}.hosted .card.narrow{border:0;background:none;padding:0}}`;
