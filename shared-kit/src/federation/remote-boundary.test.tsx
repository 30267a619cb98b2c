import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteBoundary } from './remote-boundary.tsx';
import { LoadError, configureFederation } from './remotes.ts';
import type { RemoteFault } from './remotes.ts';

const faults: RemoteFault[] = [];
const Good = () => <p>inteiro</p>;

function show(load: () => Promise<typeof Good>) {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  faults.length = 0;
  configureFederation({
    composition: { id: '', modules: [], homeModule: 'blocks', releases: [], fallbacks: [], keys: {} },
    fetchModule: () => Promise.reject(new Error('unused')),
    report: (fault) => faults.push(fault),
  });
  render(<RemoteBoundary remote="mfe-test" load={load} props={{}} loading={<p>espere</p>} broken={(retry) => <button type="button" onClick={retry}>Tentar novamente</button>} />);
  return consoleError;
}

test('a part that fails twice comes by itself at the third try, and nobody is told', async () => {
  let tries = 0;
  show(() => (++tries < 3 ? Promise.reject(new Error('lost')) : Promise.resolve(Good)));
  expect(await screen.findByText('inteiro', {}, { timeout: 3000 })).toBeVisible();
  expect(faults).toEqual([]);
});

test('a part that goes on failing is reported once, and shows on request when it is back', async () => {
  let isBack = false;
  show(() => (isBack ? Promise.resolve(Good) : Promise.reject(new Error('lost'))));
  const retry = await screen.findByRole('button', { name: 'Tentar novamente' }, { timeout: 3000 });
  expect(faults.filter(({ phase }) => phase === 'part')).toHaveLength(1);
  isBack = true;
  await userEvent.click(retry);
  expect(await screen.findByText('inteiro')).toBeVisible();
});

test('used-up time is not tried again', async () => {
  const load = jest.fn(() => Promise.reject(new LoadError('deadline', 'late')));
  show(load);
  await screen.findByRole('button', { name: 'Tentar novamente' });
  expect(load).toHaveBeenCalledTimes(1);
});

test('a throw in render stays in its place', async () => {
  const Broken = () => {
    throw new Error('in render');
  };
  show(() => Promise.resolve(Broken));
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  expect(faults).toMatchObject([{ remote: 'mfe-test', phase: 'render', message: 'in render' }]);
});
