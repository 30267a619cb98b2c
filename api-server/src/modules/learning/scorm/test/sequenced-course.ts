import {
  activityResult,
  navigate,
  navigationRequestOf,
  newState,
  transferReport,
  validRequests,
} from '@shared-kit/contracts/sequencing';
import type { ActivityTree, Learner, LessonReport, Outcome } from '@shared-kit/contracts/sequencing';
import { readManifest } from '../manifest/manifest.rules.ts';

type Attributes = Readonly<Record<string, string | number | boolean>>;

const tag = (name: string, attributes: Attributes, inner = ''): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value}"`)
    .join('')}>${inner}</${name}>`;

export const control = (attributes: Attributes) => tag('imsss:controlMode', attributes);
export const limits = (attributes: Attributes) => tag('imsss:limitConditions', attributes);
export const delivery = (attributes: Attributes) => tag('imsss:deliveryControls', attributes);
export const randomize = (attributes: Attributes) => tag('imsss:randomizationControls', attributes);
export const constrain = (attributes: Attributes) => tag('adlseq:constrainedChoiceConsiderations', attributes);
export const considerations = (attributes: Attributes) => tag('adlseq:rollupConsiderations', attributes);

/** Condition as `satisfied`, `not completed`, `O1: satisfied` or `O1: objectiveMeasureLessThan 0.5`. */
function condition(name: string, text: string): string {
  const [, objective, not, word = '', threshold] = /^(?:(\w+): )?(not )?(\w+)(?: (-?[\d.]+))?$/.exec(text) ?? [];
  return tag(name, {
    ...(objective === undefined ? {} : { referencedObjective: objective }),
    ...(threshold === undefined ? {} : { measureThreshold: threshold }),
    operator: not === undefined ? 'noOp' : 'not',
    condition: word,
  });
}

function rule(kind: string, action: string, conditions: readonly string[], combination: string): string {
  const inner = conditions.map((text) => condition('imsss:ruleCondition', text)).join('');
  return `<imsss:${kind}>${tag('imsss:ruleConditions', { conditionCombination: combination }, inner)}${tag('imsss:ruleAction', { action })}</imsss:${kind}>`;
}

export const pre = (action: string, conditions: readonly string[], combination = 'all') =>
  rule('preConditionRule', action, conditions, combination);
export const post = (action: string, conditions: readonly string[], combination = 'all') =>
  rule('postConditionRule', action, conditions, combination);
export const exitRule = (conditions: readonly string[], combination = 'all') =>
  rule('exitConditionRule', 'exit', conditions, combination);
export const rules = (...inner: string[]) => `<imsss:sequencingRules>${inner.join('')}</imsss:sequencingRules>`;

export function rollupRule(action: string, conditions: readonly string[], attributes: Attributes = {}): string {
  const { combination = 'any', ...others } = attributes;
  const inner = conditions.map((text) => condition('imsss:rollupCondition', text)).join('');
  return tag(
    'imsss:rollupRule',
    others,
    `${tag('imsss:rollupConditions', { conditionCombination: combination }, inner)}${tag('imsss:rollupAction', { action })}`,
  );
}
export const rollup = (attributes: Attributes, ...inner: string[]) =>
  tag('imsss:rollupRules', attributes, inner.join(''));

interface ObjectiveOptions {
  readonly min?: number;
  readonly maps?: readonly Attributes[];
}
const objective =
  (name: string) =>
  (id: string, { min, maps = [] }: ObjectiveOptions = {}): string =>
    tag(
      name,
      { ...(id === '' ? {} : { objectiveID: id }), ...(min === undefined ? {} : { satisfiedByMeasure: true }) },
      `${min === undefined ? '' : `<imsss:minNormalizedMeasure>${min}</imsss:minNormalizedMeasure>`}${maps
        .map((map) => tag('imsss:mapInfo', map))
        .join('')}`,
    );
export const primary = objective('imsss:primaryObjective');
export const other = objective('imsss:objective');
export const objectives = (...inner: string[]) => `<imsss:objectives>${inner.join('')}</imsss:objectives>`;
/** Maps of the fourth edition, for an objective that `objectives` has. */
export const moreMaps = (id: string, ...maps: Attributes[]) =>
  `<adlseq:objectives>${tag('adlseq:objective', { objectiveID: id }, maps.map((map) => tag('adlseq:mapInfo', map)).join(''))}</adlseq:objectives>`;

/** Parts outside of `<imsss:sequencing>`. */
export const threshold = (attributes: Attributes) => ({ item: tag('adlcp:completionThreshold', attributes) });
export const hide = (...controls: string[]) => ({
  item: `<adlnav:presentation><adlnav:navigationInterface>${controls.map((one) => `<adlnav:hideLMSUI>${one}</adlnav:hideLMSUI>`).join('')}</adlnav:navigationInterface></adlnav:presentation>`,
});
export const invisible = { attributes: 'isvisible="false"' };
export const shared = (id: string) => ({ reference: id });

type Part = string | { readonly item: string } | { readonly attributes: string } | { readonly reference: string };

function sequencingOf(parts: readonly Part[]): string {
  const inner = parts.filter((part) => typeof part === 'string').join('');
  const reference = parts.flatMap((part) => (typeof part === 'object' && 'reference' in part ? part.reference : []))[0];
  if (inner === '' && reference === undefined) return '';
  return tag('imsss:sequencing', reference === undefined ? {} : { IDRef: reference }, inner);
}

function itemOf(id: string, children: readonly string[], parts: readonly Part[]): string {
  const attributes = parts.flatMap((part) => (typeof part === 'object' && 'attributes' in part ? part.attributes : []));
  const extras = parts.flatMap((part) => (typeof part === 'object' && 'item' in part ? part.item : []));
  const page = children.length === 0 ? ' identifierref="R"' : '';
  return `<item identifier="${id}"${page} ${attributes.join(' ')}><title>${id}</title>${children.join('')}${extras.join('')}${sequencingOf(parts)}</item>`;
}

export const sco = (id: string, ...parts: Part[]) => itemOf(id, [], parts);
export const cluster = (id: string, children: readonly string[], ...parts: Part[]) => itemOf(id, children, parts);

/** Returns the manifest of a course with these items; `collection` holds shared sequencing by ID. */
export function manifestOf(
  items: readonly string[],
  parts: readonly Part[],
  collection: Readonly<Record<string, string>> = {},
): string {
  const sharedParts = Object.entries(collection)
    .map(([id, inner]) => tag('imsss:sequencing', { ID: id }, inner))
    .join('');
  const organizationParts = parts.flatMap((part) =>
    typeof part === 'object' && 'attributes' in part ? part.attributes : [],
  );
  return `<?xml version="1.0"?><manifest identifier="M" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" xmlns:adlseq="http://www.adlnet.org/xsd/adlseq_v1p3" xmlns:adlnav="http://www.adlnet.org/xsd/adlnav_v1p3" xmlns:imsss="http://www.imsglobal.org/xsd/imsss"><metadata><schema>ADL SCORM</schema><schemaversion>2004 4th Edition</schemaversion></metadata><organizations default="O"><organization identifier="O" ${organizationParts.join(' ')}><title>Curso</title>${items.join('')}${parts.map((part) => (typeof part === 'object' && 'item' in part ? part.item : '')).join('')}${sequencingOf(parts)}</organization></organizations><resources><resource identifier="R" type="webcontent" adlcp:scormType="sco" href="licao.html"/></resources>${sharedParts === '' ? '' : `<imsss:sequencingCollection>${sharedParts}</imsss:sequencingCollection>`}</manifest>`;
}

/** The lesson states its completion and its success itself. */
export const byContent = delivery({ completionSetByContent: true, objectiveSetByContent: true });
export const flow = control({ flow: true });
/** Flow without a free choice. */
export const flowOnly = control({ flow: true, choice: false });

const emptyReport: LessonReport = { primary: {}, objectives: [], isSuspended: false, ended: null, seconds: 0 };

/** Course with one learner, for scripts of requests and reports. */
export interface Course {
  readonly tree: ActivityTree;
  learner: Learner;
  report: LessonReport;
  readonly random: () => number;
}

export function open(manifest: string, random: () => number = () => 0): Course {
  const { sequencing } = readManifest(manifest);
  if (!sequencing) throw new Error('the package has no sequencing');
  const { tree } = sequencing;
  return { tree, learner: { state: newState(tree, random), globals: {} }, report: emptyReport, random };
}

/**
 * Carries out a script and returns it with what really came out, so that a test compares two texts.
 *
 * - `exit`, `logout`: the lesson ends its visit by itself, and with `logout` the package
 * - `continue>B`: the request delivers B; `>end`, `>wait` (nothing follows), `>no` (refused, nothing changes)
 * - `choice:B>B`, `jump:B>B`
 * - `pass`, `fail`, `complete`, `incomplete`, `score=0.8`, `progress=0.5`, `suspend`: reports of the lesson
 * - `O1.pass`, `O1.score=0.7`: reports on another objective
 * - `B:sat=true`, `B:comp=?`, `B:measure=0.5`, `B:progress=0.5`, `B:attempts=2`: status of an activity; O is the course
 * - `can:continue=true`, `can:B=false`: validity of a request, here of a choice
 * - `list=A,B`: what the table of contents shows
 */
export function run(course: Course, script: string): string {
  return script
    .trim()
    .split(/\s+/)
    .map((token) => step(course, token))
    .join(' ');
}

function step(course: Course, token: string): string {
  const request = /^(?:(choice|jump):(\w+)|(\w+))>/.exec(token);
  if (request) return sendRequest(course, token.slice(0, token.indexOf('>')), request);
  if (token.startsWith('can:'))
    return `${token.split('=')[0]}=${String(isValid(course, token.slice(4).split('=')[0] ?? ''))}`;
  if (token.startsWith('list=')) return `list=${shown(course)}`;
  const status = /^(\w+):(sat|comp|measure|progress|attempts)=/.exec(token);
  if (status) return `${status[0]}${statusOf(course, status[1] ?? '', status[2] ?? '')}`;
  say(course, token);
  return token;
}

function sendRequest(course: Course, said: string, [, kind, target, plain = '']: RegExpExecArray): string {
  const request = navigationRequestOf(kind === undefined ? plain : `{target=${target}}${kind}`);
  if (!request) throw new Error(`${said} is not a request`);
  const { outcome, ...learner } = navigate(course.tree, course.learner, request, course.random);
  course.learner = learner;
  course.report = emptyReport;
  return `${said}>${wordOf(outcome)}`;
}

function wordOf(outcome: Outcome): string {
  if (outcome.kind === 'delivered') return outcome.activity;
  return { ended: 'end', waiting: 'wait', refused: 'no' }[outcome.kind];
}

function isValid({ tree, learner }: Course, name: string): boolean {
  const valid = validRequests(tree, learner);
  if (name === 'continue' || name === 'previous' || name === 'exit' || name === 'suspendAll') return valid[name];
  return valid.contents.some(({ id, isValid: can }) => id === name && can);
}

function shown({ tree, learner }: Course): string {
  return validRequests(tree, learner)
    .contents.filter(({ isVisible }) => isVisible)
    .map(({ id }) => id)
    .join(',');
}

function statusOf({ tree, learner }: Course, name: string, what: string): string {
  const id = name === 'O' ? tree.root.id : name;
  if (what === 'attempts') return String(learner.state.activities[id]?.attempts);
  const { satisfied, completed, measure, progress } = activityResult(tree, learner, id) ?? {};
  const value = { sat: satisfied, comp: completed, measure, progress }[what];
  return value == null ? '?' : String(value);
}

const words = {
  pass: { satisfied: true },
  fail: { satisfied: false },
  complete: { completed: true },
  incomplete: { completed: false },
} as const;

function say(course: Course, token: string): void {
  const [, id, word = '', number] = /^(?:(\w+)\.)?([a-z]+)(?:=(-?[\d.]+))?$/.exec(token) ?? [];
  const { report } = course;
  const values =
    word === 'score'
      ? { measure: Number(number) }
      : word === 'progress'
        ? { progress: Number(number) }
        : words[word as keyof typeof words];
  const isOther = id !== undefined;
  if (word === 'exit' || word === 'logout') course.report = { ...report, ended: word === 'exit' ? 'exit' : 'exitAll' };
  else if (word === 'suspend') course.report = { ...report, isSuspended: true };
  else if (word === 'seconds') course.report = { ...report, seconds: Number(number) };
  else if (values === undefined) throw new Error(`${token} is not a report`);
  else if (isOther) course.report = { ...report, objectives: [...report.objectives, { id, ...values }] };
  else course.report = { ...report, primary: { ...report.primary, ...values } };
  course.learner = transferReport(course.tree, course.learner, course.learner.state.current ?? '', course.report);
}
