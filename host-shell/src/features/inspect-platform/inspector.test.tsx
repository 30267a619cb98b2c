import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { defineEvent } from '@shared-kit/contracts/core';
import { inspectPlatform } from '@shared-kit/contracts/delivery';
import type { Inspection, Release } from '@shared-kit/contracts/delivery';
import { publish } from '@shared-kit/runtime/events';
import { loadRemote } from '@shared-kit/runtime/federation';
import { MockApi, renderPage } from '@shared-kit/testing';
import { beginJournal, recordFault } from '../../lib/remote-journal/remote-journal.ts';
import { InspectorPage } from './inspector-page.tsx';

const user = userEvent.setup();
const paid = defineEvent('test.paid.v1', z.object({ idOrder: z.number() }));

const release: Release = {
  remote: 'mfe-store',
  version: '1.4.0',
  baseUrl: '/_remotes/mfe-store/1.4.0/',
  entry: 'remoteEntry.js',
  container: 'mfe_store',
  format: 'var',
  channel: 'canary',
  files: {},
  preloads: {},
  manifest: {
    id: 'mfe-store',
    module: 'store',
    contract: 1,
    routes: [],
    menu: [],
    slots: [{ slot: 'shell.header-actions.v1', component: 'cart-badge', order: 20, when: { gamification: true } }],
    emits: [],
    listens: [],
  },
  signature: { key: 'k1', value: 'x' },
};

const inspection: Inspection = {
  composition: 'abc',
  shells: [],
  overrideOrigins: ['http://localhost:*'],
  remotes: [
    {
      remote: 'mfe-store',
      module: 'store',
      version: '1.4.0',
      channel: 'canary',
      verdicts: [
        {
          tenant: 'aurora',
          shell: '1',
          compatible: false,
          reasons: [
            {
              code: 'slot-missing',
              weight: 'blocking',
              subject: 'shell.footer.v1',
              change: 'host-shell',
              message: "O shell não abre 'shell.footer.v1'.",
            },
          ],
        },
      ],
      stable: '1.3.0',
      canary: { version: '1.4.0', percent: 10 },
      pin: null,
      moves: [
        {
          at: '2026-11-21T10:00:00Z',
          kind: 'canary',
          from: null,
          to: '1.4.0',
          tenant: null,
          percent: 10,
          by: 'rita',
          reason: 'primeira rodada',
        },
      ],
      health: [],
    },
  ],
};

let api: MockApi;
beforeEach(() => {
  api = new MockApi().reply(inspectPlatform, inspection);
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  performance.getEntriesByType = () => [];
});

function open(part = 'remotes') {
  return renderPage(<InspectorPage />, {
    at: `/__platform?part=${part}`,
    route: '/__platform',
    composition: { id: 'abc', modules: ['store'], releases: [release] },
  });
}

test('shows a message and local data when the server does not respond', async () => {
  api.refuse(inspectPlatform, { status: 403, code: 'forbidden', message: 'Não permitido.' });
  open();
  expect(await screen.findByText(/O servidor não contou o que sabe/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'mfe-store' })).toBeVisible();
  expect(screen.getByText('Sem veredito')).toBeVisible();
});

test("shows a remote's state in this page and on the server", async () => {
  open();
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByText('1.4.0', { selector: 'p code' })).toBeVisible();
  expect(card.getByText('Não foi usado')).toBeVisible();
  expect(await card.findByText('Incompatível')).toBeVisible();
  expect(card.getByText('chave k1')).toBeVisible();
  await user.click(card.getByText('Mais sobre mfe-store'));
  expect(card.getByText('1.4.0 para 10%')).toBeVisible();
  expect(card.getByText(/O shell não abre 'shell.footer.v1'/)).toBeVisible();
  expect(card.getByText('muda: host-shell')).toBeVisible();
  expect(card.getByText('rita · primeira rodada')).toBeVisible();
});

test('shows states and faults as they happen', async () => {
  open();
  await screen.findByText('Incompatível');
  act(beginJournal);
  await act(() =>
    loadRemote('mfe-store').then(
      () => undefined,
      () => undefined,
    ),
  );
  await waitFor(() => expect(screen.queryByText('Não foi usado')).not.toBeInTheDocument());
  act(() => recordFault({ remote: 'mfe-store', version: '1.4.0', phase: 'download', message: 'gone' }));
  expect(screen.getByText('download: gone (1.4.0)')).toBeVisible();
});

test('shows events live, newest first, with their payload, and the reason of rejections', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  open('events');
  act(() => publish(paid, { idOrder: 41 }));
  act(() => publish(paid, JSON.parse('{ "idOrder": "x" }') as { idOrder: number }));
  const [rejected, delivered] = screen.getAllByRole('listitem').map((item) => within(item));
  expect(delivered?.getByText(/"idOrder": 41/)).toBeVisible();
  expect(delivered?.getByText('Entregue')).toBeVisible();
  expect(rejected?.getByText('Recusado')).toBeVisible();
  expect(rejected?.getByText('idOrder: invalid_type')).toBeVisible();
  await user.click(screen.getByLabelText('Só os recusados'));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await user.type(screen.getByRole('searchbox'), 'learning.');
  expect(screen.getByText('Nenhum evento assim')).toBeVisible();
  warn.mockRestore();
});

test('shows the fillers of slots and their conditions', async () => {
  open('slots');
  expect(await screen.findByText('shell.header-actions.v1')).toBeVisible();
  expect(screen.getByText('com gamificação · vale agora')).toBeVisible();
});

test('exports the composition as JSON', async () => {
  open('composition');
  await user.click(await screen.findByRole('button', { name: 'Copiar como JSON' }));
  expect(JSON.parse(await navigator.clipboard.readText())).toMatchObject({
    id: 'abc',
    releases: [{ remote: 'mfe-store' }],
  });
});
