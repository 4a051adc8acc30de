type AnyFunction = (...args: never[]) => unknown;

/** For a function with several call signatures, TypeScript infers from the last one. */
type LastSignatureResult<Fn> = Fn extends (...args: never[]) => infer Result ? Result : never;

type SecondLastSignatureResult<Fn> = Fn extends {
  (client: infer Client): infer Result;
  (...args: never[]): unknown;
}
  ? Client extends { request: AnyFunction }
    ? Result
    : never
  : never;

type LastSignatureParameter<Fn> = Fn extends (first: infer First, ...rest: never[]) => unknown
  ? First
  : never;

/** A function of an older package. */
type Ambassador<Request, Response> = (request: Request) => ((context: never) => {
  _?: Response;
}) & { __isAmbassador: boolean };

type RestFunction<Fn> =
  LastSignatureParameter<Fn> extends { request: AnyFunction }
    ? Extract<LastSignatureResult<Fn>, AnyFunction>
    : Fn extends Ambassador<infer Request, infer Response>
      ? (request: Request) => Promise<Response>
      : Extract<SecondLastSignatureResult<Fn>, AnyFunction>;

/**
 * The functions that `wixModule` creates for an `@wix/*` module. Other exports of the module, such as
 * enums, are omitted: import them from the package.
 */
export type WixModule<Module> = Module extends {
  __type: "event-definition";
  __payload: infer Event;
}
  ? (handler: (event: Event) => void | Promise<void>) => void
  : Module extends { __type: "service-plugin-definition"; __contract: infer Contract }
    ? (handlers: Contract) => void
    : Module extends { __type: unknown }
      ? never
      : Module extends AnyFunction
        ? RestFunction<Module>
        : Module extends object
          ? WixNamespace<Module>
          : never;

type WixNamespace<Module> = {
  [Key in keyof Module as HasFunctions<WixModule<Module[Key]>> extends true
    ? Key
    : never]: WixModule<Module[Key]>;
};

type HasFunctions<Converted> = [Converted] extends [never]
  ? false
  : Converted extends AnyFunction
    ? true
    : [keyof Converted] extends [never]
      ? false
      : true;
