import { contentDisposition, downloadName } from './content-disposition.rules.ts';

test.each([
  ['Checklist de inspeção', 't1/ab/cd.xlsx', 'Checklist de inspeção.xlsx'],
  ['Roteiro.PDF', 't1/ab/cd.pdf', 'Roteiro.pdf'],
  ['../../etc/passwd', 't1/ab/cd.csv', 'etc passwd.csv'],
  ['Antes: e "depois"\r\nX-Y: 1', 't1/ab/cd.docx', 'Antes e depois X-Y 1.docx'],
  ['\u202Efdp.exe', 't1/ab/cd.pdf', 'fdp.exe.pdf'],
  [' . ', 't1/ab/cd.mp3', 'arquivo.mp3'],
  ['ç'.repeat(300), 't1/ab/cd.pdf', `${'ç'.repeat(120)}.pdf`],
])('%j becomes a valid file name', (title, file, name) => {
  expect(downloadName(title, file)).toBe(name);
});

test('the header contains the original name and an ASCII fallback', () => {
  expect(contentDisposition('attachment', `Inspeção d'água (100%).pdf`)).toBe(
    `attachment; filename="Inspecao d'agua (100_).pdf"; filename*=UTF-8''Inspe%C3%A7%C3%A3o%20d%27%C3%A1gua%20%28100%25%29.pdf`,
  );
  expect(contentDisposition('inline', '日本 👷.pdf')).toMatch(
    /^inline; filename="__ _+\.pdf"; filename\*=UTF-8''%E6%97%A5/,
  );
});
