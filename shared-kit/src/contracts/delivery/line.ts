/** Where the open line between pages and server is, below the API. */
export const LINE_PATH = '/line';
