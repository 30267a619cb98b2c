/** Id of the element in which the server writes the replies of a page's first calls. */
export const FIRST_REPLIES_ID = 'azulejo-first-replies';

/** Id of the element that shows the page's own content until the page itself does. */
export const FIRST_VIEW_ID = 'azulejo-first-view';

/** Reply of one call. `path` is relative to the API; `body` is the JSON text of a call that reads by POST. */
export interface FirstReply {
  readonly path: string;
  readonly body?: string;
  readonly reply: unknown;
}

/** Replies that the server wrote into a page, for the person who requested it. */
export interface FirstReplies {
  readonly idUser: number;
  readonly replies: readonly FirstReply[];
}
