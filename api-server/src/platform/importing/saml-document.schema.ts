import { X509Certificate } from 'node:crypto';
import * as z from 'zod/mini';

/** A PEM certificate that can be parsed. */
const certificate = z.string().check(
  z.refine((pem) => {
    try {
      return new X509Certificate(pem).publicKey.asymmetricKeyType === 'rsa';
    } catch {
      return false;
    }
  }, 'Não é um certificado RSA em PEM.'),
);

/** `saml` of tenant.yaml: the company's identity provider. */
export const samlSchema = z.object({
  autoRedirect: z._default(z.boolean(), false),
  entryPoint: z.url({ protocol: /^https?$/ }),
  issuer: z.string().check(z.minLength(1)),
  certificates: z.array(certificate).check(z.minLength(1)),
  loginAttribute: z._default(z.string(), ''),
});
