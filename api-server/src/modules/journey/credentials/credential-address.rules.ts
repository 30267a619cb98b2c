import { credentialPaths } from '@shared-kit/contracts/journey';

/** Returns the public addresses of credentials below a portal, like `https://portal.example/aurora`. */
export function credentialAddresses(portalUrl: string) {
  const api = `${portalUrl}/api`;
  return {
    portal: portalUrl,
    issuer: api + credentialPaths.issuer,
    key: (idKey: string) => `${api}${credentialPaths.keys}/${idKey}`,
    status: (list: number) => `${api}${credentialPaths.status}/${list}`,
    achievement: (key: string) => `${api}${credentialPaths.achievements}/${key}`,
    achievementImage: (key: string) => `${api}${credentialPaths.achievements}/${key}/image`,
    certificate: (authenticityId: string) => `${api}${credentialPaths.certificates}/${authenticityId}`,
  };
}

export type CredentialAddresses = ReturnType<typeof credentialAddresses>;
