import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { BrowserRouter, Link, Navigate, Route, Routes } from 'shared-kit/router';
import { useSession } from 'shared-kit/session';
import { LinkProvider } from 'shared-kit/ui';
import type { BootDocument } from './boot/boot-document.ts';
import { LoginPage } from './features/log-in/login-page.tsx';
import { RecordHistory } from './features/record-history/record-history.tsx';
import { DocumentTitle } from './lib/document-title.tsx';

const Portal = lazy(async () => ({ default: (await import(/* webpackChunkName: "portal" */ './portal/portal.tsx')).Portal }));
const Toasts = lazy(async () => ({ default: (await import('./features/show-toasts/toasts.tsx')).Toasts }));
const CertificatePage = lazy(async () => ({ default: (await import('./features/check-certificate/certificate-page.tsx')).CertificatePage }));
const ResetPasswordPage = lazy(async () => ({ default: (await import('./features/reset-password/reset-password-page.tsx')).ResetPasswordPage }));

/** Everything up to the login needs no remote; all else is the portal, for whoever has a session. */
export function App({ boot }: { readonly boot: BootDocument }): ReactNode {
  const session = useSession();
  return (
    <BrowserRouter basename={boot.basename === '' ? '/' : boot.basename}>
      <RecordHistory />
      <DocumentTitle />
      <LinkProvider link={Link}>
        <Suspense fallback={null}>
          <Routes>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/reset-password" element={<ResetPasswordPage />} />
            <Route path="/certificate-authenticity/:authenticityID" element={<CertificatePage />} />
            <Route path="*" element={session ? <Portal key={session.viewer.idUser} composition={boot.composition} override={boot.override} basename={boot.basename} /> : <Navigate to="/login" replace />} />
          </Routes>
        </Suspense>
      </LinkProvider>
      <Suspense fallback={null}>
        <Toasts />
      </Suspense>
    </BrowserRouter>
  );
}
