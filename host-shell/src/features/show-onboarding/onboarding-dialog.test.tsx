import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { finishOnboarding, getOnboarding } from '@shared-kit/contracts/identity';
import { useSession } from '@shared-kit/runtime/session';
import { MockApi, renderPage } from '@shared-kit/testing';
import { OnboardingDialog } from './onboarding-dialog.tsx';

const user = userEvent.setup();
const url = 'http://content.example/page/t1/tutorial.html?e=1&s=x';
let api: MockApi;
beforeEach(() => {
  localStorage.clear();
  api = new MockApi().reply(getOnboarding, { url }).reply(finishOnboarding, { success: true });
});

function Gate() {
  return useSession()?.gates.onboarding ? <OnboardingDialog /> : <p>Dentro do portal</p>;
}

const gates = { acronymHost: null, topics: false, onboarding: true };
const showGate = () => renderPage(<Gate />, { session: { gates } });
const frame = () => screen.findByTitle<HTMLIFrameElement>('Tutorial');

test('shows the tutorial in a sandboxed frame, and its icon closes it permanently [A2h-11] [B4.11-04]', async () => {
  showGate();
  expect(await frame()).toHaveAttribute('src', url);
  expect((await frame()).getAttribute('sandbox')).not.toMatch(/top-navigation|modals/);
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  expect(await screen.findByText('Dentro do portal')).toBeVisible();
  await waitFor(() => expect(api.calls(finishOnboarding)).toMatchObject([{ params: { id: '7' } }]));
});

test("closes on the end message of the tutorial's frame and ignores other senders", async () => {
  showGate();
  const { contentWindow } = await frame();
  const say = (source: Window | null) =>
    act(
      () =>
        void window.dispatchEvent(
          new MessageEvent('message', { data: { type: 'azulejo.onboarding-finished' }, source }),
        ),
    );
  say(window);
  expect(screen.queryByText('Dentro do portal')).not.toBeInTheDocument();
  say(contentWindow);
  expect(await screen.findByText('Dentro do portal')).toBeVisible();
});

test("lets the person in when the tutorial can't be shown", async () => {
  api
    .refuse(getOnboarding, { status: 404, code: 'not-found', message: 'x' })
    .refuse(finishOnboarding, { status: 503, code: 'x', message: 'x' });
  showGate();
  expect(await screen.findByText('O tutorial não pôde ser aberto.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pular o tutorial' }));
  expect(await screen.findByText('Dentro do portal')).toBeVisible();
});

test('saves nothing when opened from the menu', async () => {
  let closed = 0;
  renderPage(<OnboardingDialog onClose={() => (closed += 1)} />);
  await frame();
  await user.keyboard('{Escape}');
  expect(closed).toBe(1);
  expect(api.calls(finishOnboarding)).toHaveLength(0);
});
