// The declaration build cannot read files outside of src.
declare module "*/package.json" {
  export const version: string;
}
