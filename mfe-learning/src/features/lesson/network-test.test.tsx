import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider, createQueryClient } from '@shared-kit/runtime/api';
import { SCORM_CHANNEL, getScormNetworkTest } from '@shared-kit/contracts/learning';
import { MockApi, renderPage } from '@shared-kit/testing';
import { useNetworkTest } from './use-network-test.tsx';

const origin = 'https://rede.example';
const as = (userAgent: string) =>
  Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });
const chrome = 'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

function Probe() {
  const { useCdn, test } = useNetworkTest();
  return (
    <>
      <p>{String(useCdn)}</p>
      {test}
    </>
  );
}

const frame = () => {
  const found = document.querySelector('iframe');
  if (!found) throw new Error('no test runs');
  return found;
};

beforeEach(() => {
  document.cookie = 'scormNetworkTest=; max-age=0; path=/';
  as(chrome);
});

test('runs a hidden test once in seven days to decide whether the content network is used [B4.5-09] [B7.7-08]', async () => {
  const api = new MockApi().reply(getScormNetworkTest, { url: `${origin}/scorm/network-test` });
  const { unmount } = renderPage(<Probe />);
  expect(screen.getByText('undefined')).toBeInTheDocument();
  await waitFor(() => expect(frame()).toHaveAttribute('src', `${origin}/scorm/network-test`));
  expect(frame()).toHaveAttribute('aria-hidden', 'true');
  act(
    () =>
      void window.dispatchEvent(
        new MessageEvent('message', {
          data: { channel: SCORM_CHANNEL, type: 'network-test-passed' },
          origin,
          source: frame().contentWindow,
        }),
      ),
  );
  expect(screen.getByText('true')).toBeInTheDocument();
  expect(document.cookie).toContain('scormNetworkTest=1');
  unmount();
  renderPage(<Probe />);
  expect(screen.getByText('true')).toBeInTheDocument();
  expect(api.calls(getScormNetworkTest)).toHaveLength(1);
});

test('skips the content network without a message when none is configured or the request fails', async () => {
  new MockApi().reply(getScormNetworkTest, { url: null });
  const { unmount } = renderPage(<Probe />);
  expect(await screen.findByText('false')).toBeInTheDocument();
  unmount();
  new MockApi().refuse(getScormNetworkTest, { status: 409, code: 'test.refused', message: 'Não.' });
  renderPage(<Probe />);
  expect(await screen.findByText('false')).toBeInTheDocument();
});

test('never tests Firefox [B4.5-11]', () => {
  as('Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0');
  const api = new MockApi();
  const client = createQueryClient();
  const { result } = renderHook(() => useNetworkTest(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  expect(result.current.useCdn).toBe(false);
  expect(api.calls(getScormNetworkTest)).toEqual([]);
});
