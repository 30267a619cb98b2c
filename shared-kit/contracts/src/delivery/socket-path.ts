/** Path of the socket between pages and server, below the API. */
export const SOCKET_PATH = '/socket';
