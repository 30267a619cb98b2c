import { trainingFileSchema } from '../importing/learning-file.schema.ts';
import { commentsFileSchema } from './comments-file.schema.ts';

const training = (team: object) =>
  trainingFileSchema.safeParse({
    code: 'lgpd',
    catalog: 'catalogo',
    title: 'LGPD',
    classes: [{ key: 'turma', name: 'Turma', ...team }],
  });

test('accepts only the seven file types for a class and names them in the fault', () => {
  expect(training({ attachments: [{ title: 'Guia', file: 'media/guia.pdf' }] }).success).toBe(true);
  const refused = training({ attachments: [{ title: 'Página', file: 'media/pagina.html' }] });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([expect.stringContaining('.pdf .ppt .pptx')]);
});

test('requires at least one mandatory comment, with no more words than fit into one', () => {
  expect(training({ mandatoryComments: { title: 'Conte um caso' } }).data?.classes[0]?.mandatoryComments).toMatchObject(
    { minCount: 1, minWords: 0 },
  );
  expect(training({ mandatoryComments: { title: 'Conte um caso', minCount: 0 } }).success).toBe(false);
  expect(training({ mandatoryComments: { title: 'Conte um caso', minWords: 151 } }).success).toBe(false);
});

test('accepts a thread of either a class or a node, and no replies to replies', () => {
  const comment = { user: 'ana', at: 'today-1d', text: 'Oi' };
  const file = (thread: object) => commentsFileSchema.safeParse({ threads: [thread] }).success;
  expect(file({ class: 'turma', comments: [{ ...comment, replies: [comment] }] })).toBe(true);
  expect(file({ node: 'lgpd', training: 'lgpd', comments: [comment] })).toBe(true);
  expect(file({ node: 'lgpd', comments: [comment] })).toBe(false);
  expect(file({ class: 'turma', comments: [{ ...comment, replies: [{ ...comment, replies: [comment] }] }] })).toBe(
    false,
  );
  expect(file({ class: 'turma', comments: [{ ...comment, text: ' ' }] })).toBe(false);
});
