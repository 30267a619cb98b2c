/** HTML bodies that try to run code, for browser tests: the same that test the server's sanitizer. */
export { hostileBodies } from '../../api-server/src/modules/content/test/hostile-html.ts';
