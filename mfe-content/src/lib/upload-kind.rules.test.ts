import { uploadKind, uploadAppearance } from './upload-kind.rules.ts';

test.each([
  ['image/jpeg', 'image'],
  ['image/png', 'image'],
  ['video/mp4', 'video'],
  ['audio/mpeg', 'other'],
  ['application/pdf', 'other'],
  ['application/msword', 'other'],
])('classifies %s as %s [A3-17]', (mimetype, kind) => expect(uploadKind(mimetype)).toBe(kind));

test.each([
  ['image/png', 'png', 'Imagem'],
  ['video/mp4', 'mp4', 'Vídeo'],
  ['audio/mpeg', 'mp3', 'Áudio'],
  ['application/pdf', 'pdf', 'PDF'],
  ['application/vnd.ms-excel', 'xls', 'Planilha'],
  ['application/vnd.openxmlformats-officedocument.presentationml.presentation', 'pptx', 'Apresentação'],
  ['application/msword', 'doc', 'Documento'],
])('labels %s (.%s) as %s', (mimetype, extension, label) =>
  expect(uploadAppearance({ mimetype, extension }).label).toBe(label),
);
