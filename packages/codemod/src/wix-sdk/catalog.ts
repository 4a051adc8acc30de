import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import {
  Node,
  Project,
  ScriptTarget,
  type SourceFile,
  type Symbol as TsSymbol,
  type Type,
  ts,
} from "ts-morph";

/** Packages whose exports are modules such as `productsV3`. */
const SERVICE_PACKAGES = ["stores", "ecom", "members", "identity"];
/** Entry points that replace the exports of `@wix/sdk`, in order of preference. */
const SDK_ENTRY_POINTS = ["core", "identity", "identity/app", "core/media"];

const PORTICO_PACKAGES: Record<string, string> = {
  stores: "stores",
  categories: "stores",
  ecom: "ecom",
  members: "members",
  redirects: "identity",
  identity: "identity",
};

/** The exports of the Portico packages, which the codemod reads from its own dependencies. */
export class Catalog {
  readonly #entries = new Map<string, Map<string, TsSymbol>>();
  readonly #types: Project;
  readonly #modules = new Map<string, Map<string, TsSymbol>>();

  constructor() {
    this.#types = new Project({
      skipAddingFilesFromTsConfig: true,
      compilerOptions: {
        target: ScriptTarget.ES2022,
        module: ts.ModuleKind.ESNext,
        moduleResolution: ts.ModuleResolutionKind.Bundler,
        types: [],
        skipLibCheck: true,
      },
    });
    const folder = dirname(fileURLToPath(import.meta.url));
    const names = [...SERVICE_PACKAGES, ...SDK_ENTRY_POINTS];
    const lines = names.map((name, index) => `import * as e${index} from "@portico/${name}";`);
    const file = this.#types.createSourceFile(`${folder}/catalog-entries.ts`, lines.join("\n"));
    for (const [index, name] of names.entries()) {
      const specifier = file.getImportDeclarationOrThrow((declaration) =>
        declaration.getText().includes(` e${index} `),
      );
      const entryFile = specifier.getModuleSpecifierSourceFile();
      if (!entryFile)
        throw new Error(`Cannot find the types of @portico/${name}. Reinstall this tool.`);
      this.#entries.set(name, exportsOf(entryFile));
    }
  }

  packageFor(wixPackage: string): string | undefined {
    return PORTICO_PACKAGES[wixPackage];
  }

  hasModule(packageName: string, module: string): boolean {
    return this.#entries.get(packageName)?.has(module) ?? false;
  }

  sdkEntryOf(exportedName: string): string | undefined {
    return SDK_ENTRY_POINTS.find((entry) => this.#entries.get(entry)?.has(exportedName));
  }

  hasMember(packageName: string, module: string, member: string): boolean {
    return this.#moduleOf(packageName, module).has(member);
  }

  hasField(packageName: string, module: string, type: string, field: string): boolean {
    return this.#fieldOf(packageName, module, type, field) !== undefined;
  }

  /** Returns a type's required fields, which responses always contain. */
  requiredFields(packageName: string, module: string, type: string): string[] {
    const properties = this.#moduleOf(packageName, module)
      .get(type)
      ?.getDeclaredType()
      .getProperties();
    return (properties ?? [])
      .filter((property) => !property.isOptional())
      .map((property) => property.getName());
  }

  /** Returns whether a function returns a query or search builder when called without arguments. */
  returnsBuilder(packageName: string, module: string, member: string): boolean {
    const symbol = this.#moduleOf(packageName, module).get(member);
    const [declaration] = symbol?.getDeclarations() ?? [];
    const signatures = declaration && symbol?.getTypeAtLocation(declaration).getCallSignatures();
    return (signatures ?? []).some(
      (signature) =>
        signature.getParameters().every((parameter) => parameter.isOptional()) &&
        signature.getReturnType().getProperty("find") !== undefined,
    );
  }

  /** Returns the kind of object that replaces a string field: a file, or the URL of a page. */
  objectKind(
    packageName: string,
    module: string,
    type: string,
    field: string,
  ): "file" | "page" | undefined {
    const nonNullType = this.#fieldType(packageName, module, type, field)?.getNonNullableType();
    const parts = nonNullType?.isUnion()
      ? nonNullType.getUnionTypes()
      : nonNullType
        ? [nonNullType]
        : [];
    const object = parts.find((part) => part.isObject() && part.getProperty("url") !== undefined);
    if (!object) return undefined;
    return object.getProperty("relativePath") ? "page" : "file";
  }

  /** Returns `value` for a field of unknown type, and `record` for an object with unknown fields. */
  unknownKind(
    packageName: string,
    module: string,
    type: string,
    field: string,
  ): "value" | "record" | undefined {
    const declaredType = this.#fieldType(packageName, module, type, field);
    if (declaredType?.isUnknown()) return "value";
    return declaredType?.getNonNullableType().getStringIndexType()?.isUnknown()
      ? "record"
      : undefined;
  }

  #fieldType(packageName: string, module: string, type: string, field: string): Type | undefined {
    const property = this.#fieldOf(packageName, module, type, field);
    const declaration = property?.getDeclarations()[0];
    return declaration && property?.getTypeAtLocation(declaration);
  }

  #fieldOf(packageName: string, module: string, type: string, field: string): TsSymbol | undefined {
    return this.#moduleOf(packageName, module).get(type)?.getDeclaredType().getProperty(field);
  }

  #moduleOf(packageName: string, module: string): Map<string, TsSymbol> {
    const key = `${packageName}/${module}`;
    let members = this.#modules.get(key);
    if (!members) {
      const declaration = this.#entries.get(packageName)?.get(module)?.getDeclarations()[0];
      members = Node.isSourceFile(declaration) ? exportsOf(declaration) : new Map();
      this.#modules.set(key, members);
    }
    return members;
  }
}

function exportsOf(file: SourceFile): Map<string, TsSymbol> {
  return new Map(
    file
      .getExportSymbols()
      .map((symbol) => [symbol.getName(), symbol.getAliasedSymbol() ?? symbol]),
  );
}
