import { describe, expect, it } from "vitest";
import type { Operation } from "../wire/operation.js";
import { errorFromResponse } from "./error-from-response.js";

const operation: Operation = {
  name: "stores.productsV3.updateProduct",
  method: "PATCH",
  path: "/stores/v3/products/{product.id}",
  args: ["product.id", "...product", ["fields"]],
};

const answer = (status: number, body: unknown, requestId?: string, statusText = "") => {
  const headers = new Headers(requestId ? { "x-wix-request-id": requestId } : {});
  return [{ status, statusText, headers }, body] as const;
};

describe("errorFromResponse", () => {
  it("reports field violations by the call's arguments, sorted", () => {
    const error = errorFromResponse(
      ...answer(
        400,
        {
          message: "bad",
          details: {
            validationError: {
              fieldViolations: [
                { field: "product.name", description: "is too long", violatedRule: "MAX_LENGTH" },
                { field: "fields", description: "is unknown" },
                { field: "product.id", description: "must be a GUID", violatedRule: "FORMAT" },
              ],
            },
          },
        },
        "request-1",
      ),
      operation,
    );
    expect(error.name).toBe("ValidationError");
    expect(error.message).toBe(
      'INVALID_ARGUMENT: "id" must be a GUID, "options.fields" is unknown, "product.name" is too long',
    );
    expect(error).toMatchObject({
      code: "INVALID_ARGUMENT",
      status: 400,
      requestId: "request-1",
      operation: operation.name,
      retryable: false,
    });
    expect(error.details.validationError?.fieldViolations[2]).toEqual({
      field: "product.name",
      description: "is too long",
      violatedRule: "MAX_LENGTH",
    });
  });

  it("reports an application error with its description where it differs from the message", () => {
    const details = { applicationError: { code: "OUT", description: "none left", data: { n: 1 } } };
    const error = errorFromResponse(...answer(428, { message: "Cannot add", details }), operation);
    expect(error.name).toBe("ApplicationError");
    expect(error.message).toBe("Cannot add: none left");
    expect(error.code).toBe("OUT");
    expect(error.details).toEqual(details);
    expect(errorFromResponse(...answer(428, { message: "none left", details })).message).toBe(
      "none left",
    );
  });

  it("takes an application error's numeric code and fills what it lacks", () => {
    const coded = { details: { applicationError: { code: -19976, description: "wrong" } } };
    expect(errorFromResponse(...answer(403, coded)).code).toBe("-19976");
    const bare = errorFromResponse(...answer(500, { details: { applicationError: {} } }));
    expect(bare.name).toBe("ApplicationError");
    expect(bare.message).toBe("Internal Server Error");
    expect(bare.details.applicationError).toEqual({
      description: "Internal Server Error",
      code: "INTERNAL_SERVER_ERROR",
      data: {},
    });
  });

  it("reports any other 4xx by its status text, with the server's message", () => {
    const error = errorFromResponse(
      ...answer(404, { message: "no such product" }, "r", "Not Found"),
    );
    expect(error.name).toBe("HttpError");
    expect(error.message).toBe("no such product");
    expect(error.code).toBe("NOT_FOUND");
    expect(error.details).toEqual({
      applicationError: { description: "Not Found", code: "NOT_FOUND", data: {} },
    });
    expect(errorFromResponse(...answer(404, undefined)).message).toBe("Not Found");
    expect(errorFromResponse(...answer(418, undefined)).code).toBe("HTTP_418");
  });

  it("keeps what a token service says", () => {
    const error = errorFromResponse(
      ...answer(400, { error: "invalid_grant", error_description: "the refresh token is void" }),
    );
    expect(error.message).toBe("the refresh token is void");
    expect(error.details.applicationError?.data).toEqual({
      error: "invalid_grant",
      error_description: "the refresh token is void",
    });
  });

  it("reports everything else as a system error: by request id, or with a dump", () => {
    const error = errorFromResponse(...answer(500, "oops", "request-2"));
    expect(error.name).toBe("SystemError");
    expect(error.message).toBe("System error occurred, request-id: request-2");
    expect(error.retryable).toBe(true);
    expect(errorFromResponse(...answer(503, { message: "upstream is down" })).message).toBe(
      'System error occurred: {"status":503,"statusText":"Service Unavailable","message":"upstream is down"}',
    );
  });

  it("describes a system error in its details as an application error", () => {
    const headers = ["request-2"] as const;
    for (const body of [{ message: "upstream is down" }, "<html>", {}, { details: {} }]) {
      expect(errorFromResponse(...answer(503, body, ...headers)).details).toEqual({
        applicationError: {
          description: "Service Unavailable",
          code: "SERVICE_UNAVAILABLE",
          data: {},
        },
      });
    }
  });

  it("carries the status text, and what a system error's message leaves out", () => {
    expect(errorFromResponse(...answer(404, {}, "r", "Nothing here")).statusText).toBe(
      "Nothing here",
    );
    const refusals = [
      { error: "invalid_grant" },
      { details: { applicationError: { code: "C" } } },
      { details: { validationError: {} } },
    ];
    for (const body of refusals) {
      const error = errorFromResponse(...answer(400, body));
      expect([error.statusText, error.reason]).toEqual(["Bad Request", undefined]);
    }
    const told = { message: "upstream is down" };
    expect(errorFromResponse(...answer(502, told, "request-2"))).toMatchObject({
      reason: "upstream is down",
      statusText: "HTTP 502",
    });
    expect(errorFromResponse(...answer(503, "<html>", "request-2")).reason).toBe(
      "Service Unavailable",
    );
    expect(errorFromResponse(...answer(503, told)).reason).toBe(
      '{"status":503,"statusText":"Service Unavailable","message":"upstream is down"}',
    );
  });

  it.each([
    [400, "Bad Request", "BAD_REQUEST"],
    [401, "Unauthorized", "UNAUTHORIZED"],
    [403, "Forbidden", "FORBIDDEN"],
    [404, "Not Found", "NOT_FOUND"],
    [409, "Conflict", "CONFLICT"],
    [429, "Too Many Requests", "TOO_MANY_REQUESTS"],
    [500, "Internal Server Error", "INTERNAL_SERVER_ERROR"],
    [501, "Not Implemented", "NOT_IMPLEMENTED"],
    [503, "Service Unavailable", "SERVICE_UNAVAILABLE"],
    [304, "HTTP 304", "HTTP_304"],
  ])("names a %s whose status text was lost", (status, statusText, code) => {
    const error = errorFromResponse(...answer(status, {}));
    expect([error.statusText, error.code]).toEqual([statusText, code]);
    expect(error.name).toBe(status >= 400 && status < 500 ? "HttpError" : "SystemError");
  });

  it.each([
    ["NotFound", "NOT_FOUND"],
    ["I'm a - Teapot", "I_M_A_TEAPOT"],
    ["(gone)", "GONE"],
    ["!", "UNKNOWN"],
  ])("makes a code of the status text %s", (statusText, code) => {
    expect(errorFromResponse(...answer(404, {}, "r", statusText)).code).toBe(code);
  });

  it("takes no message that is none", () => {
    for (const message of ["", { nested: true }, 5, null]) {
      expect(errorFromResponse(...answer(404, { message })).message).toBe("Not Found");
    }
  });

  it("takes of a list of violations those that are some", () => {
    const violationsOf = (fieldViolations: unknown) =>
      errorFromResponse(
        ...answer(400, { message: "m", details: { validationError: { fieldViolations } } }),
      ).details.validationError?.fieldViolations;
    expect(violationsOf([null, 3, "x", {}])).toEqual([{ field: "", description: "" }]);
    expect(violationsOf("x")).toEqual([{ field: "", description: "m" }]);
  });

  it("quotes no page, which may quote the request", () => {
    const error = errorFromResponse(...answer(503, "<html>Authorization: secret</html>"));
    expect(error.message).toContain('"status":503');
    expect(JSON.stringify(error)).not.toMatch(/html|secret/);
  });

  it("says which errors may pass", () => {
    const retryable = [408, 429, 500, 502, 503, 504];
    for (const status of retryable) {
      expect(errorFromResponse(...answer(status, {})).retryable).toBe(true);
    }
    for (const status of [400, 401, 403, 404, 409, 501]) {
      expect(errorFromResponse(...answer(status, {})).retryable).toBe(false);
    }
  });

  it("makes a typed error of any body", () => {
    const bodies = [
      null,
      [],
      "text",
      7,
      { details: null },
      { details: "x" },
      { details: { validationError: null } },
      { details: { validationError: {} }, message: "refused" },
      { details: { validationError: { fieldViolations: [null, 3, {}, { field: 1 }] } } },
      { details: { applicationError: "x" } },
      { message: { nested: true } },
    ];
    for (const body of bodies) {
      for (const status of [400, 500]) {
        expect(errorFromResponse(...answer(status, body), operation).message).not.toBe("");
      }
    }
    expect(errorFromResponse(...answer(400, bodies[7])).message).toBe("INVALID_ARGUMENT: refused");
  });
});
