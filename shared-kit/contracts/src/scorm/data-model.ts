import { dataModel12 } from './elements-1-2.rules.ts';
import { dataModel2004 } from './elements-2004.rules.ts';
import type { DataModelTable, Element, ScormVersion } from './element.ts';
import { elementName, isKnown, sibling } from './element-name.rules.ts';
import type { ElementName } from './element-name.rules.ts';
import {
  comparable,
  isInteractionType,
  isPattern,
  isResponse,
  typesOfDistinctPatterns,
  typesOfOnePattern,
} from './interaction-responses.rules.ts';
import type { Verdict } from './value-formats.rules.ts';

export const dataModels: Readonly<Record<ScormVersion, DataModelTable>> = { '1.2': dataModel12, '2004': dataModel2004 };

/** Error codes of the two versions, by their reason. */
const codes = {
  '1.2': {
    noName: 201,
    unknown: 401,
    noChildren: 202,
    noCount: 203,
    index: 201,
    writeOnly: 404,
    noValue: 0,
    setNoName: 201,
    keyword: 402,
    readOnly: 403,
    setIndex: 201,
    needs: 201,
    type: 405,
    range: 405,
    repeated: 201,
  },
  '2004': {
    noName: 301,
    unknown: 401,
    noChildren: 301,
    noCount: 301,
    index: 301,
    writeOnly: 405,
    noValue: 403,
    setNoName: 351,
    keyword: 404,
    readOnly: 404,
    setIndex: 351,
    needs: 408,
    type: 406,
    range: 407,
    repeated: 351,
  },
} as const;

export type ModelFault = keyof (typeof codes)['1.2'];

/** Error code of a fault; 0 means that there is none. */
export function codeOf(version: ScormVersion, fault: ModelFault): number {
  return codes[version][fault];
}

export type Read = { readonly value: string } | { readonly fault: ModelFault };

/** Access of a lesson to each of the activity's shared stores (`adl.data`), in their order. */
export interface SharedStore {
  readonly canRead: boolean;
  readonly canWrite: boolean;
}

export interface ModelStart {
  readonly version: ScormVersion;
  /** Values at the start of the visit, by name. Names that the data model does not have are ignored. */
  readonly values: Readonly<Record<string, string>>;
  readonly stores?: readonly SharedStore[];
  /** Returns the answers to `adl.nav.request_valid` for what the lesson has set so far, by the end of the name: `continue`, `choice.{target=A}`. */
  readonly requestValid?: (data: Readonly<Record<string, string>>) => Readonly<Record<string, string>>;
}

/** Run-time data of one visit, which a lesson reads and sets by names. */
export interface DataModel {
  read(name: string): Read;
  /** Returns the fault; undefined when the value is set. */
  set(name: string, value: string): ModelFault | undefined;
  /** Returns everything that has a value and that a lesson may set, with the ids of shared stores. */
  snapshot(): Record<string, string>;
}

const OBJECTIVE_ID = 'cmi.objectives.n.id';
const PATTERN = 'cmi.interactions.n.correct_responses.n.pattern';
const RESPONSE = 'cmi.interactions.n.learner_response';
const TYPE = 'cmi.interactions.n.type';
const STORE = 'adl.data.n.store';

/** Creates the data model of a visit. */
export function dataModel({ version, values, stores = [], requestValid = () => ({}) }: ModelStart): DataModel {
  const table = dataModels[version];
  const set = new Map<string, string>();
  const counts = new Map<string, number>();

  const put = (name: string, value: string, { indices }: ElementName) => {
    set.set(name, value);
    for (const { collection, index } of indices) counts.set(collection, Math.max(countOf(collection), index + 1));
  };
  const countOf = (collection: string) => counts.get(collection) ?? 0;
  const siblingValue = (pattern: string, name: ElementName) => set.get(sibling(pattern, name));

  for (const [name, value] of Object.entries(values)) {
    const parsed = elementName(name);
    if (parsed && !parsed.keyword && Object.hasOwn(table.elements, parsed.pattern)) put(name, value, parsed);
  }

  function readKeyword(name: string, parsed: ElementName): Read {
    const { pattern, keyword, indices } = parsed;
    const path = name.slice(0, name.lastIndexOf('.'));
    const value =
      keyword === '_version' && pattern === 'cmi'
        ? table.version
        : keyword === '_children' && Object.hasOwn(table.children, pattern)
          ? table.children[pattern]
          : keyword === '_count' && table.collections.includes(pattern)
            ? String(countOf(path))
            : undefined;
    if (value === undefined) {
      if (!isKnown(table, pattern)) return { fault: 'unknown' };
      return { fault: keyword === '_count' ? 'noCount' : 'noChildren' };
    }
    return indices.some(({ collection, index }) => index >= countOf(collection)) ? { fault: 'index' } : { value };
  }

  /** Statuses of 2004 that follow from a threshold, whatever the lesson has set (RTE 4.2.4.1 and 4.2.22.1). */
  function derived(pattern: string): string | undefined {
    if (version !== '2004') return undefined;
    const [limit, measure, yes, no] =
      pattern === 'cmi.completion_status'
        ? ['cmi.completion_threshold', 'cmi.progress_measure', 'completed', 'incomplete']
        : pattern === 'cmi.success_status'
          ? ['cmi.scaled_passing_score', 'cmi.score.scaled', 'passed', 'failed']
          : [];
    if (limit === undefined || measure === undefined || !set.has(limit)) return undefined;
    const reached = set.get(measure);
    if (reached === undefined) return 'unknown';
    return Number(reached) >= Number(set.get(limit)) ? yes : no;
  }

  function faultOf(name: string, value: string, parsed: ElementName, element: Element): ModelFault | undefined {
    const { pattern, indices } = parsed;
    const isFixed = pattern === STORE;
    if (indices.some(({ collection, index }) => index > countOf(collection) - (isFixed ? 1 : 0))) return 'setIndex';
    if (isFixed && !(stores[indices[0]?.index ?? 0]?.canWrite ?? true)) return 'readOnly';
    if (element.needs?.some((needed) => siblingValue(needed, parsed) === undefined)) return 'needs';
    const verdict = verdictOf(version, { pattern, value, type: siblingValue(TYPE, parsed) });
    if (verdict !== 'ok') return verdict;
    return version === '2004' && isRepeated(name, value, parsed) ? 'repeated' : undefined;
  }

  function isRepeated(name: string, value: string, parsed: ElementName): boolean {
    const { pattern, indices } = parsed;
    const own = indices.at(-1);
    if (!own) return false;
    const others = Array.from({ length: countOf(own.collection) }, (_, index) => index)
      .filter((index) => index !== own.index)
      .map((index) => set.get(`${own.collection}.${index}.${name.slice(name.lastIndexOf('.') + 1)}`));
    if (pattern === OBJECTIVE_ID) return others.includes(value) || (set.get(name) ?? value) !== value;
    if (pattern === 'cmi.interactions.n.objectives.n.id') return others.includes(value);
    if (pattern !== PATTERN) return false;
    const type = siblingValue(TYPE, parsed);
    if (!isInteractionType(type)) return false;
    if (typesOfOnePattern.has(type)) return own.index > 0;
    return (
      typesOfDistinctPatterns.has(type) &&
      others.some((other) => other !== undefined && comparable(type, other) === comparable(type, value))
    );
  }

  const snapshot = () => Object.fromEntries([...set].filter(([name]) => isOfLesson(version, name)));

  return {
    read(name) {
      if (name === '') return { fault: 'noName' };
      const parsed = elementName(name);
      if (!parsed) return { fault: 'unknown' };
      if (parsed.keyword) return readKeyword(name, parsed);
      const { pattern, indices, target } = parsed;
      const element = Object.hasOwn(table.elements, pattern) ? table.elements[pattern] : undefined;
      if (!element) return { fault: 'unknown' };
      if (pattern.startsWith('adl.nav.request_valid.')) {
        const isOfTarget = pattern.endsWith('.choice') || pattern.endsWith('.jump');
        if (isOfTarget && target === undefined) return { fault: 'index' };
        const asked = name.slice('adl.nav.request_valid.'.length);
        const answers = requestValid(snapshot());
        return { value: Object.hasOwn(answers, asked) ? (answers[asked] ?? 'unknown') : 'unknown' };
      }
      if (indices.some(({ collection, index }) => index >= countOf(collection))) return { fault: 'index' };
      if (element.access === 'write-only') return { fault: 'writeOnly' };
      if (pattern === STORE && !(stores[indices[0]?.index ?? 0]?.canRead ?? true)) return { fault: 'writeOnly' };
      const value = derived(pattern) ?? set.get(name) ?? element.initial;
      return value === null ? { fault: 'noValue' } : { value };
    },

    set(name, value) {
      if (name === '') return 'setNoName';
      const parsed = elementName(name);
      if (!parsed) return 'unknown';
      if (parsed.keyword) return isKnown(table, parsed.pattern) ? 'keyword' : 'unknown';
      const element = Object.hasOwn(table.elements, parsed.pattern) ? table.elements[parsed.pattern] : undefined;
      if (!element) return 'unknown';
      if (element.access === 'read-only') return 'readOnly';
      const fault = faultOf(name, value, parsed, element);
      if (fault === undefined) put(name, value, parsed);
      return fault;
    },

    snapshot,
  };
}

/** Returns whether a lesson's own data contains this element: one that it may set, or the id of a shared store. */
export function isOfLesson(version: ScormVersion, name: string): boolean {
  const parsed = elementName(name);
  if (!parsed || parsed.keyword) return false;
  const { elements } = dataModels[version];
  if (!Object.hasOwn(elements, parsed.pattern)) return false;
  return elements[parsed.pattern]?.access !== 'read-only' || parsed.pattern === 'adl.data.n.id';
}

function verdictOf(
  version: ScormVersion,
  { pattern, value, type }: { pattern: string; value: string; type: string | undefined },
): Verdict {
  const verdict = dataModels[version].elements[pattern]?.format(value) ?? 'type';
  if (verdict !== 'ok' || version === '1.2' || !isInteractionType(type)) return verdict;
  if (pattern === RESPONSE) return isResponse(type, value) ? 'ok' : 'type';
  if (pattern === PATTERN) return isPattern(type, value) ? 'ok' : 'type';
  return verdict;
}

/** Returns the names in a lesson's data that the data model does not have, or whose value is not of their format. */
export function faultsInData(version: ScormVersion, data: Readonly<Record<string, string>>): string[] {
  const { elements } = dataModels[version];
  return Object.entries(data).flatMap(([name, value]) => {
    const parsed = elementName(name);
    if (!parsed || parsed.keyword || !Object.hasOwn(elements, parsed.pattern)) return [name];
    const type = parsed.pattern.startsWith('cmi.interactions.') ? data[sibling(TYPE, parsed)] : undefined;
    const isSeeded = value === elements[parsed.pattern]?.initial;
    return isSeeded || verdictOf(version, { pattern: parsed.pattern, value, type }) === 'ok' ? [] : [name];
  });
}
