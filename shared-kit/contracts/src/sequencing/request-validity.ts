import type { Activity, ActivityTree } from './activity-tree.ts';
import { lessonReport } from './lesson-report.rules.ts';
import type { Learner } from './navigate.ts';
import { transferReport } from './report.ts';
import { validRequests } from './valid-requests.ts';

/** Answers to `adl.nav.request_valid`, by the end of their names: `continue`, `choice.{target=licao-2}` (SN 5.6). */
export type RequestAnswers = Readonly<Record<string, 'true' | 'false' | 'unknown'>>;

/** Data with which the page of a lesson decides by itself which requests are valid. */
export interface LessonSequencing {
  readonly tree: ActivityTree;
  readonly learner: Learner;
  /** Identifier of the lesson. */
  readonly activity: string;
}

/** Longest tree and state that are sent to a lesson's page, in characters of JSON: about 100 items. */
const LONGEST = 128 * 1024;

/**
 * Returns the answers for a learner's stored state. `endsPackage`: the current lesson has set that its end ends the
 * package (RTE 4.2.8), so no other request is valid.
 */
export function requestAnswers(tree: ActivityTree, learner: Learner, endsPackage = false): RequestAnswers {
  const isEnding = learner.state.ended === 'exitAll' || endsPackage;
  const valid = validRequests(tree, learner);
  const word = (is: boolean) => (is && !isEnding ? 'true' : 'false');
  const jumps = new Set(valid.jumps);
  const choices = new Map(valid.contents.map(({ id, isValid }) => [id, isValid]));
  return {
    continue: word(valid.continue),
    previous: word(valid.previous),
    ...Object.fromEntries(
      Object.keys(learner.state.activities).flatMap((id) => [
        [`choice.{target=${id}}`, word(choices.get(id) ?? false)],
        [`jump.{target=${id}}`, word(jumps.has(id))],
      ]),
    ),
  };
}

/** Returns the answers as they will be once the server has this data of the lesson. */
export function answersAhead(
  { tree, learner, activity }: LessonSequencing,
  data: Readonly<Record<string, string>>,
  endsPackage: boolean,
): RequestAnswers {
  const report = lessonReport(data, { seconds: 0, ended: null });
  return requestAnswers(tree, transferReport(tree, learner, activity, report), endsPackage);
}

/**
 * Returns what the page of a lesson needs to run the engine ahead, with those global objectives only that the package
 * names; null when it is too long to be sent.
 */
export function lessonSequencing(tree: ActivityTree, learner: Learner, activity: string): LessonSequencing | null {
  const targets = targetsIn(tree.root);
  const globals = Object.fromEntries(Object.entries(learner.globals).filter(([id]) => targets.has(id)));
  const found = { tree, learner: { state: learner.state, globals }, activity };
  return JSON.stringify(found).length > LONGEST ? null : found;
}

function targetsIn({ objectives, children }: Activity): Set<string> {
  return new Set([
    ...objectives.flatMap(({ maps }) => maps.map(({ target }) => target)),
    ...children.flatMap((child) => [...targetsIn(child)]),
  ]);
}
