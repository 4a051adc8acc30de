import { RichContent } from "@portico/react/rich-content";
import type { V3Product } from "@portico/stores/products-v3";
import { memo } from "react";

/** Memoized, because the details do not depend on the selected choices. */
export const Details = memo(function Details({ product }: { product: V3Product }) {
  return (
    <div>
      <details className="fold" open>
        <summary>Description</summary>
        <div>
          <RichContent document={product.description} />
        </div>
      </details>
      {product.infoSections.map((section) => (
        <details key={section.id} className="fold">
          <summary>{section.title}</summary>
          <div>
            <RichContent document={section.description} />
          </div>
        </details>
      ))}
    </div>
  );
});
