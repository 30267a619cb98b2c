import { mp3, pdf } from '../../modules/content/uploads/test/sample-files.ts';

const png =
  'iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAT0lEQVR42u3PQQkAAAgEsItmNKMZzQi+hcEKLNXzWgQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQELgsexgFpBl5ifgAAAABJRU5ErkJggg==';
const people = 'nome;login;e-mail\nAna Souza;ana.souza.9;ana.9@exemplo.com.br\nSem login;;x\n';

/** Files that the server accepts where it takes their kind, with a name that fits. */
export const goodFiles: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['foto.png', Buffer.from(png, 'base64')],
  ['guia.pdf', pdf()],
  ['aviso.mp3', mp3()],
  ['pessoas.csv', Buffer.from(people)],
];

const broken = ['%PDF-1.4\n', '\x89PNG\r\n\x1a\n', 'GIF89a', 'PK\x03\x04', '', '<html>', '\xff\xd8\xff\xe0'];
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

/** Bytes of files, most of which are nothing that the server accepts. */
export const anyFiles: readonly Buffer[] = [
  ...broken.map((text) => Buffer.from(text, 'latin1')),
  ...[svg, 'a'.repeat(5000)].map((text) => Buffer.from(text)),
  ...goodFiles.map(([, bytes]) => bytes),
];

export const anyNames: readonly string[] = [
  'foto.svg',
  '',
  '../../x',
  'a\u0000.mp4',
  '😀.zip',
  'a'.repeat(300),
  ...goodFiles.map(([name]) => name),
];
