/** `all: revert` removes the app's element styles. */
export const styles = `
.portico-devtools, .portico-devtools :not(style, option), .portico-devtools-toggle { all: revert; box-sizing: border-box; }
.portico-devtools, .portico-devtools-toggle {
  color-scheme: light dark; font: 13px/1.5 system-ui, sans-serif; text-align: start;
  color: light-dark(#1a1c20, #e8e8ea); background: light-dark(#fff, #16181d);
}
.portico-devtools { display: grid; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); gap: 0 1.5rem; padding: 0 1rem 1rem; overflow: auto; }
.portico-devtools > section:last-child { grid-column: 1 / -1; min-width: 0; overflow-x: auto; }
.portico-devtools h2 { font-size: 14px; margin: 1em 0 .5em; }
.portico-devtools dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; margin: 0; }
.portico-devtools dd { margin: 0; }
.portico-devtools ul, .portico-devtools ol { margin: .25em 0; padding-inline-start: 1.25rem; }
.portico-devtools form { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .5rem; margin-bottom: .75rem; }
.portico-devtools form :is(p, ul) { flex-basis: 100%; margin: 0; }
.portico-devtools input[type="number"] { width: 4rem; }
.portico-devtools table { border-collapse: collapse; width: 100%; }
.portico-devtools :is(th, td) { padding: .25rem .75rem .25rem 0; text-align: start; vertical-align: top; border-bottom: 1px solid light-dark(#d9dbe0, #363a42); }
.portico-devtools :is(td, tbody th) { font-family: ui-monospace, monospace; font-weight: normal; overflow-wrap: anywhere; }
.portico-devtools :is([role="alert"], summary) { color: light-dark(#a3001f, #ff9d93); }
.portico-devtools a { color: light-dark(#0b57d0, #8ab4f8); }
.portico-devtools :focus-visible, .portico-devtools-toggle:focus-visible { outline: 2px solid light-dark(#0b57d0, #8ab4f8); outline-offset: 1px; }
.portico-devtools-dock { position: fixed; inset: auto 0 0; z-index: 99999; display: flex; flex-direction: column; pointer-events: none; }
.portico-devtools-dock > * { pointer-events: auto; }
.portico-devtools-dock > .portico-devtools { max-height: 50vh; border-top: 1px solid light-dark(#8b8f98, #5c616b); }
.portico-devtools-dock > .portico-devtools-toggle { align-self: flex-start; margin: .5rem; padding: .25rem .75rem; border: 1px solid light-dark(#8b8f98, #5c616b); border-radius: 999px; cursor: pointer; }
`;
