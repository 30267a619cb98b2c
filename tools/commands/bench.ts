/**
 * `pnpm bench federation|api|opens|capacity|costs|visits|pages|chat|lists|start|scale|admin [--rounds N]`, `pnpm bench watching|lessons [--count 200]`: runs benchmarks as
 * ratios within one run; results are in bench/results. `pnpm bench fuzz [--bodies 20000] [--seed 1]` and `pnpm bench scorm` are checks,
 * not measurements.
 */
import { parseArgs } from 'node:util';
import { Fault, command } from '../lib/steps.ts';

await command(async () => {
  const { values, positionals } = parseArgs({
    options: {
      rounds: { type: 'string', default: '7' },
      count: { type: 'string', default: '200' },
      bodies: { type: 'string', default: '20000' },
      seed: { type: 'string', default: '1' },
      only: { type: 'string' },
      waterfall: { type: 'boolean', default: false },
      reuse: { type: 'boolean', default: false },
      people: { type: 'string' },
    },
    allowPositionals: true,
  });
  const rounds = Number(values.rounds);
  if (positionals[0] === 'federation') await (await import('../../bench/federation/run.ts')).benchFederation(rounds);
  else if (positionals[0] === 'api') await (await import('../../bench/api/run.ts')).benchApi(rounds);
  else if (positionals[0] === 'opens') await (await import('../../bench/opens/run.ts')).benchOpens(rounds);
  else if (positionals[0] === 'capacity') await (await import('../../bench/capacity/run.ts')).benchCapacity(rounds);
  else if (positionals[0] === 'costs') await (await import('../../bench/capacity/run-costs.ts')).benchCosts();
  else if (positionals[0] === 'visits') await (await import('../../bench/visits/run.ts')).benchVisits(rounds);
  else if (positionals[0] === 'pages')
    await (await import('../../bench/pages/run.ts')).benchPages({ rounds, only: values.only, shows: values.waterfall });
  else if (positionals[0] === 'lists') await (await import('../../bench/lists/run.ts')).benchLists(rounds);
  else if (positionals[0] === 'start') await (await import('../../bench/start/run.ts')).benchStart(rounds);
  else if (positionals[0] === 'scale') {
    const [{ benchScale }, { sizeFor }] = [
      await import('../../bench/scale/run.ts'),
      await import('../../bench/scale/grow-company.ts'),
    ];
    const size = sizeFor(values.people === undefined ? undefined : Number(values.people));
    await benchScale({ rounds, size, reuses: values.reuse, only: values.only });
  } else if (positionals[0] === 'admin') {
    const [{ benchAdmin }, { adminSizeFor }] = [
      await import('../../bench/admin/run.ts'),
      await import('../../bench/admin/grow-administered.ts'),
    ];
    const size = adminSizeFor(values.people === undefined ? undefined : Number(values.people));
    await benchAdmin({ rounds, size, reuses: values.reuse, only: values.only });
  } else if (positionals[0] === 'watching')
    await (await import('../../bench/watching/run.ts')).drillWatching(Number(values.count));
  else if (positionals[0] === 'lessons')
    await (await import('../../bench/lessons/run.ts')).drillLessons(Number(values.count));
  else if (positionals[0] === 'scorm')
    await (await import('../../bench/scorm/run.ts')).playScormCases(positionals.slice(1));
  else if (positionals[0] === 'chat') await (await import('../../bench/chat/run.ts')).benchChat(rounds);
  else if (positionals[0] === 'fuzz')
    await (
      await import('../../bench/fuzz/run.ts')
    ).benchFuzz({ bodies: Number(values.bodies), seed: Number(values.seed) });
  else
    throw new Fault(
      'usage: pnpm bench federation|api|opens|capacity|costs|visits|pages|chat|lists|start|scale|admin [--rounds N], watching|lessons [--count N], scorm [GROUP…] or fuzz [--bodies N] [--seed S]',
    );
});
