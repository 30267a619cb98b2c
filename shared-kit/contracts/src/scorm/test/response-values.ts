import type { InteractionType } from '../interaction-responses.rules.ts';

type Cases = readonly [good: readonly string[], bad: readonly string[]];

/** Responses of learners to interactions of SCORM 2004, by type: valid ones and others. */
export const responseValues: Readonly<Record<InteractionType, Cases>> = {
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

/** Correct response patterns of SCORM 2004, by type of interaction: valid ones and others. */
export const patternValues: Readonly<Record<InteractionType, Cases>> = {
  ...responseValues,
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
