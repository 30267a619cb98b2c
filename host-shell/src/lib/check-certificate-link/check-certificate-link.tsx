import { createContext, use } from 'react';
import type { ReactNode } from 'react';
import { certificateCheckPath } from '@shared-kit/contracts/journey';
import { Link } from '@shared-kit/runtime/router';

/** States whether the tenant issues certificates. The public pages have no composition of their own to ask. */
export const CertificatesOffered = createContext(false);

/** Link to the public check of certificates (decision 462); renders nothing for a tenant without certificates. */
export function CheckCertificateLink({ className }: { readonly className?: string | undefined }): ReactNode {
  if (!use(CertificatesOffered)) return null;
  return (
    <Link to={certificateCheckPath} className={className}>
      Verificar certificado
    </Link>
  );
}
