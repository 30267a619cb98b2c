/** `pnpm bench federation|api [--rounds N]`: benchmarks as ratios within one run; results in bench/results. */
import { parseArgs } from 'node:util';
import { Fault, command } from '../lib/steps.ts';

await command(async () => {
  const { values, positionals } = parseArgs({ options: { rounds: { type: 'string', default: '7' } }, allowPositionals: true });
  const rounds = Number(values.rounds);
  if (positionals[0] === 'federation') await (await import('../../bench/federation/run.ts')).benchFederation(rounds);
  else if (positionals[0] === 'api') await (await import('../../bench/api/run.ts')).benchApi(rounds);
  else throw new Fault('usage: pnpm bench federation|api [--rounds N]');
});
