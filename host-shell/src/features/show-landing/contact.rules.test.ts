import { contactOf } from './contact.rules.ts';

test.each([
  ['mailto:contato@empresa.com.br?subject=Oi', { text: 'contato@empresa.com.br', isPage: false }],
  ['tel:+551140028922', { text: '+551140028922', isPage: false }],
  ['https://empresa.com.br/contato', { text: 'empresa.com.br', isPage: true }],
])("reads 'Contato' from %s [A2r-34]", (address, contact) =>
  expect(contactOf(address)).toEqual({ href: address, ...contact }),
);

test.each(['', 'contato@empresa.com.br', 'javascript:alert(1)', 'http://empresa.com.br', 'data:text/html,x'])(
  '%j is no contact',
  (address) => expect(contactOf(address)).toBeUndefined(),
);
