import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useApiQuery } from '@shared-kit/runtime/api';
import { getScormNetworkTest, scormNetworkTestMessageSchema } from '@shared-kit/contracts/learning';
import { labels } from './labels.ts';
import { mayUseNetwork, networkTestCookie, testedNetwork } from './network-test.rules.ts';
import styles from './network-test.module.css';

/** Maximum time that the test can delay a lesson, in milliseconds. */
const TEST_TIMEOUT_MS = 4000;

interface NetworkTest {
  /** Undefined until the result is known. */
  readonly useCdn: boolean | undefined;
  /** Hidden frame to render while the test runs. */
  readonly test: ReactNode;
}

/**
 * Decides whether lessons load over the content network: one is configured, the browser supports it, and its test has
 * passed (B4.5-09).
 */
export function useNetworkTest(): NetworkTest {
  const [isPossible] = useState(() => mayUseNetwork(navigator.userAgent));
  const [hasPassed, setPassed] = useState(() => testedNetwork(document.cookie));
  const isNeeded = isPossible && hasPassed === undefined;
  // A failure has no effect on the person (B8-23).
  const { data, isError } = useApiQuery(getScormNetworkTest, {}, { enabled: isNeeded, retry: 0 });
  if (!isPossible || hasPassed === false || isError || data?.url === null) return { useCdn: false, test: null };
  if (hasPassed) return { useCdn: true, test: null };
  const settle = (passed: boolean) => {
    document.cookie = networkTestCookie(passed, location.protocol === 'https:');
    setPassed(passed);
  };
  return { useCdn: undefined, test: data?.url ? <TestFrame url={data.url} onResult={settle} /> : null };
}

/** Renders the hidden test page; the test passes when that page sends its message from its own origin. */
function TestFrame({ url, onResult }: { url: string; onResult: (passed: boolean) => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const reportResult = useEffectEvent(onResult);
  const origin = URL.parse(url, location.href)?.origin;
  useEffect(() => {
    // A page of the portal's own origin proves nothing about another network.
    const timer = setTimeout(() => reportResult(false), origin === location.origin ? 0 : TEST_TIMEOUT_MS);
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (from === origin && source !== null && source === frame.current?.contentWindow)
        reportResult(scormNetworkTestMessageSchema.safeParse(data).success);
    };
    window.addEventListener('message', onMessage);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('message', onMessage);
    };
  }, [origin]);
  return (
    <iframe
      ref={frame}
      src={url}
      title={labels.networkTest}
      aria-hidden="true"
      tabIndex={-1}
      sandbox="allow-scripts allow-same-origin"
      className={styles.test}
    />
  );
}
