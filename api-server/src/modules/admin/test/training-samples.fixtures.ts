import type { Sample, Target } from './sample.types.ts';
import { validityOf } from './versions.fixtures.ts';

const trainingOf = ({ class: { idTraining } }: Target) => ({ params: { idTraining } });

/** One valid call of every administrative endpoint about a training. */
export const trainingSamples: Readonly<Record<string, Sample>> = {
  'admin.read-training-validity': { about: 'training', input: trainingOf },
  'admin.preview-training-validity': {
    about: 'ofTraining',
    input: (target) => ({ ...trainingOf(target), query: { months: 24 } }),
  },
  'admin.save-training-validity': {
    about: 'ofTraining',
    input: async (target) => ({
      ...trainingOf(target),
      body: await validityOf(target.class.idTraining),
    }),
  },
};
