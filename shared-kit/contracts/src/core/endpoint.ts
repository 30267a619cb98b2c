import type * as z from 'zod/mini';

/** Any zod schema, classic or mini. */
export type Schema = z.ZodMiniType;

/** Marks a reply whose body is a file (PDF, spreadsheet, image) instead of JSON. */
export const fileReply = 'file';

/**
 * Access level: `public`; `session`: any logged-in user; `developer`: a session with the developer permission;
 * `deploy`: a deploy token (for the remote that the path names, if any); `operator`: an operator's token. The last two
 * have no tenant and no user.
 */
export type Access = 'public' | 'session' | 'developer' | 'deploy' | 'operator';

/** HTTP status of each coded refusal of an endpoint, e.g. `{ 'store.out-of-stock': 409 }`. */
export type ErrorStatuses = Readonly<Record<string, number>>;

/** API call: the server implements it, the client calls it and OpenAPI documents it. */
export interface Endpoint {
  /** Id in the form `<domain>.<verb-noun>`, also OpenAPI's operationId. */
  readonly id: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below the API base; params as `:name`. */
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Text fields of a multipart body, instead of `body`. Its file, if any, is the field `fileData` and comes last. */
  readonly form?: Schema;
  readonly reply: Schema | typeof fileReply;
  readonly errors?: ErrorStatuses;
  /**
   * True for a POST that changes nothing, because its body is only what the reader looks for. The server may make it while
   * it writes a page (docs/adr/0051).
   */
  readonly isRead?: true;
  /**
   * Overrides the default for a support access, which may read everything and write everything except the user's
   * account.
   */
  readonly inSupportAccess?: 'open' | 'closed';
  /** Right of the administration that the caller needs (docs/guides/administrator.md); missing for all other endpoints. */
  readonly right?: string;
  /**
   * True when the person may read the last reply without a network: from this page's memory, or from the device when
   * the person keeps a training there (docs/adr/0039).
   */
  readonly isReadableOffline?: boolean;
  /** Maximum body size in bytes, when the server's default is too small. */
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

/** Input that a caller passes: the endpoint's parts. */
export type InputOf<E extends Endpoint> = Part<E, 'params', 'in'> &
  Part<E, 'query', 'in'> &
  Part<E, 'body', 'in'> &
  FormPart<E>;

/** Input that a server handler receives: the parts after validation. */
export type RequestOf<E extends Endpoint> = Part<E, 'params', 'out'> & Part<E, 'query', 'out'> & Part<E, 'body', 'out'>;

/** Reply that a caller receives: the parsed reply, or a Blob for a file. */
export type ReplyOf<E extends Endpoint> = E['reply'] extends Schema ? z.output<E['reply']> : Blob;

/** Declares an endpoint and preserves its exact types. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
