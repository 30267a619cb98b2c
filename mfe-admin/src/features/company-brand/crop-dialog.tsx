import { useRef, useState } from 'react';
import { Button, Stack } from '@shared-kit/ui';
import { Dialog } from '@shared-kit/ui/overlays';
import { cropBetween, rectangleOf, wholePicture, withSide } from './crop.rules.ts';
import type { Crop } from './crop.rules.ts';
import { cutPicture } from './cut-picture.ts';
import { labels } from './labels.ts';
import { PercentSlider } from './percent-slider.tsx';
import { pointIn } from './point-in.ts';
import styles from './company-brand.module.css';

interface CropDialogProps {
  file: File;
  /** Address of the file for this page. */
  address: string;
  onUse: (file: File) => Promise<void>;
  onUnreadable: () => void;
  onClose: () => void;
}

/** Dialog that cuts a picture before it is sent. An untouched picture is sent as it is. */
export function CropDialog({ file, address, onUse, onUnreadable, onClose }: CropDialogProps) {
  const picture = useRef<HTMLImageElement>(null);
  const start = useRef<{ x: number; y: number }>(undefined);
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [isBusy, setBusy] = useState(false);
  const use = async () => {
    setBusy(true);
    await onUse(picture.current && crop !== wholePicture ? await cutPicture(picture.current, crop, file) : file);
    setBusy(false);
  };
  const rectangle = size && rectangleOf(size, crop);
  return (
    <Dialog
      isOpen
      closesOutside={false}
      isSwipeable={false}
      title={labels.cropTitle}
      description={labels.cropHint}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {labels.cancel}
          </Button>
          <Button isBusy={isBusy} disabled={!size} onClick={() => void use()}>
            {labels.use}
          </Button>
        </>
      }
    >
      <Stack>
        <div
          className={styles.stage}
          onPointerDown={(event) => {
            event.preventDefault();
            event.currentTarget.setPointerCapture(event.pointerId);
            start.current = pointIn(event);
          }}
          onPointerMove={(event) => {
            const next = start.current && cropBetween(start.current, pointIn(event));
            if (next) setCrop(next);
          }}
          onPointerUp={() => (start.current = undefined)}
        >
          <img
            ref={picture}
            className={styles.whole}
            src={address}
            alt=""
            draggable={false}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setSize({ width: naturalWidth, height: naturalHeight })
            }
            onError={onUnreadable}
          />
          <div
            className={styles.selection}
            style={{
              insetBlock: `${crop.top}% ${crop.bottom}%`,
              insetInline: `${crop.left}% ${crop.right}%`,
            }}
          />
        </div>
        <div className={styles.sliders}>
          {(['left', 'right', 'top', 'bottom'] as const).map((side) => (
            <PercentSlider
              key={side}
              label={labels.cropSides[side]}
              value={crop[side]}
              onChange={(percent) => setCrop(withSide(crop, side, percent))}
            />
          ))}
        </div>
        <div className={styles.under}>
          <span className={styles.quiet} role="status">
            {rectangle && labels.cropSize(rectangle.width, rectangle.height)}
          </span>
          <Button size="small" variant="ghost" onClick={() => setCrop(wholePicture)}>
            {labels.wholePicture}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
