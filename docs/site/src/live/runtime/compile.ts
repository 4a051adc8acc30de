import { transform } from "sucrase";

/** The constructor of async functions, because examples use `await` outside of functions. */
const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (require: (specifier: string) => unknown, exports: object) => Promise<void>;

/** Number of lines that `new AsyncFunction` inserts before the code. */
export const ADDED_LINES = 2;

export interface CompiledModule {
  /** Modules that the code imports. */
  imports: string[];
  run: InstanceType<typeof AsyncFunction>;
}

/** Converts a TypeScript module into a function. Line numbers do not change. */
export function compile(code: string, file: string): CompiledModule {
  const { code: script } = transform(code.replaceAll("import.meta.env", "process.env"), {
    transforms: ["typescript", "imports", "jsx"],
    jsxRuntime: "automatic",
    production: true,
    filePath: file,
  });
  const imports = [...script.matchAll(/\brequire\(['"]([^'"]+)['"]\)/g)].map(
    ([, name = ""]) => name,
  );
  return {
    imports: [...new Set(imports)],
    run: new AsyncFunction("require", "exports", `${script}\n//# sourceURL=${file}`),
  };
}
