import { filledMail, mailFaults, mailParagraphs, placeholdersIn } from './mail-text.rules.ts';

const offered = [
  { name: 'nome', isRequired: false },
  { name: 'link', isRequired: true },
];

test('finds each placeholder once', () => {
  expect(placeholdersIn('{nome}, {nome} e {link} { }{aberta')).toEqual(['nome', 'link', ' ']);
});

test('names unknown placeholders and necessary ones that are missing from the text', () => {
  expect(mailFaults({ subject: 'Olá, {Nome}', text: 'Abra {link}' }, offered)).toEqual([
    { kind: 'unknown', placeholder: 'Nome' },
  ]);
  expect(mailFaults({ subject: '{link}', text: 'Olá, {nome}' }, offered)).toEqual([
    { kind: 'missing', placeholder: 'link' },
  ]);
});

test('never reads a value for placeholders, and keeps the subject in one line', () => {
  const mail = filledMail(
    { subject: 'Para {nome}', text: 'Olá, {nome}.' },
    { nome: '{link}\nBcc: x', link: 'segredo' },
  );
  expect(mail).toEqual({ subject: 'Para {link} Bcc: x', text: 'Olá, {link}\nBcc: x.' });
});

test('leaves out a line of which only empty values remain, and keeps blank lines between paragraphs', () => {
  expect(filledMail({ subject: '', text: 'Um\n\n{motivo}\n\nDois {motivo}.' }, { motivo: '' }).text).toBe(
    'Um\n\nDois .',
  );
});

test('ignores names that every object has', () => {
  expect(filledMail({ subject: '{constructor}', text: '' }, {}).subject).toBe('{constructor}');
});

test('splits paragraphs, lines and web addresses, without the sign that ends a sentence', () => {
  expect(mailParagraphs('Abra https://a.b/c?d=e.\nE javascript:x\n \n\nFim')).toEqual([
    [
      [
        { kind: 'text', text: 'Abra ' },
        { kind: 'link', text: 'https://a.b/c?d=e' },
        { kind: 'text', text: '.' },
      ],
      [{ kind: 'text', text: 'E javascript:x' }],
    ],
    [[{ kind: 'text', text: 'Fim' }]],
  ]);
});

test('reads a long text with open braces in linear time', () => {
  const start = performance.now();
  placeholdersIn('{'.repeat(200_000));
  mailParagraphs(`${' \n'.repeat(50_000)}x`);
  expect(performance.now() - start).toBeLessThan(2000);
});
