import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { demoFolders } from '../lib/demo-tenants.ts';
import { inWorkspace } from '../lib/workspace.ts';

interface DemoEvaluation {
  readonly key: string;
  readonly parameters?: { readonly timeLimit?: number; readonly pauseOnLeave?: 0 | 1 };
}

interface DemoElement {
  readonly content?: string;
  readonly evaluation?: string;
  readonly mandatory?: boolean;
}

interface DemoPage {
  readonly blocks?: readonly { readonly elements?: readonly DemoElement[] }[];
  readonly levels?: readonly DemoPage[];
}

function read<T>(...path: string[]): T {
  return parse(readFileSync(inWorkspace('demo', ...path), 'utf8')) as T;
}

/** Returns the keys of the evaluations that a training requires, in itself and in its levels. */
function mandatoryIn({ blocks = [], levels = [] }: DemoPage): string[] {
  const own = blocks.flatMap(({ elements = [] }) => elements);
  return [
    ...own.flatMap(({ evaluation, mandatory }) => (evaluation !== undefined && mandatory === true ? [evaluation] : [])),
    ...levels.flatMap(mandatoryIn),
  ];
}

/** Returns the mandatory evaluations with a time limit of a demo company. */
function timedTests(folder: string): DemoEvaluation[] {
  const trainings = inWorkspace('demo', folder, 'learning');
  if (!existsSync(trainings) || !existsSync(inWorkspace('demo', folder, 'evaluations.yaml'))) return [];
  const files = readdirSync(trainings).filter((name) => name.endsWith('.yaml'));
  const mandatory = new Set(files.flatMap((name) => mandatoryIn(read<DemoPage>(folder, 'learning', name))));
  const { evaluations } = read<{ evaluations: readonly DemoEvaluation[] }>(folder, 'evaluations.yaml');
  return evaluations.filter(({ key, parameters }) => mandatory.has(key) && parameters?.timeLimit !== undefined);
}

test('the clock of every mandatory timed evaluation of the demo runs on while the learner is away', () => {
  const found = demoFolders().flatMap(timedTests);
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ parameters }) => parameters?.pauseOnLeave !== 0).map(({ key }) => key)).toEqual([]);
});

/** Returns how many contents and evaluations a training has, in itself and in its levels. */
function itemsIn({ blocks = [], levels = [] }: DemoPage): number {
  const own = blocks.flatMap(({ elements = [] }) => elements);
  const items = own.filter(({ content, evaluation }) => (content ?? evaluation) !== undefined).length;
  return levels.reduce((sum, level) => sum + itemsIn(level), items);
}

test('every training of the demo companies has contents', () => {
  const files = demoFolders().flatMap((folder) => {
    const trainings = inWorkspace('demo', folder, 'learning');
    if (!existsSync(trainings)) return [];
    return readdirSync(trainings)
      .filter((name) => name.endsWith('.yaml'))
      .map((name) => ({ name, items: itemsIn(read<DemoPage>(folder, 'learning', name)) }));
  });
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter(({ items }) => items === 0)).toEqual([]);
});
