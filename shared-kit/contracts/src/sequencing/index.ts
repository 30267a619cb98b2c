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
export { lessonReport, objectiveIndices } from './lesson-report.rules.ts';
export { navigate, newState } from './navigate.ts';
export type { Learner, Navigated, Outcome } from './navigate.ts';
export { activityResult, objectivesAtLaunch, packageResult, transferReport } from './report.ts';
export type { LessonReport } from './report.ts';
export { answersAhead, lessonSequencing, requestAnswers } from './request-validity.ts';
export type { LessonSequencing, RequestAnswers } from './request-validity.ts';
export { navigationRequestOf } from './requests.ts';
export type { NavigationRequest, SequencingException } from './requests.ts';
export { stateFor } from './sequencing-state.ts';
export type { GlobalObjectives, ObjectiveState, SequencingState } from './sequencing-state.ts';
export { validRequests } from './valid-requests.ts';
export type { ActivityLock, ContentsEntry, ValidRequests } from './valid-requests.ts';
