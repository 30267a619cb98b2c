import type { LogEntry } from '@shared-kit/contracts/delivery';
import { viewsOf } from './page-views.repository.ts';

const view = (message: string): LogEntry => ({ level: 'info', kind: 'page-view', message });
const routes = [{ path: '/level/:idEnrollment/:nodeCode?' }, { path: '/lojinha' }];

test('pages are counted by their route pattern; an address with parameters is ignored [B7.7-10]', () => {
  const entries = [view('/'), view('/lojinha'), view('/lojinha'), view('/level/:idEnrollment/:nodeCode?'), view('*')];
  expect(Object.fromEntries(viewsOf(entries, routes))).toEqual({
    '/': 1,
    '/lojinha': 2,
    '/level/:idEnrollment/:nodeCode?': 1,
    '*': 1,
  });
  expect(viewsOf([view('/level/31'), view('/searchResult/maria da silva'), view('')], routes).size).toBe(0);
});

test('an entry that is no page view is not counted', () => {
  expect(viewsOf([{ level: 'info', kind: 'vital', message: '/lojinha' }], routes).size).toBe(0);
});
