import type {
  Activity,
  ActivityTree,
  Objective,
  ObjectiveMap,
  ObjectiveValue,
  PostAction,
  PreAction,
  RollupAction,
  RollupConsideration,
  RollupRule,
  RuleCondition,
  RuleConditionName,
  SequencingRule,
  Timing,
} from '@shared-kit/contracts/sequencing';
import { childOf, childrenOf, flags, textIn } from './manifest-xml.rules.ts';
import type { XmlElement } from './manifest-xml.rules.ts';

/** Returns the activity tree of an organization, defaults filled in (CAM 5.1). */
export function activityTreeOf(root: XmlElement, organization: XmlElement): ActivityTree {
  const tree = activityOf(organization, { collection: sequencingCollectionOf(root), isFourthEdition: isFourth(root) });
  const isShared = flags(organization);
  return {
    root: { ...tree, id: `organization ${tree.id}` },
    objectivesGlobalToSystem: isShared('objectivesGlobalToSystem', true),
    sharedDataGlobalToSystem: isShared('sharedDataGlobalToSystem', true),
  };
}

/** Objectives have a completion status since the fourth edition; the editions before state no such condition (SN 3.4.2). */
function isFourth(root: XmlElement): boolean {
  return /4th/i.test(textIn(childOf(root, 'metadata'), 'schemaversion'));
}

/** Returns the shared sequencing of a manifest, by its ID. */
export function sequencingCollectionOf(root: XmlElement): SequencingCollection {
  return new Map(
    childrenOf(childOf(root, 'sequencingCollection'), 'sequencing').map((one) => [one.attributes['ID'] ?? '', one]),
  );
}

/**
 * Returns whether the package orders its lessons. What authoring tools write on every lesson (delivery controls, a
 * passing score) orders nothing (decision 690).
 */
export function isSequenced(organization: XmlElement): boolean {
  const items = itemsBelow(organization);
  return [organization, ...items].some((element) => {
    const sequencing = childOf(element, 'sequencing');
    const parts = sequencing?.children.filter(({ name }) => name !== 'deliveryControls') ?? [];
    const shares = childOf(element, 'data') !== undefined || parts.some(hasMaps);
    if (items.length === 1)
      return shares || parts.some(({ name }) => name === 'sequencingRules' || name === 'limitConditions');
    return (
      shares ||
      childOf(element, 'presentation') !== undefined ||
      sequencing?.attributes['IDRef'] !== undefined ||
      parts.some(({ name }) => name !== 'objectives')
    );
  });
}

function hasMaps({ children }: XmlElement): boolean {
  return children.some((objective) => childOf(objective, 'mapInfo') !== undefined);
}

function itemsBelow(element: XmlElement): XmlElement[] {
  return childrenOf(element, 'item').flatMap((item) => [item, ...itemsBelow(item)]);
}

export type SequencingCollection = ReadonlyMap<string, XmlElement>;

interface Source {
  readonly collection: SequencingCollection;
  readonly isFourthEdition: boolean;
}

function activityOf(element: XmlElement, source: Source): Activity {
  const { collection, isFourthEdition } = source;
  const part = partsOf(element, collection);
  const threshold = childOf(element, 'completionThreshold');
  const control = flags(part('controlMode'));
  const constrained = flags(part('constrainedChoiceConsiderations'));
  const rollup = part('rollupRules');
  const considerations = part('rollupConsiderations');
  const limits = part('limitConditions')?.attributes;
  const random = part('randomizationControls');
  const delivery = flags(part('deliveryControls'));
  const rules = part('sequencingRules');
  const required = (name: string) => oneOf(considerationNames, considerations?.attributes[name], 'always');
  return {
    id: element.attributes['identifier'] ?? '',
    title: textIn(element, 'title').slice(0, 300),
    isVisible: flags(element)('isvisible', true),
    children: childrenOf(element, 'item')
      .map((item) => activityOf(item, source))
      // An item without a page and without lessons can't be delivered; flow would stop at it.
      .filter(({ children, id }) => children.length > 0 || hasPage(element, id)),
    control: {
      choice: control('choice', true),
      choiceExit: control('choiceExit', true),
      flow: control('flow', false),
      forwardOnly: control('forwardOnly', false),
      useCurrentObjectives: control('useCurrentAttemptObjectiveInfo', true),
      useCurrentProgress: control('useCurrentAttemptProgressInfo', true),
      preventActivation: constrained('preventActivation', false),
      constrainChoice: constrained('constrainChoice', false),
    },
    rules: {
      pre: rulesOf(rules, 'preConditionRule', preActions, isFourthEdition),
      exit: rulesOf(rules, 'exitConditionRule', ['exit'], isFourthEdition),
      post: rulesOf(rules, 'postConditionRule', postActions, isFourthEdition),
    },
    limits: {
      attempts: wholeOf(limits?.['attemptLimit']),
      seconds: secondsOf(limits?.['attemptAbsoluteDurationLimit']),
    },
    rollup: {
      rules: childrenOf(rollup, 'rollupRule').flatMap(rollupRuleOf),
      objectiveSatisfied: flags(rollup)('rollupObjectiveSatisfied', true),
      progressCompletion: flags(rollup)('rollupProgressCompletion', true),
      measureWeight: numberOf(rollup?.attributes['objectiveMeasureWeight'], 1),
      required: {
        satisfied: required('requiredForSatisfied'),
        notSatisfied: required('requiredForNotSatisfied'),
        completed: required('requiredForCompleted'),
        incomplete: required('requiredForIncomplete'),
      },
      measureSatisfactionIfActive: flags(considerations)('measureSatisfactionIfActive', true),
    },
    objectives: objectivesOf(element, collection),
    selection: {
      timing: oneOf(timings, random?.attributes['selectionTiming'], 'never'),
      count: wholeOf(random?.attributes['selectCount']),
    },
    randomization: {
      timing: oneOf(timings, random?.attributes['randomizationTiming'], 'never'),
      reorders: flags(random)('reorderChildren', false),
    },
    delivery: {
      tracked: delivery('tracked', true),
      completionSetByContent: delivery('completionSetByContent', false),
      objectiveSetByContent: delivery('objectiveSetByContent', false),
    },
    completion: {
      // The third edition writes the threshold as text.
      byMeasure: flags(threshold)('completedByMeasure', false) || (threshold?.text.trim() ?? '') !== '',
      minProgress: numberOf(threshold?.attributes['minProgressMeasure'] ?? threshold?.text, 1),
      weight: numberOf(threshold?.attributes['progressWeight'], 1),
    },
    hides: childrenOf(childOf(childOf(element, 'presentation'), 'navigationInterface'), 'hideLMSUI').map(({ text }) =>
      text.trim(),
    ),
    stores: childrenOf(childOf(element, 'data'), 'map').map((map) => ({
      id: map.attributes['targetID'] ?? '',
      canRead: flags(map)('readSharedData', true),
      canWrite: flags(map)('writeSharedData', true),
    })),
  };
}

function hasPage(above: XmlElement, id: string): boolean {
  return childrenOf(above, 'item').some(
    ({ attributes }) => attributes['identifier'] === id && attributes['identifierref'] !== undefined,
  );
}

/** Returns a function that finds a part of the item's own sequencing, else of the one that it refers to (CAM 5.1.2). */
export function partsOf(
  element: XmlElement,
  collection: SequencingCollection,
): (name: string) => XmlElement | undefined {
  const own = childOf(element, 'sequencing');
  const shared = collection.get(own?.attributes['IDRef'] ?? '');
  return (name) => childOf(own, name) ?? childOf(shared, name);
}

function rulesOf<Action extends string>(
  rules: XmlElement | undefined,
  name: string,
  actions: readonly Action[],
  isFourthEdition: boolean,
): SequencingRule<Action>[] {
  return childrenOf(rules, name).flatMap((rule) => {
    const action = actions.find((one) => one === childOf(rule, 'ruleAction')?.attributes['action']);
    const conditions = childOf(rule, 'ruleConditions');
    if (action === undefined) return [];
    return [
      {
        action,
        combination: conditions?.attributes['conditionCombination'] === 'any' ? 'any' : 'all',
        conditions: childrenOf(conditions, 'ruleCondition').map((one) => conditionOf(one, isFourthEdition)),
      },
    ];
  });
}

function conditionOf({ attributes }: XmlElement, isFourthEdition: boolean): RuleCondition {
  const condition = oneOf(conditionNames, attributes['condition'], 'never');
  const isOfActivity = !isFourthEdition && (condition === 'completed' || condition === 'activityProgressKnown');
  return {
    condition,
    isNegated: attributes['operator'] === 'not',
    objective: isOfActivity ? null : attributes['referencedObjective']?.trim() || null,
    threshold: numberOf(attributes['measureThreshold'], 0),
  };
}

/** Returns the rule in a list; an empty one when its action is unknown. */
function rollupRuleOf(rule: XmlElement): RollupRule[] {
  const conditions = childOf(rule, 'rollupConditions');
  const said = childOf(rule, 'rollupAction')?.attributes['action']?.trim();
  const action = rollupActions.find((one) => one === said);
  if (action === undefined) return [];
  const read: RollupRule = {
    action,
    childSet: oneOf(childSets, rule.attributes['childActivitySet'], 'all'),
    minimumCount: wholeOf(rule.attributes['minimumCount']) ?? 0,
    minimumPercent: numberOf(rule.attributes['minimumPercent'], 0),
    combination: conditions?.attributes['conditionCombination'] === 'all' ? 'all' : 'any',
    conditions: childrenOf(conditions, 'rollupCondition').map((one) => conditionOf(one, false)),
  };
  return [read];
}

/** Returns the objectives with the maps of IMS and those of the fourth edition (`adlseq:objectives`). */
function objectivesOf(element: XmlElement, collection: SequencingCollection): Objective[] {
  const own = childOf(element, 'sequencing');
  const shared = collection.get(own?.attributes['IDRef'] ?? '');
  const hasOwn = childrenOf(own, 'objectives').length > 0;
  const lists = childrenOf(hasOwn ? own : shared, 'objectives');
  const all = lists.flatMap(({ children }) => children);
  const primary = all.find(({ name }) => name === 'primaryObjective');
  const seen = new Set([primary?.attributes['objectiveID']]);
  const extended: XmlElement[] = [];
  const others: XmlElement[] = [];
  for (const one of all.filter(({ name }) => name === 'objective')) {
    const id = one.attributes['objectiveID'];
    (seen.has(id) || isExtension(one) ? extended : others).push(one);
    seen.add(id);
  }
  return [primary, ...others].map((objective) => {
    const id = objective?.attributes['objectiveID'] ?? '';
    const more = extended.filter(({ attributes }) => attributes['objectiveID'] === id && id !== '');
    return {
      id,
      satisfiedByMeasure: flags(objective)('satisfiedByMeasure', false),
      minMeasure: numberOf(objective && textIn(objective, 'minNormalizedMeasure'), 1),
      maps: [
        ...childrenOf(objective, 'mapInfo').map((map) => mapOf(map, imsValues)),
        ...more.flatMap((one) => childrenOf(one, 'mapInfo').map((map) => mapOf(map, adlValues))),
      ],
    };
  });
}

function isExtension(objective: XmlElement): boolean {
  const names = Object.values(adlValues).flatMap((name) => [`read${name}`, `write${name}`]);
  return childrenOf(objective, 'mapInfo').some(({ attributes }) => names.some((name) => name in attributes));
}

const imsValues = { satisfied: 'SatisfiedStatus', measure: 'NormalizedMeasure' } as const;
const adlValues = {
  raw: 'RawScore',
  min: 'MinScore',
  max: 'MaxScore',
  completed: 'CompletionStatus',
  progress: 'ProgressMeasure',
} as const;

function mapOf(map: XmlElement, names: Partial<Record<ObjectiveValue, string>>): ObjectiveMap {
  const values = Object.keys(names) as ObjectiveValue[];
  const flag = flags(map);
  return {
    target: map.attributes['targetObjectiveID'] ?? '',
    reads: values.filter((value) => flag(`read${names[value]}`, true)),
    writes: values.filter((value) => flag(`write${names[value]}`, false)),
  };
}

const preActions: readonly PreAction[] = ['skip', 'disabled', 'hiddenFromChoice', 'stopForwardTraversal'];
const postActions: readonly PostAction[] = ['exitParent', 'exitAll', 'retry', 'retryAll', 'continue', 'previous'];
const rollupActions: readonly RollupAction[] = ['satisfied', 'notSatisfied', 'completed', 'incomplete'];
const childSets: readonly RollupRule['childSet'][] = ['all', 'any', 'none', 'atLeastCount', 'atLeastPercent'];
const timings: readonly Timing[] = ['never', 'once', 'onEachNewAttempt'];
const considerationNames: readonly RollupConsideration[] = ['always', 'ifAttempted', 'ifNotSkipped', 'ifNotSuspended'];
const conditionNames: readonly RuleConditionName[] = [
  'satisfied',
  'objectiveStatusKnown',
  'objectiveMeasureKnown',
  'objectiveMeasureGreaterThan',
  'objectiveMeasureLessThan',
  'completed',
  'activityProgressKnown',
  'attempted',
  'attemptLimitExceeded',
  'timeLimitExceeded',
  'outsideAvailableTimeRange',
  'always',
  'never',
];

/** Names of conditions and actions that the engine knows. */
export const ruleConditions: ReadonlySet<string> = new Set(conditionNames);
export const ruleActions: ReadonlySet<string> = new Set([...preActions, ...postActions, ...rollupActions, 'exit']);

function oneOf<Word extends string>(words: readonly Word[], text: string | undefined, otherwise: Word): Word {
  return words.find((word) => word === text?.trim()) ?? otherwise;
}

function numberOf(text: string | undefined, otherwise: number): number {
  const value = Number(text);
  return text === undefined || text.trim() === '' || !Number.isFinite(value) ? otherwise : value;
}

function wholeOf(text: string | undefined): number | null {
  const value = numberOf(text, -1);
  return Number.isInteger(value) && value >= 0 ? value : null;
}

/** Returns the seconds of a duration of XML Schema, e.g. `PT1H30M`; null when there is none. */
function secondsOf(text: string | undefined): number | null {
  const [, days, hours, minutes, seconds] =
    /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(text?.trim() ?? '') ?? [];
  const total =
    Number(days ?? 0) * 86_400 + Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
  return total > 0 ? total : null;
}
