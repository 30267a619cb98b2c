import type { ReactNode } from 'react';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { Navigate, usePageTitle } from '@shared-kit/runtime/router';
import { useSession, useTenant } from '@shared-kit/runtime/session';
import { contactOf } from './contact.rules.ts';
import { labels } from './labels.ts';
import { LandingClosing } from './landing-closing.tsx';
import { LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { LandingHero } from './landing-hero.tsx';
import { LandingHighlights } from './landing-highlights.tsx';
import { LandingShelf } from './landing-shelf.tsx';
import styles from './landing.module.css';

const FrameViewer = lazyComponent(async () => (await import('@shared-kit/media/player')).FrameViewer);

/** A2r-05: the company's landing page, built from its own text and pictures, or its own page in a frame. */
export function LandingPage(): ReactNode {
  const session = useSession();
  const { name, landingPage, landingPageLocation, landingPageContact, landing } = useTenant();
  usePageTitle(labels.page);
  if (session) return <Navigate to="/" replace />;
  if (!landingPage) return <Navigate to="/login" replace />;
  const contact = contactOf(landingPageContact);
  if (landingPageLocation !== '') {
    return (
      <div className={styles.framedPage}>
        <LandingHeader contact={contact} />
        <main className={styles.frame}>
          <FrameViewer src={landingPageLocation} title={labels.framed(name)} />
        </main>
      </div>
    );
  }
  return (
    <div className={styles.page}>
      <LandingHeader contact={contact} />
      <main>
        <LandingHero />
        {landing && <LandingHighlights highlights={landing.highlights} />}
        {landing && <LandingShelf shelf={landing.shelf} />}
        {landing && <LandingClosing closing={landing.closing} />}
      </main>
      <LandingFooter contact={contact} />
    </div>
  );
}
