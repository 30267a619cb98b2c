import { interactionTypes, isPattern, isResponse } from './interaction-responses.rules.ts';
import type { InteractionType } from './interaction-responses.rules.ts';

type Cases = readonly [good: readonly string[], bad: readonly string[]];

const learner: Readonly<Record<InteractionType, Cases>> = {
  'true-false': [
    ['true', 'false'],
    ['t', '', 'True'],
  ],
  choice: [
    ['', 'a', 'a[,]b'],
    ['a[,]a', 'a b', 'a[,]', '[,]'],
  ],
  'fill-in': [
    ['', 'car', 'car[,]van', '{lang=en}car[,]{lang=pt}carro'],
    ['{lang=}car', 'car[,]{lang=x'],
  ],
  'long-fill-in': [['a long text', '{lang=pt-BR}um texto'], ['{lang=??}x']],
  matching: [
    ['', '1[.]a', '1[.]a[,]2[.]b'],
    ['1', '1[.]', '1[.]a[,]2', '1[.]a[.]b'],
  ],
  performance: [
    ['step[.]4', 'step[.]', '[.]answer', 'a[.]1[,]b[.]an answer'],
    ['', 'step', '[.]', 'a b[.]1'],
  ],
  sequencing: [
    ['', 'a', 'a[,]b[,]a'],
    ['a b', 'a[,]'],
  ],
  likert: [['agree'], ['', 'I agree']],
  numeric: [
    ['5', '-1.5'],
    ['', 'five', '1[:]2'],
  ],
  other: [['', 'anything [,] at all'], []],
};

const correct: Readonly<Record<InteractionType, Cases>> = {
  ...learner,
  'fill-in': [
    ['car', '{case_matters=true}{order_matters=false}{lang=en}car[,]van', '{order_matters=true}car'],
    ['{case_matters=yes}car', '{case_matters=true}{case_matters=true}car'],
  ],
  'long-fill-in': [['{case_matters=false}{lang=pt}texto'], ['{order_matters=true}texto', '{case_matters=}x']],
  performance: [
    ['{order_matters=false}a[.]1[:]5[,]b[.]ok', 'a[.][:]5'],
    ['{order_matters=maybe}a[.]1', 'a[.]5[:]1'],
  ],
  numeric: [
    ['1[:]2', '[:]2', '1[:]', '[:]', '5'],
    ['2[:]1', 'a[:]b', '1[:]2[:]3', ''],
  ],
};

test.each(interactionTypes)('RTE 4.2.9.1: checks learner responses of %s', (type) => {
  for (const text of learner[type][0]) expect([text, isResponse(type, text)]).toEqual([text, true]);
  for (const text of learner[type][1]) expect([text, isResponse(type, text)]).toEqual([text, false]);
});

test.each(interactionTypes)('RTE 4.2.9.1: checks correct response patterns of %s', (type) => {
  for (const text of correct[type][0]) expect([text, isPattern(type, text)]).toEqual([text, true]);
  for (const text of correct[type][1]) expect([text, isPattern(type, text)]).toEqual([text, false]);
});
