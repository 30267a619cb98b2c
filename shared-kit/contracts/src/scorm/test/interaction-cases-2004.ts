import { interactionTypes } from '../interaction-responses.rules.ts';
import { begin, get, getError, readWrite, set } from './call-case.ts';
import type { CallCase, CallStep } from './call-case.ts';
import { manifest2004 } from './manifests.ts';
import { patternValues, responseValues } from './response-values.ts';
import { urn, values2004 } from './values-2004.ts';

const WRONG_TYPE = 406;
const NEEDS = 408;
const ONE = 'cmi.interactions.0';
const PATTERN = `${ONE}.correct_responses.0.pattern`;
const RESPONSE = `${ONE}.learner_response`;

const valuesOf = (name: string) => values2004[name] ?? [[], []];
const settable = (name: string): CallStep[] => readWrite(name, valuesOf(name), WRONG_TYPE);
const interaction = (rule: string, steps: readonly CallStep[]): CallCase => ({
  title: `RTE ${rule}`,
  version: '2004',
  manifest: manifest2004(),
  steps: [...begin, ...steps],
});
const id = set(`${ONE}.id`, urn);

/** Second patterns of an interaction: some types have one only, in others they differ. */
export const secondPatterns: readonly (readonly [type: string, first: string, second: string, code: number])[] = [
  ['true-false', 'true', 'false', 351],
  ['numeric', '1[:]2', '3', 351],
  ['likert', 'a', 'b', 351],
  ['other', 'a', 'b', 351],
  ['choice', 'a[,]b', 'b[,]a', 351],
  ['choice', 'a[,]b', 'a[,]c', 0],
  ['sequencing', 'a[,]b', 'a[,]b', 351],
  ['sequencing', 'a[,]b', 'b[,]a', 0],
  ['fill-in', 'a', 'a', 0],
];

/** Interactions of SCORM 2004: elements, dependencies, and the formats of responses and patterns. */
export const interactionCases2004: readonly CallCase[] = [
  interaction('4.2.9: the id of an interaction is a URI, and comes first', [
    get(
      'cmi.interactions._children',
      'id,type,objectives,timestamp,correct_responses,weighting,learner_response,result,latency,description',
    ),
    ...Object.keys(values2004)
      .filter((name) => name.startsWith(`${ONE}.`) && name !== `${ONE}.id`)
      .map((name) => set(name, valuesOf(name)[0][0] ?? '', NEEDS)),
    get('cmi.interactions._count', '0'),
    ...settable(`${ONE}.id`),
    set('cmi.interactions.1.id', urn),
    get('cmi.interactions._count', '2'),
  ]),
  interaction('4.2.9: the type of an interaction has ten words', [id, ...settable(`${ONE}.type`)]),
  interaction('4.2.9: an interaction names each objective once', [
    id,
    get(`${ONE}.objectives._count`, '0'),
    ...settable(`${ONE}.objectives.0.id`),
    set(`${ONE}.objectives.1.id`, valuesOf(`${ONE}.objectives.0.id`)[0].at(-1) ?? '', 351),
    set(`${ONE}.objectives.1.id`, 'outro'),
    set(`${ONE}.objectives.3.id`, 'longe', 351),
    get(`${ONE}.objectives._count`, '2'),
  ]),
  interaction('4.2.9: time and latency of an interaction have the formats of ISO 8601', [
    id,
    getError(`${ONE}.timestamp`, 403),
    ...settable(`${ONE}.timestamp`),
    ...settable(`${ONE}.latency`),
  ]),
  interaction('4.2.9: weighting, result and description of an interaction take their values', [
    id,
    ...settable(`${ONE}.weighting`),
    ...settable(`${ONE}.result`),
    ...settable(`${ONE}.description`),
  ]),
  interaction('4.2.9: responses and patterns depend on the type', [
    id,
    set(RESPONSE, 'a', NEEDS),
    set(PATTERN, 'a', NEEDS),
    set(`${ONE}.type`, 'other'),
    ...settable(RESPONSE),
    ...settable(PATTERN),
    get(`${ONE}.correct_responses._count`, '1'),
  ]),
  ...interactionTypes.map((type) =>
    interaction(`4.2.9.1: responses and patterns of ${type} have their format`, [
      id,
      set(`${ONE}.type`, type),
      ...readWrite(RESPONSE, responseValues[type], WRONG_TYPE),
      ...readWrite(PATTERN, patternValues[type], WRONG_TYPE),
    ]),
  ),
  interaction(
    '4.2.9.1: some types have one pattern only, in others patterns differ',
    secondPatterns.flatMap(([type, first, second, code], at) => [
      set(`cmi.interactions.${at}.id`, urn),
      set(`cmi.interactions.${at}.type`, type),
      set(`cmi.interactions.${at}.correct_responses.0.pattern`, first),
      set(`cmi.interactions.${at}.correct_responses.1.pattern`, second, code),
      get(`cmi.interactions.${at}.correct_responses._count`, code === 0 ? '2' : '1'),
    ]),
  ),
];
