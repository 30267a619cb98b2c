import type { Release } from '@shared-kit/contracts/delivery';
import { composition } from '@shared-kit/runtime/federation';
import { onCLS, onFCP, onINP, onLCP } from 'web-vitals';
import type { Metric } from 'web-vitals';
import { homesOf, routeAt } from '../lib/route-at/route-at.rules.ts';
import { report } from './report.ts';

/** Reports web vitals per page owner: paint for the owner at load time, the rest for the current owner. */
export function reportVitals(basename: string): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const loadedAt = new URL(navigation?.name ?? location.href, location.href).pathname;
  for (const onPaint of [onFCP, onLCP]) onPaint((metric) => reportVital(metric, basename, loadedAt));
  for (const onUse of [onCLS, onINP]) onUse((metric) => reportVital(metric, basename, location.pathname));
}

function reportVital({ name, value }: Metric, basename: string, pathname: string): void {
  const owner = ownerOf(pathname.slice(basename.length) || '/');
  if (!owner || owner.channel === 'override') return;
  const { remote, version } = owner;
  report('info', () => ({ level: 'info', kind: 'vital', message: '', remote, version, phase: name, value }));
}

/** Returns the release whose page an address shows; undefined for the shell's own pages. */
function ownerOf(path: string): Release | undefined {
  return path === '/' ? homesOf(composition())[0] : routeAt(path, composition()).release;
}
