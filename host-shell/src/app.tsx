import { Suspense, lazy, useEffect } from 'react';
import type { ReactNode } from 'react';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { LinkProvider } from 'shared-kit/ui';
import type { BootDocument } from './boot/boot-document.ts';
import { LoginPage } from './features/log-in/login-page.tsx';
import { FollowPerson } from './features/support-access/follow-person.tsx';
import { RecordHistory } from './features/record-history/record-history.tsx';
import { DocumentTitle } from './lib/document-title.tsx';
import { LandingFirst } from './lib/landing-first.tsx';
import { useWorker } from './lib/worker/use-worker.ts';

const ActivatePage = lazy(async () => ({ default: (await import('./features/activate-user/activate-page.tsx')).ActivatePage }));
const RegisterPage = lazy(async () => ({ default: (await import('./features/register-user/register-page.tsx')).RegisterPage }));
const LandingPage = lazy(async () => ({ default: (await import('./features/show-landing/landing-page.tsx')).LandingPage }));
const Portal = lazy(async () => ({ default: (await import(/* webpackChunkName: "portal" */ './portal/portal.tsx')).Portal }));
const Toasts = lazy(async () => ({ default: (await import('./features/show-toasts/toasts.tsx')).Toasts }));
const CertificatePage = lazy(async () => ({ default: (await import('./features/check-certificate/certificate-page.tsx')).CertificatePage }));
const ResetPasswordPage = lazy(async () => ({ default: (await import('./features/reset-password/reset-password-page.tsx')).ResetPasswordPage }));

/** Everything up to the login needs no remote; all else is the portal, for whoever has a session. */
export function App({ boot }: { readonly boot: BootDocument }): ReactNode {
  const session = useSession();
  useWorker(boot);
  // What the page showed of the login before any other script had run (boot/page.inline.js) has its successor on the screen.
  useEffect(() => document.getElementById('front-picture')?.remove(), []);
  return (
    <BrowserRouter basename={boot.basename === '' ? '/' : boot.basename}>
      <RecordHistory />
      <FollowPerson />
      <DocumentTitle />
      <LinkProvider link={Link}>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/login" element={<LandingFirst><LoginPage /></LandingFirst>} />
            <Route path="/landing-page" element={<LandingPage />} />
            <Route path="/activate-user" element={<ActivatePage />} />
            <Route path="/registro" element={<RegisterPage />} />
            <Route path="/reset-password" element={<ResetPasswordPage />} />
            <Route path="/certificate-authenticity/:authenticityID" element={<CertificatePage />} />
            <Route path="*" element={session ? <Portal key={session.viewer.idUser} composition={boot.composition} override={boot.override} basename={boot.basename} /> : <LandingFirst><Navigate to="/login" replace /></LandingFirst>} />
          </Routes>
        </Suspense>
      </LinkProvider>
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </BrowserRouter>
  );
}
