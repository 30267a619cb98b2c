import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { BrandFields } from '@shared-kit/contracts/admin';
import { previewProps } from '@shared-kit/runtime/page-preview';
import { tenantPath, useTenant } from '@shared-kit/runtime/session';
import { Field, Select } from '@shared-kit/ui';
import { labels } from './labels.ts';
import styles from './company-brand.module.css';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 780 } } as const;

const pages = {
  login: { path: '/login?fromLP=true', isVisitor: true },
  home: { path: '/', isVisitor: false },
  landing: { path: '/landing-page', isVisitor: true },
} as const;

type Page = keyof typeof pages;
type Device = keyof typeof sizes;

interface BrandPreviewProps {
  fields: BrandFields;
  /** Stylesheet of the unsaved theme; undefined until it was read. */
  css: string | undefined;
}

/**
 * Pages of the portal in a frame, with what is not saved yet. A new theme is shown at once; other changes open the page
 * anew. The frame's page is inert: looking at it changes nothing.
 */
export function BrandPreview({ fields, css }: BrandPreviewProps) {
  const [page, setPage] = useState<Page>('login');
  const [device, setDevice] = useState<Device>('desktop');
  const { landingPage } = useTenant();
  const offered = (Object.keys(pages) as Page[]).filter((each) => each !== 'landing' || landingPage);
  return (
    <div className={styles.preview}>
      <div className={styles.choices}>
        <Field label={labels.previewPage}>
          <Select
            value={page}
            options={offered.map((value) => ({ value, label: labels.previewPages[value] }))}
            onChange={(event) => setPage(event.target.value as Page)}
          />
        </Field>
        <Field label={labels.previewDevice}>
          <Select
            value={device}
            options={(Object.keys(sizes) as Device[]).map((value) => ({ value, label: labels.devices[value] }))}
            onChange={(event) => setDevice(event.target.value as Device)}
          />
        </Field>
      </div>
      {css !== undefined && <PreviewFrame {...{ fields, css, page, device }} />}
    </div>
  );
}

function PreviewFrame({ fields, css, page, device }: { fields: BrandFields; css: string; page: Page; device: Device }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const scale = useScale(box, sizes[device].width);
  const { path, isVisitor } = pages[page];
  const { primaryColor: _1, secondaryColor: _2, thirdColor: _3, fourthColor: _4, ...app } = fields;
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
          title={labels.frame(labels.previewPages[page], labels.devices[device])}
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
