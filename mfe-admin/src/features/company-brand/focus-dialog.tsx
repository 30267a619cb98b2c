import { useState } from 'react';
import { Button, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { labels } from './labels.ts';
import { PercentSlider } from './percent-slider.tsx';
import { pointIn } from './point-in.ts';
import styles from './company-brand.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

interface FocusDialogProps {
  address: string;
  point: Point;
  onUse: (point: Point) => void;
  onClose: () => void;
}

/** Dialog that marks the point of a picture that stays in sight on every screen. */
export function FocusDialog({ address, point: first, onUse, onClose }: FocusDialogProps) {
  const [point, setPoint] = useState(first);
  const position = `${point.x}% ${point.y}%`;
  return (
    <Dialog
      isOpen
      title={labels.focusTitle}
      description={labels.focusHint}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button onClick={() => onUse(point)}>{labels.focusDone}</Button>
        </>
      }
    >
      <Stack>
        <div className={styles.stage} onPointerDown={(event) => setPoint(pointIn(event))}>
          <img className={styles.whole} src={address} alt="" draggable={false} />
          <span className={styles.marker} style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }} />
        </div>
        <div className={styles.sliders}>
          <PercentSlider label={labels.focusAcross} value={point.x} onChange={(x) => setPoint({ ...point, x })} />
          <PercentSlider label={labels.focusDown} value={point.y} onChange={(y) => setPoint({ ...point, y })} />
        </div>
        <div className={styles.cuts}>
          <figure className={styles.cut}>
            <img className={styles.wideCut} src={address} alt="" style={{ objectPosition: position }} />
            <figcaption className={styles.quiet}>{labels.wide}</figcaption>
          </figure>
          <figure className={styles.cut}>
            <img className={styles.narrowCut} src={address} alt="" style={{ objectPosition: position }} />
            <figcaption className={styles.quiet}>{labels.narrow}</figcaption>
          </figure>
        </div>
      </Stack>
    </Dialog>
  );
}
