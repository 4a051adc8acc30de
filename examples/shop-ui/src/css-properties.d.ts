import "react";

declare module "react" {
  interface CSSProperties {
    /** Color of a swatch. */
    "--dot"?: string | undefined;
  }
}
