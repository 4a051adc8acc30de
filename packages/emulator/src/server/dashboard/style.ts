export const STYLE = `
header,main{max-width:1360px}
main{padding-top:20px}
h1{font:400 32px/1.15 var(--serif);letter-spacing:-.022em;margin:0 0 6px}
h2{margin:0;font-size:15px;letter-spacing:.02em}
h2 small{font-weight:400;color:var(--soft);margin-left:6px}
code,pre,.mono{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;font-size:12.5px}
.facts{display:flex;flex-wrap:wrap;gap:6px 18px;margin:0 0 8px;padding:0;list-style:none;color:var(--soft);font-size:14px}
.facts b{color:var(--ink);font-weight:600;font-variant-numeric:tabular-nums}
.board{display:grid;grid-template-columns:minmax(0,2.2fr) minmax(280px,1fr);gap:20px;align-items:start}
.board>div{display:grid;gap:20px;min-width:0}.board>div>*{min-width:0}
@media(max-width:960px){.board{grid-template-columns:minmax(0,1fr)}}
.card{padding:16px 18px}
.head{display:flex;align-items:center;justify-content:space-between;gap:10px;flex-wrap:wrap;margin-bottom:10px}
.scroll{overflow:auto;max-height:420px}.scroll table{min-width:480px}
.scroll.tall{max-height:560px}
table{font-size:13px}
th{position:sticky;top:0;background:var(--card);color:var(--soft);font-weight:500;z-index:1}
td,th{padding:6px 8px}
td{font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
td.tight{white-space:nowrap;width:1%}
td button code{display:inline-block;max-width:150px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;vertical-align:bottom}
label.inline{display:flex;align-items:center;gap:8px;margin:0;font-size:13px}label.inline input{margin:0;width:200px}
tr.bad td:first-child{box-shadow:inset 3px 0 0 var(--bad)}
.tag{display:inline-block;border-radius:var(--radius);padding:1px 7px;background:var(--second);font-size:12px;white-space:nowrap}
.tag.good{background:var(--good-soft);color:var(--good)}.tag.bad{background:var(--bad-soft);color:var(--bad)}
details summary{cursor:pointer;list-style-position:inside}
details pre{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--paper);border:1px solid var(--line);border-radius:var(--radius);padding:8px 10px;margin:6px 0;max-height:280px;overflow:auto}
[tabindex]:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.row{display:flex;flex-wrap:wrap;gap:8px;align-items:end}
.row+.row{margin-top:10px}
.row label{margin:0;flex:1 1 110px;font-size:13px}
input,select{padding:7px 9px;font-size:14px}
button{width:auto;padding:8px 14px;font-size:14px}
button.second{padding:7px 12px;font-size:13px}
button.plain{background:none;color:var(--link);padding:2px 4px;font-weight:500;font-size:13px;text-decoration:underline}
a{color:var(--link)}
.clock{font-size:21px;font-weight:600;font-variant-numeric:tabular-nums;margin:2px 0 10px}
.list{list-style:none;margin:10px 0 0;padding:0;font-size:13px}
.list li{display:flex;justify-content:space-between;gap:8px;align-items:center;padding:5px 0;border-top:1px solid var(--line)}
.empty{color:var(--soft);font-size:13px;margin:6px 0}
#notice{min-height:22px;margin:0 0 12px;color:var(--soft);font-size:14px}
#notice.bad{color:var(--bad)}
@media(prefers-reduced-motion:no-preference){tr.new{animation:new 1.6s}@keyframes new{from{background:var(--good-soft)}}}
`;
