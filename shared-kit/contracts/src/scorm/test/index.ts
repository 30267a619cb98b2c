import { apiCases } from './api-cases.ts';
import { elementCases12 } from './element-cases-1-2.ts';
import { elementCases2004 } from './element-cases-2004.ts';
import { interactionCases2004 } from './interaction-cases-2004.ts';
import { visitCases12 } from './visit-cases-1-2.ts';
import { visitCases2004 } from './visit-cases-2004.ts';

export { expectedSteps, nameOfCall, writtenStep } from './call-case.ts';
export type { CallCase, CallStep } from './call-case.ts';

/** Cases of the conformance suite about the API and the data model, by group. */
export const callCases = {
  'API of the run-time': apiCases,
  'data model of 1.2': elementCases12,
  'data model of 2004': [...elementCases2004, ...interactionCases2004],
  'visits of 1.2': visitCases12,
  'visits of 2004': visitCases2004,
};
