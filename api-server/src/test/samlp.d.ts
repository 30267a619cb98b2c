/** The part of samlp that the tests' identity provider needs; the package has no types for this version. */
declare module 'samlp' {
  interface ProfileMapper {
    getClaims(): Record<string, string>;
    getNameIdentifier(): { nameIdentifier: string };
  }
  export interface ResponseOptions {
    issuer: string;
    cert: string;
    key: string;
    audience: string;
    recipient: string;
    destination: string;
    inResponseTo?: string;
    signResponse: boolean;
    signAssertion: boolean;
    signatureAlgorithm: 'rsa-sha256' | 'rsa-sha1';
    digestAlgorithm: 'sha256' | 'sha1';
    lifetimeInSeconds: number;
    profileMapper: () => ProfileMapper;
  }
  export interface ParsedRequest {
    id?: string;
    issuer?: string;
    assertionConsumerServiceURL?: string;
    destination?: string;
  }
  const samlp: {
    getSamlResponse(
      options: ResponseOptions,
      user: object,
      done: (error: Error | null, response?: string) => void,
    ): void;
    parseRequest(
      request: { query: Record<string, string>; method?: string; originalUrl?: string },
      options: { signingCert?: string; deflate?: boolean },
      done: (error: Error | null, parsed?: ParsedRequest) => void,
    ): void;
  };
  export default samlp;
}
