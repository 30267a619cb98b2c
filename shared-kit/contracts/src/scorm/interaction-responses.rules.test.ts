import { interactionTypes, isPattern, isResponse } from './interaction-responses.rules.ts';
import { patternValues as correct, responseValues as learner } from './test/response-values.ts';

test.each(interactionTypes)('RTE 4.2.9.1: checks learner responses of %s', (type) => {
  for (const text of learner[type][0]) expect([text, isResponse(type, text)]).toEqual([text, true]);
  for (const text of learner[type][1]) expect([text, isResponse(type, text)]).toEqual([text, false]);
});

test.each(interactionTypes)('RTE 4.2.9.1: checks correct response patterns of %s', (type) => {
  for (const text of correct[type][0]) expect([text, isPattern(type, text)]).toEqual([text, true]);
  for (const text of correct[type][1]) expect([text, isPattern(type, text)]).toEqual([text, false]);
});
