export { configureConnection, openConnection } from './server-connection.ts';
export type { ServerConnection } from './server-connection.ts';
export type { ConnectionHooks, ConnectionState } from './connection-hooks.ts';
