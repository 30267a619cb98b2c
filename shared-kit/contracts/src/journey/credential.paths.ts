/** Paths of verifiable credentials below the API. Signed credentials contain them, so they never change. */
export const credentialPaths = {
  issuer: '/credentials/issuer',
  keys: '/credentials/keys',
  status: '/credentials/status',
  achievements: '/credentials/achievements',
  certificates: '/credentials/certificates',
} as const;
