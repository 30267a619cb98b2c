/** Conditions of sequencing rules (SN 3.4.2). */
export type RuleConditionName =
  | 'satisfied'
  | 'objectiveStatusKnown'
  | 'objectiveMeasureKnown'
  | 'objectiveMeasureGreaterThan'
  | 'objectiveMeasureLessThan'
  | 'completed'
  | 'activityProgressKnown'
  | 'attempted'
  | 'attemptLimitExceeded'
  | 'timeLimitExceeded'
  | 'outsideAvailableTimeRange'
  | 'always'
  | 'never';

export interface RuleCondition {
  readonly condition: RuleConditionName;
  readonly isNegated: boolean;
  /** Null for the primary objective. */
  readonly objective: string | null;
  /** -1 to 1, of the two conditions that compare a measure. */
  readonly threshold: number;
}

export interface ConditionSet {
  readonly combination: 'all' | 'any';
  readonly conditions: readonly RuleCondition[];
}

export type PreAction = 'skip' | 'disabled' | 'hiddenFromChoice' | 'stopForwardTraversal';
export type PostAction = 'exitParent' | 'exitAll' | 'retry' | 'retryAll' | 'continue' | 'previous';

export interface SequencingRule<Action> extends ConditionSet {
  readonly action: Action;
}

export type RollupAction = 'satisfied' | 'notSatisfied' | 'completed' | 'incomplete';

export interface RollupRule extends ConditionSet {
  readonly action: RollupAction;
  readonly childSet: 'all' | 'any' | 'none' | 'atLeastCount' | 'atLeastPercent';
  readonly minimumCount: number;
  /** 0 to 1. */
  readonly minimumPercent: number;
}

export type RollupConsideration = 'always' | 'ifAttempted' | 'ifNotSkipped' | 'ifNotSuspended';

/** Values of an objective that a map reads from or writes to a global objective (SN 3.10). */
export type ObjectiveValue = 'satisfied' | 'measure' | 'raw' | 'min' | 'max' | 'completed' | 'progress';

export interface ObjectiveMap {
  readonly target: string;
  readonly reads: readonly ObjectiveValue[];
  readonly writes: readonly ObjectiveValue[];
}

export interface Objective {
  /** Empty for a primary objective without an identifier. */
  readonly id: string;
  readonly satisfiedByMeasure: boolean;
  readonly minMeasure: number;
  readonly maps: readonly ObjectiveMap[];
}

/** Store that lessons share through `adl.data` (RTE 4.3, CAM 5.1.1). */
export interface SharedStore {
  readonly id: string;
  readonly canRead: boolean;
  readonly canWrite: boolean;
}

export type Timing = 'never' | 'once' | 'onEachNewAttempt';

/** Item of a manifest with all its sequencing information, defaults filled in (SN 3). */
export interface Activity {
  readonly id: string;
  readonly title: string;
  readonly isVisible: boolean;
  readonly children: readonly Activity[];
  readonly control: {
    readonly choice: boolean;
    readonly choiceExit: boolean;
    readonly flow: boolean;
    readonly forwardOnly: boolean;
    readonly useCurrentObjectives: boolean;
    readonly useCurrentProgress: boolean;
    readonly preventActivation: boolean;
    readonly constrainChoice: boolean;
  };
  readonly rules: {
    readonly pre: readonly SequencingRule<PreAction>[];
    readonly exit: readonly SequencingRule<'exit'>[];
    readonly post: readonly SequencingRule<PostAction>[];
  };
  readonly limits: { readonly attempts: number | null; readonly seconds: number | null };
  readonly rollup: {
    readonly rules: readonly RollupRule[];
    readonly objectiveSatisfied: boolean;
    readonly progressCompletion: boolean;
    readonly measureWeight: number;
    readonly required: Readonly<Record<RollupAction, RollupConsideration>>;
    readonly measureSatisfactionIfActive: boolean;
  };
  /** The primary objective comes first; every activity has one. */
  readonly objectives: readonly Objective[];
  readonly selection: { readonly timing: Timing; readonly count: number | null };
  readonly randomization: { readonly timing: Timing; readonly reorders: boolean };
  readonly delivery: {
    readonly tracked: boolean;
    readonly completionSetByContent: boolean;
    readonly objectiveSetByContent: boolean;
  };
  readonly completion: { readonly byMeasure: boolean; readonly minProgress: number; readonly weight: number };
  /** Controls of the player that the lesson replaces with its own (`adlnav:hideLMSUI`). */
  readonly hides: readonly string[];
  readonly stores: readonly SharedStore[];
}

/** Activity tree of a package (SN 2.1). */
export interface ActivityTree {
  readonly root: Activity;
  /** False when each attempt of the package has global objectives of its own. */
  readonly objectivesGlobalToSystem: boolean;
  /** False when each attempt of the package has shared stores of its own. */
  readonly sharedDataGlobalToSystem: boolean;
}
