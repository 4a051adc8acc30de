import { describe, expect, it } from "vitest";
import type { Operation } from "../wire/operation.js";
import { errorFromResponse } from "./error-from-response.js";

const operation: Operation = {
  name: "stores.productsV3.updateProduct",
  method: "PATCH",
  path: "/stores/v3/products/{product.id}",
  args: ["product.id", "...product", ["fields"]],
};

const failedResponse = (status: number, body: unknown, requestId?: string, statusText = "") => {
  const headers = new Headers(requestId ? { "x-wix-request-id": requestId } : {});
  return [{ status, statusText, headers }, body] as const;
};

describe("errorFromResponse", () => {
  it("sorts field violations and uses the call's argument names", () => {
    const error = errorFromResponse(
      ...failedResponse(
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

  it("appends the description of an application error if the message differs", () => {
    const details = { applicationError: { code: "OUT", description: "none left", data: { n: 1 } } };
    const error = errorFromResponse(
      ...failedResponse(428, { message: "Cannot add", details }),
      operation,
    );
    expect(error.name).toBe("ApplicationError");
    expect(error.message).toBe("Cannot add: none left");
    expect(error.code).toBe("OUT");
    expect(error.details).toEqual(details);
    expect(
      errorFromResponse(...failedResponse(428, { message: "none left", details })).message,
    ).toBe("none left");
  });

  it("converts a numeric code in an application error to a string", () => {
    const bodyWithCode = { details: { applicationError: { code: -19976, description: "wrong" } } };
    expect(errorFromResponse(...failedResponse(403, bodyWithCode)).code).toBe("-19976");
  });

  it("fills in missing fields of an application error", () => {
    const emptyError = errorFromResponse(
      ...failedResponse(500, { details: { applicationError: {} } }),
    );
    expect(emptyError.name).toBe("ApplicationError");
    expect(emptyError.message).toBe("Internal Server Error");
    expect(emptyError.details.applicationError).toEqual({
      description: "Internal Server Error",
      code: "INTERNAL_SERVER_ERROR",
      data: {},
    });
  });

  it("creates an HttpError with the server's message for 4xx responses without details", () => {
    const error = errorFromResponse(
      ...failedResponse(404, { message: "no such product" }, "r", "Not Found"),
    );
    expect(error.name).toBe("HttpError");
    expect(error.message).toBe("no such product");
    expect(error.code).toBe("NOT_FOUND");
    expect(error.details).toEqual({
      applicationError: { description: "Not Found", code: "NOT_FOUND", data: {} },
    });
    expect(errorFromResponse(...failedResponse(404, undefined)).message).toBe("Not Found");
    expect(errorFromResponse(...failedResponse(418, undefined)).code).toBe("HTTP_418");
  });

  it("includes the error code and description that a token service returns", () => {
    const error = errorFromResponse(
      ...failedResponse(400, {
        error: "invalid_grant",
        error_description: "the refresh token is void",
      }),
    );
    expect(error.message).toBe("the refresh token is void");
    expect(error.details.applicationError?.data).toEqual({
      error: "invalid_grant",
      error_description: "the refresh token is void",
    });
  });

  it("creates a SystemError with the request id or a summary for 5xx responses", () => {
    const error = errorFromResponse(...failedResponse(500, "oops", "request-2"));
    expect(error.name).toBe("SystemError");
    expect(error.message).toBe("System error occurred, request-id: request-2");
    expect(error.retryable).toBe(true);
    expect(errorFromResponse(...failedResponse(503, { message: "upstream is down" })).message).toBe(
      'System error occurred: {"status":503,"statusText":"Service Unavailable","message":"upstream is down"}',
    );
  });

  it("adds an application error to the details of a system error", () => {
    const requestId = ["request-2"] as const;
    for (const body of [{ message: "upstream is down" }, "<html>", {}, { details: {} }]) {
      expect(errorFromResponse(...failedResponse(503, body, ...requestId)).details).toEqual({
        applicationError: {
          description: "Service Unavailable",
          code: "SERVICE_UNAVAILABLE",
          data: {},
        },
      });
    }
  });

  it("sets the status text of all errors and the reason of system errors", () => {
    expect(errorFromResponse(...failedResponse(404, {}, "r", "Nothing here")).statusText).toBe(
      "Nothing here",
    );
    const bodies = [
      { error: "invalid_grant" },
      { details: { applicationError: { code: "C" } } },
      { details: { validationError: {} } },
    ];
    for (const body of bodies) {
      const error = errorFromResponse(...failedResponse(400, body));
      expect([error.statusText, error.reason]).toEqual(["Bad Request", undefined]);
    }
    const upstream = { message: "upstream is down" };
    expect(errorFromResponse(...failedResponse(502, upstream, "request-2"))).toMatchObject({
      reason: "upstream is down",
      statusText: "HTTP 502",
    });
    expect(errorFromResponse(...failedResponse(503, "<html>", "request-2")).reason).toBe(
      "Service Unavailable",
    );
    expect(errorFromResponse(...failedResponse(503, upstream)).reason).toBe(
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
  ])(
    "uses a default status text for a %s response without a status text",
    (status, statusText, code) => {
      const error = errorFromResponse(...failedResponse(status, {}));
      expect([error.statusText, error.code]).toEqual([statusText, code]);
      expect(error.name).toBe(status >= 400 && status < 500 ? "HttpError" : "SystemError");
    },
  );

  it.each([
    ["NotFound", "NOT_FOUND"],
    ["I'm a - Teapot", "I_M_A_TEAPOT"],
    ["(gone)", "GONE"],
    ["!", "UNKNOWN"],
  ])("converts the status text %s to a code", (statusText, code) => {
    expect(errorFromResponse(...failedResponse(404, {}, "r", statusText)).code).toBe(code);
  });

  it("ignores a message that is empty or not a string", () => {
    for (const message of ["", { nested: true }, 5, null]) {
      expect(errorFromResponse(...failedResponse(404, { message })).message).toBe("Not Found");
    }
  });

  it("ignores invalid entries in the list of violations", () => {
    const violationsOf = (fieldViolations: unknown) =>
      errorFromResponse(
        ...failedResponse(400, { message: "m", details: { validationError: { fieldViolations } } }),
      ).details.validationError?.fieldViolations;
    expect(violationsOf([null, 3, "x", {}])).toEqual([{ field: "", description: "" }]);
    expect(violationsOf("x")).toEqual([{ field: "", description: "m" }]);
  });

  it("omits an HTML body, which may contain the request", () => {
    const error = errorFromResponse(...failedResponse(503, "<html>Authorization: secret</html>"));
    expect(error.message).toContain('"status":503');
    expect(JSON.stringify(error)).not.toMatch(/html|secret/);
  });

  it("sets `retryable` only if a later request may succeed", () => {
    const retryableStatuses = [408, 429, 500, 502, 503, 504];
    for (const status of retryableStatuses) {
      expect(errorFromResponse(...failedResponse(status, {})).retryable).toBe(true);
    }
    for (const status of [400, 401, 403, 404, 409, 501]) {
      expect(errorFromResponse(...failedResponse(status, {})).retryable).toBe(false);
    }
  });

  it("creates an error for any response body", () => {
    const bodies = [
      null,
      [],
      "text",
      7,
      { details: null },
      { details: "x" },
      { details: { validationError: null } },
      { details: { validationError: {} }, message: "rejected" },
      { details: { validationError: { fieldViolations: [null, 3, {}, { field: 1 }] } } },
      { details: { applicationError: "x" } },
      { message: { nested: true } },
    ];
    for (const body of bodies) {
      for (const status of [400, 500]) {
        expect(errorFromResponse(...failedResponse(status, body), operation).message).not.toBe("");
      }
    }
    expect(errorFromResponse(...failedResponse(400, bodies[7])).message).toBe(
      "INVALID_ARGUMENT: rejected",
    );
  });
});
