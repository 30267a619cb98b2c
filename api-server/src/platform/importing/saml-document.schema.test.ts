import { generateKeyPairSync } from 'node:crypto';
import { testIdentityProvider } from '../../test/identity-provider.ts';
import { samlSchema } from './saml-document.schema.ts';

const { certificate } = testIdentityProvider();
const good = {
  entryPoint: 'https://idp.exemplo.com.br/sso',
  issuer: 'https://idp.exemplo.com.br',
  certificates: [certificate],
};

test('an identity provider needs an address, a name and a certificate; other fields have defaults', () => {
  expect(samlSchema.parse(good)).toEqual({ ...good, autoRedirect: false, loginAttribute: '' });
});

const privateKey = generateKeyPairSync('rsa', { modulusLength: 2048 })
  .privateKey.export({ format: 'pem', type: 'pkcs8' })
  .toString();

test.each<[string, object]>([
  ['no certificate', { certificates: [] }],
  ['no PEM', { certificates: ['MIIC'] }],
  ['a private key in its place', { certificates: [privateKey] }],
  ['one good and one bad certificate', { certificates: [certificate, 'x'] }],
  ['an address that runs', { entryPoint: 'javascript:alert(1)' }],
  ['an address that is a path', { entryPoint: '/sso' }],
  ['no name', { issuer: '' }],
])('rejects %s', (_, changes) => expect(samlSchema.safeParse({ ...good, ...changes }).success).toBe(false));
