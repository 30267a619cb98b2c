import { cueAt, matchingCues, parseVtt, trackFor } from './transcript.rules.ts';

const file = `\uFEFFWEBVTT - Aula

NOTE Revisada em
duas linhas

STYLE
::cue { color: red }

1
00:00:05.354 --> 00:00:10.575 align:start
<v Ana>Eles confiam que <b>nós</b>
vamos cuidar &amp; proteger.

00:01.000 --> 00:05.054
Todos os dias lidamos com dados.

00:00:12.000 --> 00:00:13.000

01:02:03.500 --> 01:02:04.000
Fim
`;

test('reads cues in order, without tags, notes, styles and empty cues', () => {
  expect(parseVtt(file)).toEqual([
    { start: 1, end: 5.054, text: 'Todos os dias lidamos com dados.' },
    { start: 5.354, end: 10.575, text: 'Eles confiam que nós vamos cuidar & proteger.' },
    { start: 3723.5, end: 3724, text: 'Fim' },
  ]);
});

test('reads Windows line ends, and nothing from a file of another kind', () => {
  expect(parseVtt('WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nOlá\r\n')).toHaveLength(1);
  expect(parseVtt('<html><body>404</body></html>')).toEqual([]);
  expect(parseVtt('')).toEqual([]);
});

test('the current cue is the last one that has begun, also in a pause between cues', () => {
  const cues = parseVtt(file);
  expect([0, 1, 5.2, 5.3, 60, 4000].map((seconds) => cueAt(cues, seconds))).toEqual([-1, 0, 0, 1, 1, 2]);
});

test('a search needs every word and ignores case and accents', () => {
  const cues = parseVtt(file);
  expect(matchingCues(cues, 'NOS confiam').map(({ start }) => start)).toEqual([5.354]);
  expect(matchingCues(cues, 'nós dados')).toEqual([]);
  expect(matchingCues(cues, ' ')).toHaveLength(3);
});

test('the transcript has the language of the shown captions, else Portuguese, else the first', () => {
  const [en, pt] = [{ language: 'en' }, { language: 'pt-BR' }];
  expect(trackFor([en, pt], 'en')).toBe(en);
  expect(trackFor([en, pt], undefined)).toBe(pt);
  expect(trackFor([en], 'pt-BR')).toBe(en);
  expect(trackFor([], undefined)).toBeUndefined();
});
