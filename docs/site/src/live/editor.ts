import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { ensureSyntaxTree, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap } from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";

export interface Editor {
  code: () => string;
  /** Returns the code with loops that stop after ten seconds, because a frame shares the page's thread. */
  guardedCode: () => string;
  focus: () => void;
  close: () => void;
}

/** Code that throws if the current task has run for more than ten seconds. */
const LOOP_GUARD =
  "globalThis.__since??=(setTimeout(()=>{globalThis.__since=undefined}),Date.now());" +
  'if(Date.now()-globalThis.__since>10_000)throw new Error("A loop was stopped after 10 seconds.");';

function guardLoops(state: EditorState): string {
  const code = state.doc.toString();
  const insertions: { at: number; text: string }[] = [];
  ensureSyntaxTree(state, code.length, 1_000)?.iterate({
    enter({ name, node }) {
      if (!/^(For|While|Do)Statement$/.test(name)) return;
      const body = node.getChild("Block") ?? node.getChild("Statement");
      if (!body) return;
      if (body.name === "Block") insertions.push({ at: body.from + 1, text: LOOP_GUARD });
      else insertions.push({ at: body.from, text: `{${LOOP_GUARD}` }, { at: body.to, text: "}" });
    },
  });
  let guardedCode = code;
  for (const { at, text } of insertions.sort((one, other) => other.at - one.at))
    guardedCode = guardedCode.slice(0, at) + text + guardedCode.slice(at);
  return guardedCode;
}

/** Replaces a code block with an editor. */
export function openEditor(
  block: HTMLElement,
  file: string,
  code: string,
  onRun: () => void,
): Editor {
  const run = () => {
    onRun();
    return true;
  };
  const view = new EditorView({
    state: EditorState.create({
      doc: code.trimEnd(),
      extensions: [
        history(),
        drawSelection(),
        keymap.of([{ key: "Mod-Enter", run }, ...defaultKeymap, ...historyKeymap]),
        javascript({ typescript: true, jsx: file.endsWith("x") }),
        syntaxHighlighting(classHighlighter),
        EditorView.contentAttributes.of({ "aria-label": `Code of ${file}`, tabindex: "0" }),
      ],
    }),
  });
  block.hidden = true;
  block.after(view.dom);
  return {
    code: () => view.state.doc.toString(),
    guardedCode: () => (file.endsWith("x") ? guardLoops(view.state) : view.state.doc.toString()),
    focus: () => view.focus(),
    close() {
      view.destroy();
      block.hidden = false;
    },
  };
}
