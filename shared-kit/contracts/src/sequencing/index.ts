// No imports from other folders: the page beside a lesson loads these files directly.
export type {
  Activity,
  ActivityTree,
  ConditionSet,
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
  SharedStore,
  Timing,
} from './activity-tree.ts';
export { storeElements, withObjectives, writtenStores } from './lesson-data.rules.ts';
export { lessonReport } from './lesson-report.rules.ts';
export { navigate, newState } from './navigate.ts';
export type { Learner, Navigated, Outcome } from './navigate.ts';
export { choiceStep, isGoingOn, packageStep, settledLearner, suspendedEnded } from './package-steps.ts';
export type { PackagePlace, PackageStep } from './package-steps.ts';
export { activityResult, activityStatus, objectivesAtLaunch, packageOutcome, transferReport } from './report.ts';
export type { LessonReport } from './report.ts';
export { answersAhead, lessonSequencing, requestAnswers } from './request-validity.ts';
export type { LessonSequencing, RequestAnswers } from './request-validity.ts';
export { navigationRequestOf } from './requests.ts';
export type { NavigationRequest, SequencingException } from './requests.ts';
export { stateFor } from './sequencing-state.ts';
export type { GlobalObjectives, ObjectiveState, SequencingState } from './sequencing-state.ts';
export { validRequests } from './valid-requests.ts';
export type { ActivityLock, ContentsEntry, ValidRequests } from './valid-requests.ts';
