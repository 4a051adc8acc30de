// The declaration build cannot read package.json, because that file is outside of src.
declare module "*/package.json" {
  export const version: string;
}
