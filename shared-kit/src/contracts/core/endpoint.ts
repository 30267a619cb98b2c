import type * as z from 'zod/mini';

/** Any zod schema, classic or mini. */
export type Schema = z.ZodMiniType;

/** Marks a reply whose body is a file (PDF, spreadsheet, image) instead of JSON. */
export const fileReply = 'file';

/**
 * Who may call: anybody, whoever has a session, whoever has a session and the developer permission; and, without a tenant or a person,
 * whoever has a deploy token (of the remote that the path names, if it names one) or an operator's token.
 */
export type Access = 'public' | 'session' | 'developer' | 'deploy' | 'operator';

/** Coded refusals of an endpoint with the HTTP status each is sent with, e.g. `{ 'store.out-of-stock': 409 }`. */
export type ErrorStatuses = Readonly<Record<string, number>>;

/** One call of the API: what the server serves, the client calls and OpenAPI documents. */
export interface Endpoint {
  /** `<domain>.<verb-noun>`, also OpenAPI's operationId. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base; params as `:name`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Text fields of a multipart body, in place of `body`. Its one file, if any, is the field `fileData` and comes last. */
  readonly form?: Schema;
  readonly reply: Schema | typeof fileReply;
  readonly errors?: ErrorStatuses;
  /** Said where a support access may do otherwise than its default: it reads all, and writes all but the person's account. */
  readonly inSupportAccess?: 'open' | 'closed';
  /** Largest body in bytes, where the server's usual limit is too small. */
  readonly bodyLimit?: number;
}

type Part<
  E extends Endpoint,
  K extends 'params' | 'query' | 'body',
  Direction extends 'in' | 'out',
> = E[K] extends Schema ? { [P in K]: Direction extends 'in' ? z.input<E[K]> : z.output<E[K]> } : unknown;

type FormPart<E extends Endpoint> = E['form'] extends Schema
  ? { form: Omit<z.input<E['form']>, 'fileData'> & { fileData?: Blob | string } }
  : unknown;

/** What a caller passes: the endpoint's own parts and nothing else. */
export type InputOf<E extends Endpoint> = Part<E, 'params', 'in'> &
  Part<E, 'query', 'in'> &
  Part<E, 'body', 'in'> &
  FormPart<E>;

/** What a server handler receives: the parts after validation. */
export type RequestOf<E extends Endpoint> = Part<E, 'params', 'out'> & Part<E, 'query', 'out'> & Part<E, 'body', 'out'>;

/** What a caller gets: the parsed reply, or a Blob for a file. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends Schema ? z.output<E['reply']> : Blob;

/** Declares an endpoint and keeps its exact types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
