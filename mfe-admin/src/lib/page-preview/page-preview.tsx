import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { previewProps } from '@shared-kit/runtime/page-preview';
import type { PagePreview as Preview } from '@shared-kit/runtime/page-preview';
import { tenantPath } from '@shared-kit/runtime/session';
import { Field, Select } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './page-preview.module.css';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } } as const;

const places = {
  login: { path: '/login?fromLP=true', isVisitor: true },
  home: { path: '/', isVisitor: false },
  landing: { path: '/landing-page', isVisitor: true },
} as const;

export type PreviewedPage = keyof typeof places;
type Device = keyof typeof sizes;

interface PagePreviewProps {
  /** Pages to choose from; the first one is shown at first. */
  pages: readonly PreviewedPage[];
  /** Details of the company that are not saved yet. */
  app: Preview['app'];
  /** Stylesheet of the unsaved theme; empty for the saved one, undefined until it was read. */
  css: string | undefined;
}

/**
 * Pages of the portal in a frame, with what is not saved yet. A new theme is shown at once; other changes open the page
 * anew. The frame's page is inert: looking at it changes nothing.
 */
export function PagePreview({ pages, app, css }: PagePreviewProps) {
  const [chosen, setChosen] = useState<PreviewedPage>();
  const [device, setDevice] = useState<Device>('desktop');
  const page = chosen !== undefined && pages.includes(chosen) ? chosen : (pages[0] ?? 'login');
  return (
    <div className={styles.preview}>
      <div className={styles.choices}>
        <Field label={labels.page}>
          <Select
            value={page}
            options={pages.map((value) => ({ value, label: labels.pages[value] }))}
            onChange={(event) => setChosen(event.target.value as PreviewedPage)}
          />
        </Field>
        <Field label={labels.device}>
          <Select
            value={device}
            options={(Object.keys(sizes) as Device[]).map((value) => ({ value, label: labels.devices[value] }))}
            onChange={(event) => setDevice(event.target.value as Device)}
          />
        </Field>
      </div>
      {css !== undefined && <PreviewFrame {...{ app, css, page, device }} />}
    </div>
  );
}

interface PreviewFrameProps {
  app: Preview['app'];
  css: string;
  page: PreviewedPage;
  device: Device;
}

function PreviewFrame({ app, css, page, device }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const scale = useScale(box, sizes[device].width);
  const { path, isVisitor } = places[page];
  useEffect(() => {
    // A page that has not started yet has no such stylesheet: it reads the newest one from its frame.
    frame.current?.contentDocument?.adoptedStyleSheets?.[0]?.replaceSync(css);
  }, [css]);
  return (
    <div ref={box}>
      <div className={styles.box} style={{ width: sizes[device].width * scale, height: sizes[device].height * scale }}>
        <iframe
          // A page reads what it previews when it starts.
          key={JSON.stringify([app, page, device])}
          ref={frame}
          className={styles.frame}
          title={labels.frame(labels.pages[page], labels.devices[device])}
          src={`${tenantPath()}${path}`}
          tabIndex={-1}
          style={{ ...sizes[device], transform: `scale(${scale})` }}
          {...previewProps({ app: { ...app, samlConfiguration: { autoRedirect: false } }, css, isVisitor })}
        />
      </div>
    </div>
  );
}

/** Returns by how much a page of this width is made smaller to fit the element. */
function useScale(box: RefObject<HTMLElement | null>, width: number): number {
  const [available, setAvailable] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setAvailable(element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return Math.min(1, available / width);
}
