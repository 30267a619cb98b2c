/**
 * `pnpm bench federation|api|visits|chat|lists [--rounds N]`, `pnpm bench watching [--count 200]`: runs benchmarks as
 * ratios within one run; results are in bench/results.
 */
import { parseArgs } from 'node:util';
import { Fault, command } from '../lib/steps.ts';

await command(async () => {
  const { values, positionals } = parseArgs({
    options: { rounds: { type: 'string', default: '7' }, count: { type: 'string', default: '200' } },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds);
  if (positionals[0] === 'federation') await (await import('../../bench/federation/run.ts')).benchFederation(rounds);
  else if (positionals[0] === 'api') await (await import('../../bench/api/run.ts')).benchApi(rounds);
  else if (positionals[0] === 'visits') await (await import('../../bench/visits/run.ts')).benchVisits(rounds);
  else if (positionals[0] === 'lists') await (await import('../../bench/lists/run.ts')).benchLists(rounds);
  else if (positionals[0] === 'watching')
    await (await import('../../bench/watching/run.ts')).drillWatching(Number(values.count));
  else if (positionals[0] === 'chat') await (await import('../../bench/chat/run.ts')).benchChat(rounds);
  else throw new Fault('usage: pnpm bench federation|api|visits|chat|lists [--rounds N] or watching [--count N]');
});
