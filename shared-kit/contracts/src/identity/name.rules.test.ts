import { isPersonName } from './name.rules.ts';

test.each([
  'Ana',
  'João D’Ávila Júnior',
  "Maria O'Neill-Souza",
  'J. R. da Silva',
  'J.R.Silva',
  'Dr. Paulo',
  'Åsa Öberg',
  'Nome 2',
  '李小龙',
])('accepts the name %j', (name) => expect(isPersonName(name)).toBe(true));

test.each([
  'Ana\nBcc: x',
  'Ana\u0000',
  'Ana\u202Egnp',
  'Ana\u200B',
  'http://sorte.example',
  'Ganhe em sorte.com',
  'SORTE.COM.BR',
  'www.sorte',
  't.co',
  'veja evil.example/premio',
  'ana@exemplo.com',
  '<a href=x>Ana</a>',
  String.raw`\\servidor`,
])('rejects the text %j as a name', (name) => expect(isPersonName(name)).toBe(false));
