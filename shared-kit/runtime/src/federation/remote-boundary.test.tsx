import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import type { Release } from '@shared-kit/contracts/delivery';
import { defineRemote } from './define-remote.ts';
import { LoadError } from './load-error.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { configureFederation } from './remotes.ts';
import type { RemoteFault } from './remotes.ts';

const faults: RemoteFault[] = [];
const Good = () => <p>inteiro</p>;
const Older = () => <p>anterior</p>;
const ThrowsInRender = () => {
  throw new Error('in render');
};
const ThrowsInEffect = () => {
  useEffect(() => {
    throw new Error('in effect');
  }, []);
  return <p>quase</p>;
};

const releaseAt = (version: string): Release => ({
  remote: 'mfe-test',
  version,
  baseUrl: `/_remotes/mfe-test/${version}/`,
  entry: 'remoteEntry.js',
  container: 'mfe_test',
  format: 'var',
  channel: 'stable',
  files: {},
  preloads: {},
  manifest: { id: 'mfe-test', module: 'test', contract: 1, routes: [], menu: [], slots: [], emits: [], listens: [] },
});

const modules = {
  '2.0.0': defineRemote({ id: 'mfe-test' }, { pages: {} }),
  '1.0.0': defineRemote({ id: 'mfe-test' }, { pages: {} }),
};

interface Situation {
  readonly hasFallback?: boolean;
  /** Component of the fallback release; `Older` when omitted. */
  readonly older?: () => Promise<ComponentType>;
}

// jsdom records no resource timings: a lost file counts as unreachable.
beforeAll(() => void Object.assign(performance, { getEntriesByName: () => [] }));

beforeEach(() => {
  sessionStorage.clear();
  faults.length = 0;
  // React logs the errors that the boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

function show(
  current: () => Promise<ComponentType>,
  { hasFallback = false, older = () => Promise.resolve(Older) }: Situation = {},
): void {
  configureFederation({
    composition: {
      id: '',
      modules: [],
      homeModule: 'blocks',
      releases: [releaseAt('2.0.0')],
      fallbacks: hasFallback ? [releaseAt('1.0.0')] : [],
      keys: {},
    },
    fetchModule: ({ version }) => Promise.resolve(modules[version as keyof typeof modules]),
    report: (fault) => faults.push(fault),
  });
  const load = (module: unknown) => (module === modules['2.0.0'] ? current() : older());
  render(
    <RemoteBoundary
      remote="mfe-test"
      part="page/test"
      load={load}
      props={{}}
      loading={<p>espere</p>}
      broken={(retry) => (
        <button type="button" onClick={retry}>
          Tentar novamente
        </button>
      )}
    />,
  );
}

/** Simulates a chunk that the network lost. */
function lost(): Promise<never> {
  const script = Object.assign(document.createElement('script'), {
    type: 'text/plain',
    src: '/_remotes/mfe-test/2.0.0/page.js',
  });
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
  script.remove();
  return Promise.reject(new Error('Loading chunk 1 failed'));
}

const retryButton = () => screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 3000 });

test('loads a part at the third attempt without a report when two attempts fail', async () => {
  let tries = 0;
  show(() => (++tries < 3 ? lost() : Promise.resolve(Good)));
  expect(await screen.findByText('inteiro', {}, { timeout: 3000 })).toBeVisible();
  expect(faults).toEqual([]);
});

test('reports a part that keeps failing once with its file, and shows it on request when it is available again', async () => {
  let isBack = false;
  show(() => (isBack ? Promise.resolve(Good) : lost()));
  const retry = await retryButton();
  expect(faults).toEqual([
    { remote: 'mfe-test', version: '2.0.0', phase: 'download', message: 'page.js: Loading chunk 1 failed' },
  ]);
  isBack = true;
  await userEvent.click(retry);
  expect(await screen.findByText('inteiro')).toBeVisible();
});

test('does not retry after the time limit', async () => {
  const load = jest.fn(() => Promise.reject(new LoadError('deadline', 'late')));
  show(load);
  await retryButton();
  expect(load).toHaveBeenCalledTimes(1);
});

test.each([
  ['render', ThrowsInRender],
  ['an effect', ThrowsInEffect],
])('contains a throw in %s in its own place', async (_, Broken) => {
  show(() => Promise.resolve(Broken));
  expect(await retryButton()).toBeVisible();
  expect(faults).toMatchObject([{ remote: 'mfe-test', version: '2.0.0', phase: 'render' }]);
});

describe('with a last known good', () => {
  test.each([
    ['throws in render', () => Promise.resolve(ThrowsInRender), 'render'],
    ['throws in an effect', () => Promise.resolve(ThrowsInEffect), 'render'],
    ['has no such part', () => Promise.reject(new LoadError('part', 'no page')), 'part'],
  ])('shows the last known good of a part that %s, and reports the fault', async (_, current, phase) => {
    show(current, { hasFallback: true });
    expect(await screen.findByText('anterior')).toBeVisible();
    expect(faults).toMatchObject([{ version: '2.0.0', phase }]);
  });

  test('shows the error and reports both faults when the last known good fails as well', async () => {
    show(() => Promise.resolve(ThrowsInRender), { hasFallback: true, older: () => Promise.resolve(ThrowsInEffect) });
    expect(await retryButton()).toBeVisible();
    expect(faults.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0']);
  });
});

test('waits for the new part when a place changes its part, however late it arrives', async () => {
  let come: (part: ComponentType) => void = () => undefined;
  const parts = {
    one: Promise.resolve<ComponentType>(Good),
    two: new Promise<ComponentType>((resolve) => (come = resolve)),
  };
  const loads = { one: () => parts.one, two: () => parts.two };
  configureFederation({
    composition: { id: '', modules: [], homeModule: 'blocks', releases: [releaseAt('2.0.0')], fallbacks: [], keys: {} },
    fetchModule: () => Promise.resolve(modules['2.0.0']),
    report: (fault) => faults.push(fault),
  });
  const place = (part: keyof typeof loads) => (
    <RemoteBoundary
      remote="mfe-test"
      part={`page/late-${part}`}
      load={loads[part]}
      props={{}}
      loading={<p>espere</p>}
      broken={() => null}
    />
  );
  const { rerender } = render(place('one'));
  await screen.findByText('inteiro');
  rerender(place('two'));
  expect(screen.getByText('espere')).toBeVisible();
  act(() => come(Older));
  expect(await screen.findByText('anterior')).toBeVisible();
});
