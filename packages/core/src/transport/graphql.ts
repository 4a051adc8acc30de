import type { ClientView } from "../client/client-view.js";
import { urlOf } from "../client/environment.js";
import { jsonBody, withValidationErrors } from "../wire/sendable.js";
import { segmentOf } from "../wire/url.js";
import { sendForView } from "./authorize.js";

/** An error in a GraphQL response. */
export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** A GraphQL response. */
export interface GraphqlResponse<Data> {
  readonly data: Data;
  readonly errors?: readonly GraphqlError[];
}

export async function graphql<Data>(
  view: ClientView,
  query: string,
  variables: Readonly<Record<string, unknown>> | undefined,
  apiVersion: string,
): Promise<GraphqlResponse<Data>> {
  const operation = { name: "graphql", path: "/graphql/" };
  const target = withValidationErrors(operation, () => ({
    url: urlOf(view.state.environment, operation.path + segmentOf("apiVersion", apiVersion)),
    body: jsonBody({ query, variables }),
  }));
  const { body } = await sendForView(view, { ...target, method: "POST", read: false, operation });
  const { data, errors } = body as Partial<GraphqlResponse<Data>>;
  return { data: data ?? ({} as Data), ...(errors && { errors }) };
}
