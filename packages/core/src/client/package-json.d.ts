// The build of declarations reads no file outside of src, and takes the manifest on trust.
declare module "*/package.json" {
  export const version: string;
}
