import type { Browser, BrowserContext } from 'playwright-core';
import type { LoginSession } from '@shared-kit/contracts/identity';
import { sessionState } from '../federation/session-state.ts';
import { median, medians } from '../lib/figures.ts';
import { lengths, sectionName } from './bench-tenant.ts';
import type { Length } from './bench-tenant.ts';
import { firstRow, loadAll, scrolling } from './measure-list.ts';
import type { Scrolling } from './measure-list.ts';
import { showWhole } from './whole-list.ts';

export const tenant = 'listas';
const bothLengths = ['short', 'long'] as const;
const CALLS = 40;

/** Portal that has the benchmark's company, and the person who views it. */
export interface Place {
  readonly origin: string;
  readonly browser: Browser;
  readonly session: LoginSession;
}

export type Compared = Readonly<Record<Length, number>>;

const idOf = ({ session }: Place, length: Length): number =>
  session.menu.find(({ menuOption }) => menuOption.text === sectionName(length))?.idSection ?? 0;
const urlOf = (place: Place, length: Length): string => `${place.origin}/${tenant}/lista/${idOf(place, length)}`;

/** Measures the API's response time for the first page in ms, without a browser. */
export async function compareCalls(place: Place, rounds: number): Promise<Compared> {
  const request = async (length: Length): Promise<number> => {
    const begin = performance.now();
    const reply = await fetch(`${place.origin}/${tenant}/api/content/search/${idOf(place, length)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${place.session.token}` },
      body: JSON.stringify({ page: 1 }),
    });
    await reply.text();
    if (!reply.ok) throw new Error(`the page was refused with ${reply.status}`);
    return performance.now() - begin;
  };
  const measured: Record<Length, number[]> = { short: [], long: [] };
  for (let at = 0; at < rounds * CALLS; at += 1)
    for (const length of bothLengths) measured[length].push(await request(length));
  return { short: median(measured.short), long: median(measured.long) };
}

export async function compareFirstRows(place: Place, rounds: number): Promise<Compared> {
  const measured: Record<Length, number[]> = { short: [], long: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const length of bothLengths) {
      const context = await visitor(place);
      measured[length].push(await firstRow(context, urlOf(place, length)));
      await context.close();
    }
  }
  return { short: median(measured.short), long: median(measured.long) };
}

export type ScrollingCompared = Readonly<Record<Length | 'whole', Scrolling>> & { readonly loadedInMs: number };

export async function compareScrolling(place: Place, rounds: number): Promise<ScrollingCompared> {
  const measured: Record<Length | 'whole', Scrolling[]> = { short: [], long: [], whole: [] };
  const loaded: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const length of bothLengths) {
      const context = await visitor(place);
      const page = await context.newPage();
      await page.goto(urlOf(place, length));
      await page.locator('main li article').first().waitFor();
      const ms = await loadAll(page, lengths[length]);
      if (length === 'long') loaded.push(ms);
      measured[length].push(await scrolling(page));
      if (length === 'short') {
        await showWhole(page, lengths.long);
        measured.whole.push(await scrolling(page));
      }
      await context.close();
    }
  }
  return {
    short: medians(measured.short),
    long: medians(measured.long),
    whole: medians(measured.whole),
    loadedInMs: median(loaded),
  };
}

function visitor({ browser, origin, session }: Place): Promise<BrowserContext> {
  const state = sessionState(origin, tenant, session);
  return browser.newContext({ viewport: { width: 1440, height: 900 }, ...(state ? { storageState: state } : {}) });
}
