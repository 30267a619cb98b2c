import { useState } from 'react';
import type { Ref } from 'react';
import { Spinner, classNames } from '@shared-kit/ui';
import { sandboxFor } from './sandbox.rules.ts';
import styles from './frame-viewer.module.css';

/** Props of `FrameViewer`. */
export interface FrameViewerProps {
  src: string;
  /** Title of the framed page, for screen readers. */
  title: string;
  /** `fill` fills the given height, `wide` is 16:9. */
  shape?: 'fill' | 'wide';
  allowsFullscreen?: boolean;
  /** Allows the browser's own dialogs (alert, confirm), which lessons use. */
  allowsDialogs?: boolean;
  /** Ref of the frame, e.g. to post messages to it. */
  frame?: Ref<HTMLIFrameElement>;
}

/**
 * Shows a foreign page in a frame: sandboxed, without the address of the portal's page as referrer, never with the
 * portal's own origin.
 */
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
