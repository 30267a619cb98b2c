import { nextStep } from './batch-steps.rules.ts';

/** Returns the steps of a whole batch as `<training>:<people>`. */
function stepsOf(people: readonly number[], trainings: readonly string[], size: number): string[] {
  const steps: string[] = [];
  let position = 0;
  for (;;) {
    const step = nextStep({ people, trainings, position }, size);
    if (!step) return steps;
    steps.push(`${step.training}:${step.idUsers.join(',')}`);
    position = step.end;
  }
}

test('reaches every person of every training once, and never two trainings in a step', () => {
  expect(stepsOf([1, 2, 3, 4, 5], ['a', 'b'], 2)).toEqual(['a:1,2', 'a:3,4', 'a:5', 'b:1,2', 'b:3,4', 'b:5']);
});

test('resumes in the middle of a training', () => {
  expect(nextStep({ people: [1, 2, 3], trainings: ['a', 'b'], position: 4 }, 10)).toEqual({
    training: 'b',
    idUsers: [2, 3],
    end: 6,
  });
});

test('has no step for nobody', () => {
  expect(stepsOf([], ['a'], 2)).toEqual([]);
});
