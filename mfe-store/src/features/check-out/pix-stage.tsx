import { useEffect, useEffectEvent } from 'react';
import type { PixPayment } from '@shared-kit/contracts/store';
import { Button, Card, Icon, QueryStates, Skeleton } from '@shared-kit/ui';
import { formatMoney } from '@shared-kit/ui/format';
import { notify } from '@shared-kit/ui/toast';
import { labels } from './labels.ts';
import { useCancelPix, usePixPayment, useSecondsLeft } from './pix-payment.queries.ts';
import styles from './pix-stage.module.css';
import { Result } from './result-stage.tsx';

interface PixStageProps {
  readonly idOrder: number;
  readonly onPaid: () => void;
  /** Leads back to the payment after a Pix that expired or was cancelled. */
  readonly onLeave: () => void;
}

/** Waits for the payment of a Pix, with its QR code, its code to copy, and the time that is left. */
export function PixStage({ idOrder, onPaid, onLeave }: PixStageProps) {
  const query = usePixPayment(idOrder);
  const state = query.data?.payment.state;
  const paid = useEffectEvent(onPaid);
  useEffect(() => {
    if (state === 'paid') paid();
  }, [state]);
  return (
    <QueryStates query={query} skeleton={<Skeleton height="24rem" />}>
      {({ payment }) => {
        if (payment.state === 'expired') return <ClosedPix kind="expired" onLeave={onLeave} />;
        if (payment.state === 'cancelled') return <ClosedPix kind="cancelled" onLeave={onLeave} />;
        return <OpenPix payment={payment} readAt={query.dataUpdatedAt} onOver={query.refetch} onLeave={onLeave} />;
      }}
    </QueryStates>
  );
}

interface OpenPixProps {
  readonly payment: PixPayment;
  readonly readAt: number;
  /** Reads the Pix again when its time is over. */
  readonly onOver: () => unknown;
  readonly onLeave: () => void;
}

function OpenPix({ payment, readAt, onOver, onLeave }: OpenPixProps) {
  const left = useSecondsLeft(payment.secondsLeft, readAt);
  const over = useEffectEvent(onOver);
  useEffect(() => {
    if (left === 0) over();
  }, [left]);
  const cancel = useCancelPix(payment.idOrder, ({ state }) => {
    if (state !== 'paid') onLeave();
  });
  return (
    <Card as="section" className={styles.pix ?? ''} aria-label={labels.pixTitle}>
      <h2 className={styles.title}>{labels.pixTitle}</h2>
      <p className={styles.amount}>{formatMoney(payment.amount)}</p>
      <p className={styles.steps}>{labels.pixSteps}</p>
      <svg
        className={styles.qr}
        viewBox={`-4 -4 ${payment.qr.size + 8} ${payment.qr.size + 8}`}
        role="img"
        aria-label={labels.pixQr}
        shapeRendering="crispEdges"
      >
        <rect x="-4" y="-4" width={payment.qr.size + 8} height={payment.qr.size + 8} fill="#fff" />
        <path d={payment.qr.path} fill="#000" />
      </svg>
      <p className={styles.left}>
        <Icon name="clock" size={18} /> {labels.timeLeft}{' '}
        <span role="timer" className={styles.time}>
          {clock(left)}
        </span>
      </p>
      <div className={styles.code}>
        <span id="pix-code" className={styles.codeLabel}>
          {labels.pixCode}
        </span>
        <code className={styles.codeText} aria-labelledby="pix-code">
          {payment.code}
        </code>
        <Button isFullWidth icon={<Icon name="copy" size={18} />} onClick={() => void copy(payment.code)}>
          {labels.copy}
        </Button>
      </div>
      <p role="status" className={styles.waiting}>
        {labels.waiting}
      </p>
      <div className={styles.actions}>
        {payment.page !== null && (
          <Button
            variant="secondary"
            href={payment.page}
            target="_blank"
            rel="noopener noreferrer"
            iconEnd={<Icon name="external-link" size={18} />}
          >
            {labels.openPage}
          </Button>
        )}
        <Button
          variant="ghost"
          isBusy={cancel.isPending}
          onClick={() => cancel.mutate({ params: { idOrder: payment.idOrder } })}
        >
          {labels.cancelPix}
        </Button>
      </div>
    </Card>
  );
}

function ClosedPix({ kind, onLeave }: { kind: 'expired' | 'cancelled'; onLeave: () => void }) {
  return (
    <Result tone="open" icon="clock" title={labels[kind]} text={labels[`${kind}Text`]}>
      <Button size="large" icon={<Icon name="arrow-left" />} onClick={onLeave}>
        {labels.tryAgain}
      </Button>
    </Result>
  );
}

async function copy(code: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(code);
    notify({ kind: 'success', text: labels.copied, key: 'pix-code' });
  } catch {
    notify({ kind: 'warning', text: labels.copyFailed, key: 'pix-code' });
  }
}

/** Returns seconds as minutes and seconds: 29:05. */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
