/**
 * `pnpm drill [--kills N] [--only kill,embedded,postgres,redis,locked,slow,flood,reconnect,lessons,commits,archives]`: breaks the parts of a server under
 * load and reports tried, confirmed, lost and doubled writes and the time of recovery; results are in bench/results.
 */
import { parseArgs } from 'node:util';
import { command } from '../lib/steps.ts';

await command(async () => {
  const { values } = parseArgs({
    options: { kills: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
  });
  const { runDrills } = await import('../../bench/drill/run.ts');
  await runDrills({ kills: Number(values.kills), only: values.only.split(',').filter((name) => name !== '') });
});
