/** Identity provider for browser tests that answer its logins themselves, without a server. */
export { metadataOf, testIdentityProvider } from '../../api-server/src/test/identity-provider.ts';
