import { isPersonal, isSequenceId, PSEUDONYM } from "./pseudonyms.js";

const DATE = /^\d{4}-\d\d-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/;
const URL_PREFIX = /^https?:\/\//;
const MESSAGE_FIELD = /^(?:message|description)$/;
const TIME_FIELD = /(?:date|time|timestamp|At)$/i;

/** Maps the pseudonyms in a recording to their values in the current replay. */
export class PseudonymValues {
  readonly #values = new Map<string, string>();
  readonly #pseudonyms = new Map<string, string>();

  get(pseudonym: string): string | undefined {
    return this.#values.get(pseudonym.toLowerCase());
  }

  set(pseudonym: string, value: string): void {
    this.#values.set(pseudonym.toLowerCase(), value);
    this.#pseudonyms.set(value, pseudonym.toLowerCase());
  }

  /** Returns whether the value matches the previous mapping. */
  learn(pseudonym: string, actual: string): boolean {
    const value = this.get(pseudonym);
    const assigned = this.#pseudonyms.get(actual);
    const isConsistent =
      isSequenceId(pseudonym) ||
      ((value === undefined || value === actual) &&
        (isPersonal(pseudonym) || assigned === undefined || assigned === pseudonym.toLowerCase()));
    this.set(pseudonym, actual);
    return isConsistent;
  }
}

export interface Difference {
  /** Path such as `cart.lineItems[0].quantity` or `status`. Empty for the whole body. */
  readonly path: string;
  readonly recorded: string;
  readonly actual: string;
}

const excerptOf = (value: unknown): string => {
  const text = value === undefined ? "nothing" : JSON.stringify(value);
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
};

const typeName = (value: unknown): string => {
  if (value === null || value === undefined) return String(value);
  return Array.isArray(value) ? "list" : typeof value;
};

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, "\\$&");

/** Compares a response with the recorded one, and learns the values of the pseudonyms. */
export class Comparison {
  readonly differences: Difference[] = [];
  readonly #pseudonyms: PseudonymValues;
  readonly #areErrors: boolean;

  /** @param areErrors - whether to skip error messages, which may differ */
  constructor(pseudonyms: PseudonymValues, areErrors: boolean) {
    this.#pseudonyms = pseudonyms;
    this.#areErrors = areErrors;
  }

  #differ(path: string, recorded: string, actual: string): void {
    this.differences.push({ path, recorded, actual });
  }

  #compareText(recorded: string, actual: string, path: string): void {
    const pseudonyms = recorded.match(PSEUDONYM);
    if (!pseudonyms) {
      const isSame =
        recorded === actual ||
        [DATE, URL_PREFIX].some((kind) => kind.test(recorded) && kind.test(actual));
      if (!isSame) this.#differ(path, excerptOf(recorded), excerptOf(actual));
      return;
    }
    const patterns = recorded.split(PSEUDONYM).map(escapeRegExp);
    const match = new RegExp(`^${patterns.join("(.+?)")}$`, "s").exec(actual);
    if (!match) {
      const areBothUrls = URL_PREFIX.test(recorded) && URL_PREFIX.test(actual);
      if (!areBothUrls) this.#differ(path, excerptOf(recorded), excerptOf(actual));
      return;
    }
    pseudonyms.forEach((pseudonym, index) => {
      const actualValue = match[index + 1] ?? "";
      if (!this.#pseudonyms.learn(pseudonym, actualValue)) {
        this.#differ(
          path,
          `${pseudonym}, the same value as before`,
          "a different value than before",
        );
      }
    });
  }

  #compareObject(recorded: object, actual: object, path: string): void {
    const [oldFields, newFields] = [Object.entries(recorded), new Map(Object.entries(actual))];
    for (const [name, value] of oldFields) {
      const key = this.#keyOf(name);
      const location = path === "" ? name : `${path}.${name}`;
      if (!newFields.has(key)) this.#differ(location, excerptOf(value), "nothing");
      else if (!(this.#areErrors && MESSAGE_FIELD.test(name)))
        this.compare(value, newFields.get(key), location, name);
      newFields.delete(key);
    }
    for (const [name, value] of newFields) {
      this.#differ(path === "" ? name : `${path}.${name}`, "nothing", excerptOf(value));
    }
  }

  /** Replaces pseudonyms in a key, because a map's keys can be ids. */
  #keyOf(name: string): string {
    return name.replace(PSEUDONYM, (pseudonym) => this.#pseudonyms.get(pseudonym) ?? pseudonym);
  }

  compare(recorded: unknown, actual: unknown, path = "", name = ""): void {
    if (typeName(recorded) !== typeName(actual)) {
      this.#differ(path, excerptOf(recorded), excerptOf(actual));
    } else if (typeof recorded === "string") {
      this.#compareText(recorded, String(actual), path);
    } else if (Array.isArray(recorded) && Array.isArray(actual)) {
      if (recorded.length !== actual.length) {
        this.#differ(path, `a list of ${recorded.length}`, `a list of ${actual.length}`);
      }
      for (const [index, item] of recorded.slice(0, actual.length).entries()) {
        this.compare(item, actual[index], `${path}[${index}]`, name);
      }
    } else if (typeof recorded === "object" && recorded !== null) {
      this.#compareObject(recorded, actual as object, path);
    } else if (recorded !== actual && !(typeof recorded === "number" && TIME_FIELD.test(name))) {
      this.#differ(path, excerptOf(recorded), excerptOf(actual));
    }
  }
}
