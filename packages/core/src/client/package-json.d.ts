// The build of the declarations reads no files outside src, so the type of package.json is declared here.
declare module "*/package.json" {
  export const version: string;
}
