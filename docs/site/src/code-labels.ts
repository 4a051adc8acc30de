import type { ExpressiveCodePlugin } from "@astrojs/starlight/expressive-code";
import { select, setProperty } from "@astrojs/starlight/expressive-code/hast";

/**
 * Makes code blocks reachable by keyboard before the page's script has run, and names them. A
 * screen reader lists blocks that scroll as regions, and regions need different names.
 */
export const codeLabels: ExpressiveCodePlugin = {
  name: "code labels",
  hooks: {
    postprocessRenderedBlock({ codeBlock, renderData }) {
      const pre = select("pre", renderData.blockAst);
      if (!pre) return;
      const { parentDocument, props } = codeBlock;
      const index = (parentDocument?.positionInDocument?.groupIndex ?? 0) + 1;
      setProperty(pre, "tabindex", "0");
      setProperty(pre, "aria-label", `Code block ${index}${props.title ? `, ${props.title}` : ""}`);
    },
  },
};
