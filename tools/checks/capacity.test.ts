import { readFileSync } from 'node:fs';
import { demandOf, demandRows, loads, size } from '../../bench/capacity/demand.ts';
import type { Costs } from '../../bench/capacity/demand.ts';
import { inWorkspace } from '../lib/workspace.ts';

const { costs } = JSON.parse(readFileSync(inWorkspace('bench/results/costs.json'), 'utf8')) as { costs: Costs };

test('docs/capacity.md has the demand that follows from the measured costs', () => {
  const page = readFileSync(inWorkspace('docs/capacity.md'), 'utf8').replaceAll(/ +/g, ' ');
  for (const row of demandRows(costs)) expect(page).toContain(`| ${row.join(' | ')} |`);
});

describe('demand', () => {
  const flat: Costs = {
    open: { node: 20, database: 5 },
    save: { node: 0, database: 0 },
    answer: { node: 0, database: 0 },
    openBytes: 10_000,
    socket: { memoryKB: 10, cpuPerMinute: 0 },
  };
  const load = { ...loads['1 company of 50,000'], companies: 24, opensEvery: 60 } as (typeof loads)[string];

  test('divides the work of all opens by the busy part of a core', () => {
    // 60,000 people online open 1,000 pages a second: 20 cores of nodes and 5 of PostgreSQL.
    expect(demandOf(flat, load, { ...size, busy: 0.5 })).toMatchObject({
      online: 60_000,
      opens: 1000,
      nodes: 40,
      databaseCores: 10,
      installations: 1,
      socketsPerNode: 1500,
      connectionsEach: 400,
    });
  });

  test('spreads companies over several installations when one PostgreSQL is too small', () => {
    expect(demandOf(flat, load, { busy: 0.5, databaseCores: 4, pool: 10 })).toMatchObject({
      installations: 3,
      nodesEach: 14,
      connectionsEach: 140,
    });
  });

  test('counts answers and reports of the remaining time of people in an exam', () => {
    const exam = { ...load, inExam: 1000, answersEvery: 20, heartbeatEvery: 10 };
    expect(demandOf(flat, exam, size).answers).toBe(150);
  });
});
