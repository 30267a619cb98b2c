import { useState } from 'react';
import type { Ref } from 'react';
import { Spinner, classNames } from 'shared-kit/ui';
import { sandboxFor } from './sandbox.rules.ts';
import styles from './frame-viewer.module.css';

export interface FrameViewerProps {
  src: string;
  /** What it shows; read by screen readers. */
  title: string;
  /** `fill` takes the height it is given, `wide` is 16:9. */
  shape?: 'fill' | 'wide';
  allowsFullscreen?: boolean;
  /** It may ask and warn in the browser's own dialogs, as lessons do. */
  allowsDialogs?: boolean;
  /** The frame itself, e.g. to tell it something. */
  frame?: Ref<HTMLIFrameElement>;
}

/** Somebody else's page inside ours: sandboxed, without the address of the portal's page, never with the portal's own origin. */
export function FrameViewer({
  src,
  title,
  shape = 'fill',
  allowsFullscreen = true,
  allowsDialogs = false,
  frame,
}: FrameViewerProps) {
  const [loadedSrc, setLoadedSrc] = useState<string | null>(null);
  return (
    <div className={classNames(styles.viewer, styles[shape])}>
      {loadedSrc !== src && (
        <div className={styles.wait}>
          <Spinner size="large" label="Carregando" />
        </div>
      )}
      <iframe
        ref={frame}
        key={src}
        src={src}
        title={title}
        className={styles.frame}
        sandbox={`${sandboxFor(src, location.origin)}${allowsDialogs ? ' allow-modals' : ''}`}
        referrerPolicy="strict-origin-when-cross-origin"
        allow={allowsFullscreen ? 'fullscreen; picture-in-picture; autoplay' : ''}
        onLoad={() => setLoadedSrc(src)}
      />
    </div>
  );
}
