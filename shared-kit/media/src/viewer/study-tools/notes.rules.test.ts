import type { NoteChange } from '@shared-kit/contracts/content';
import { afterChange, notesAsText, textFileName, withChanges } from './notes.rules.ts';

const note = (idNote: string, seconds: number, text = idNote) => ({
  idNote,
  seconds,
  text,
  editedAt: '2026-11-23 12:00:00',
});
const change = (idNote: string, seconds: number, fields: Partial<NoteChange> = {}): NoteChange => ({
  ...note(idNote, seconds),
  idContentItem: 5,
  isDeleted: false,
  ...fields,
});

test('changes of the device replace, add and remove notes, which stay in order', () => {
  const shown = withChanges(
    [note('a', 10), note('b', 20), note('c', 30)],
    [change('b', 20, { text: 'novo' }), change('c', 30, { isDeleted: true }), change('d', 5)],
  );
  expect(shown.map(({ idNote, text, isPending }) => [idNote, text, isPending])).toEqual([
    ['d', 'd', true],
    ['a', 'a', false],
    ['b', 'novo', true],
  ]);
});

test('an accepted change is part of the list', () => {
  expect(afterChange([note('a', 10)], change('b', 5))).toEqual([note('b', 5), note('a', 10)]);
  expect(afterChange([note('a', 10)], change('a', 10, { isDeleted: true }))).toEqual([]);
});

test('the text file has the title and each note with its time', () => {
  expect(notesAsText('Anotações de NR-10', [note('a', 83, 'EPI\nluvas'), note('b', 3700, 'fim')])).toBe(
    'Anotações de NR-10\n\n[1:23] EPI\n  luvas\n[1:01:40] fim\n',
  );
});

test('a file name has no characters that file systems refuse', () => {
  expect(textFileName('Anotações de A/B: "teste"?')).toBe('Anotações de A B teste.txt');
  expect(textFileName('???')).toBe('anotacoes.txt');
});
