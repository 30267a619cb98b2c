import { startTestApp } from '../../../test/index.ts';
import type { TestApp } from '../../../test/index.ts';
import { listen } from '../../../platform/wiring.service.ts';
import { evaluationFinished } from '../index.ts';
import type { FinishedEvaluation } from '../index.ts';
import { afterLastFile } from '../../../test/after-last-file.ts';

export let app: TestApp;

/** Reports of finished evaluations, oldest first. */
export const finished: FinishedEvaluation[] = [];
const record = (report: FinishedEvaluation): void => void finished.push(report);
let onFinished = record;

/** Replaces what listens to finished evaluations until the test ends. */
export function listenToFinished(listener: (report: FinishedEvaluation) => void): void {
  onFinished = listener;
}

/** Body that answers nothing. */
export const emptyAnswer = { answerData: [], writer: 'aba-1', sequence: 1 };

async function start(): Promise<void> {
  app = await startTestApp({}, { listens: [listen(evaluationFinished, async (_, report) => onFinished(report))] });
  afterLastFile(() => app.close());
}

let started: Promise<void> | undefined;

/** Starts an app for evaluations. */
export function startEvaluationsApp(): void {
  // Test files that run in one process share the app.
  beforeAll(() => (started ??= start()));
  beforeEach(() => {
    onFinished = record;
  });
  afterEach(() => app.clock.reset());
}
