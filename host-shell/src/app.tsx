import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyComponent } from '@shared-kit/runtime/federation';
import { BrowserRouter, Link, Navigate, Route, Routes } from '@shared-kit/runtime/router';
import { useSession } from '@shared-kit/runtime/session';
import { LinkProvider } from '@shared-kit/ui';
import type { BootDocument } from './boot/boot-document.ts';
import { ScreenFailure } from './features/show-remote-failure/remote-failure.tsx';
import { VisitorsUnknownPath } from './features/show-unknown-path/visitors-unknown-path.tsx';
import { PersonChangeRedirect } from './features/support-access/person-change-redirect.tsx';
import { RecordHistory } from './features/record-history/record-history.tsx';
import { CertificatesOffered } from './lib/check-certificate-link/check-certificate-link.tsx';
import { Contained } from './lib/contained/contained.tsx';
import { DocumentTitle } from './lib/document-title.tsx';
import { LandingFirst } from './lib/landing-first.tsx';
import { useWorker } from './lib/worker/use-worker.ts';

const LoginPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "login" */ './features/log-in/login-page.tsx')).LoginPage,
);
const ActivatePage = lazyComponent(
  async () => (await import('./features/activate-user/activate-page.tsx')).ActivatePage,
);
const RegisterPage = lazyComponent(
  async () => (await import('./features/register-user/register-page.tsx')).RegisterPage,
);
const LandingPage = lazyComponent(async () => (await import('./features/show-landing/landing-page.tsx')).LandingPage);
const Portal = lazyComponent(async () => (await import(/* webpackChunkName: "portal" */ './portal/portal.tsx')).Portal);
const Toasts = lazyComponent(async () => (await import('./features/show-toasts/toasts.tsx')).Toasts);
const CertificatePage = lazyComponent(
  async () => (await import('./features/check-certificate/certificate-page.tsx')).CertificatePage,
);
const ConfirmEmailPage = lazyComponent(
  async () => (await import('./features/confirm-email/confirm-email-page.tsx')).ConfirmEmailPage,
);
const ResetPasswordPage = lazyComponent(
  async () => (await import('./features/reset-password/reset-password-page.tsx')).ResetPasswordPage,
);

/** Renders the login and public pages without any remote, and the portal for a person with a session. */
export function App({ boot }: { readonly boot: BootDocument }): ReactNode {
  const session = useSession();
  const [cameAsVisitor] = useState(session === undefined);
  useWorker(boot);
  // Removes the login picture that boot/inline showed before other scripts ran: the login page now shows its own.
  useEffect(() => document.getElementById('front-picture')?.remove(), []);
  return (
    <BrowserRouter basename={boot.basename === '' ? '/' : boot.basename}>
      <RecordHistory />
      <PersonChangeRedirect />
      <DocumentTitle />
      <LinkProvider link={Link}>
        <CertificatesOffered value={boot.composition.modules.includes('journey')}>
          <Contained broken={(again) => <ScreenFailure retry={again} />}>
            <Routes>
              <Route
                path="/login"
                element={
                  <LandingFirst>
                    <LoginPage />
                  </LandingFirst>
                }
              />
              <Route path="/landing-page" element={<LandingPage />} />
              <Route path="/activate-user" element={<ActivatePage />} />
              <Route path="/registro" element={<RegisterPage />} />
              <Route path="/reset-password" element={<ResetPasswordPage />} />
              <Route path="/confirm-email" element={<ConfirmEmailPage />} />
              <Route path="/certificate-authenticity/:authenticityID?" element={<CertificatePage />} />
              <Route
                path="*"
                element={
                  session ? (
                    <Portal
                      key={session.viewer.idUser}
                      composition={boot.composition}
                      override={boot.override}
                      basename={boot.basename}
                    />
                  ) : (
                    <VisitorsUnknownPath composition={boot.composition} isOn={cameAsVisitor}>
                      <LandingFirst>
                        <Navigate to="/login" replace />
                      </LandingFirst>
                    </VisitorsUnknownPath>
                  )
                }
              />
            </Routes>
          </Contained>
        </CertificatesOffered>
      </LinkProvider>
      <Contained>
        <Toasts />
      </Contained>
    </BrowserRouter>
  );
}
