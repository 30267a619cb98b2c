/** Bodies that try to run code, for browser tests: the same that the server's cleaning is tested with. */
export { hostileBodies } from '../../api-server/src/modules/content/test/hostile-html.ts';
