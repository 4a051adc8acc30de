// The declaration build cannot read package.json, which is outside of src.
declare module "*/package.json" {
  export const version: string;
}
