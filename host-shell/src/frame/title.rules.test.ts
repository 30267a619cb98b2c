import { crumbText, headerTitle } from './title.rules.ts';

test('a title keeps at most 40 characters [A9-14]', () => {
  expect(headerTitle('a'.repeat(40))).toBe('a'.repeat(40));
  expect(headerTitle('b'.repeat(41))).toBe(`${'b'.repeat(40)}…`);
});

test('a parent page is shown in capitals, cut at 13 characters on small screens and at 25 on others [B5-65]', () => {
  const crumb = { title: 'Segurança em instalações elétricas', to: '/' };
  expect(crumbText(crumb, 'small')).toBe('SEGURANÇA EM…');
  expect(crumbText(crumb, 'large')).toBe('SEGURANÇA EM INSTALAÇÕES…');
  expect(crumbText({ title: 'a'.repeat(13), to: '/' }, 'small')).toBe('A'.repeat(13));
  expect(crumbText({ title: 'a'.repeat(14), to: '/' }, 'small')).toBe(`${'A'.repeat(13)}…`);
  expect(crumbText({ title: 'a'.repeat(26), to: '/' }, 'large')).toBe(`${'A'.repeat(25)}…`);
});

test.each(['', '  ', 'TÍTULO CURTO', 'Título curto'])("the short title '%s' is ignored [B5-66]", (shortTitle) => {
  expect(crumbText({ title: 'NR-10', shortTitle, to: '/' }, 'large')).toBe('NR-10');
  expect(crumbText({ title: 'Norma 10', shortTitle: 'NR-10', to: '/' }, 'large')).toBe('NR-10');
});
