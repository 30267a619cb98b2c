import { useEffect, useId, useRef } from 'react';
import { PHOTO_SIZE } from '@shared-kit/contracts/identity';
import { Cluster, Icon, IconButton } from '@shared-kit/ui';
import { cropByKey, maxZoom, zoomed } from './crop.rules.ts';
import type { Crop } from './crop.rules.ts';
import styles from './change-photo.module.css';
import { drawCrop } from './draw-photo.ts';
import { labels } from './labels.ts';
import { useCropGestures } from './use-crop-gestures.ts';

interface CropStageProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  onChange(next: (crop: Crop) => Crop): void;
}

/** Square preview of the photo that can be moved and zoomed by mouse, touch and keyboard. The visible area is the area that is saved. */
export function CropStage({ picture, crop, onChange }: CropStageProps) {
  const stage = useRef<HTMLCanvasElement>(null);
  const helpId = useId();
  useCropGestures(stage, picture, onChange);
  useEffect(() => {
    if (stage.current) drawCrop(stage.current, picture, crop);
  }, [picture, crop]);
  useEffect(() => stage.current?.focus(), [picture]);
  const zoom = (factor: number) => () => onChange((current) => zoomed(picture, current, factor));
  return (
    <div className={styles.crop}>
      <canvas
        ref={stage}
        className={styles.stage}
        // Draws twice the size of the photo for high-density screens.
        width={2 * PHOTO_SIZE}
        height={2 * PHOTO_SIZE}
        role="application"
        aria-label={labels.stage}
        aria-describedby={helpId}
        tabIndex={0}
        onKeyDown={(event) => {
          const next = event.ctrlKey || event.metaKey || event.altKey ? undefined : cropByKey(picture, crop, event.key);
          if (!next) return;
          event.preventDefault();
          onChange(() => next);
        }}
      />
      <Cluster justify="center">
        <IconButton
          label={labels.farther}
          icon={<Icon name="minus" />}
          disabled={crop.zoom <= 1}
          onClick={zoom(1 / 1.25)}
        />
        <span className={styles.zoom} role="status">
          {labels.zoom(Math.round(crop.zoom * 100))}
        </span>
        <IconButton
          label={labels.closer}
          icon={<Icon name="plus" />}
          disabled={crop.zoom >= maxZoom}
          onClick={zoom(1.25)}
        />
      </Cluster>
      <p className={styles.help} id={helpId}>
        {labels.stageHelp}
      </p>
    </div>
  );
}
