import { buildChangedParts } from '../lib/build-parts.ts';
import { runPlaywright } from './playwright-run.ts';
import type { Suite } from './suite.ts';

export const browser: Suite = {
  id: 'browser',
  title: 'browser tests',
  async run(context) {
    await buildChangedParts(context.log);
    return runPlaywright(context, { args: context.grep ? ['--grep', context.grep] : [] });
  },
};
