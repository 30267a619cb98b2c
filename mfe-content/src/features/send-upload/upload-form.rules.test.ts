import { uploadExtensions } from '@shared-kit/contracts/content';
import { labels } from './labels.ts';
import { fileFault, formFaults, isSameFile } from './upload-form.rules.ts';

const MB = 1024 * 1024;
const file = (name: string, size = 100) => ({ name, size, lastModified: 1 });

test('returns the message of each missing field [A5-14] [A5-15] [A5-16]', () => {
  expect(formFaults({ title: ' ', description: '', file: null })).toEqual({
    title: 'Título é um campo obrigatório.',
    description: 'Descrição é um campo obrigatório.',
    file: 'É necessário fazer o upload de um arquivo.',
  });
  expect(formFaults({ title: 'Vitrine', description: 'Outubro', file: file('foto.jpg') })).toEqual({});
});

test.each(['jpg', 'jpeg', 'png', 'pdf', 'mp4', 'mp3', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx'])(
  'accepts the extension .%s in any case [A5-17]',
  (extension) => {
    expect([fileFault(file(`a.${extension}`)), fileFault(file(`a.${extension.toUpperCase()}`))]).toEqual([
      undefined,
      undefined,
    ]);
  },
);

test.each(['foto.avi', 'foto.webp', 'pagina.html', 'foto.jpg.exe', 'foto', '.htaccess'])(
  'rejects %s as an invalid type [A5-19] [A5-20]',
  (name) => {
    expect(fileFault(file(name))).toBe(
      'Tipo de arquivo inválido. Envie um destes: jpg, jpeg, png, pdf, mp4, mp3, doc, docx, xls, xlsx, ppt, pptx.',
    );
  },
);

test('names exactly the accepted formats in the hint', () => {
  const named = labels.hint(uploadExtensions).split('. ')[0]?.replace('Formatos aceitos: ', '').split(', ') ?? [];
  expect(named).toEqual(uploadExtensions);
  for (const extension of named) expect(fileFault(file(`a.${extension}`))).toBeUndefined();
});

test('rejects an empty and a too large file before it is sent', () => {
  expect(fileFault(file('a.pdf', 0))).toBe('O arquivo está vazio.');
  expect(fileFault(file('a.pdf', 30 * MB))).toBeUndefined();
  expect(fileFault(file('a.pdf', 30 * MB + 1))).toBe(
    'O arquivo é grande demais: são aceitos até 30 MB para este tipo.',
  );
});

test('resumes an upload only with the file that it started with', () => {
  const upload = { name: 'a.mp4', size: 100, lastModified: 1 };
  expect([
    isSameFile(file('a.mp4'), upload),
    isSameFile(file('a.mp4', 99), upload),
    isSameFile({ ...file('a.mp4'), lastModified: 2 }, upload),
  ]).toEqual([true, false, false]);
});
