export { certificateFileName } from './certificate-file-name.ts';
export { certificateAuthenticityPath, journeyTabPath, journeyTabs } from './journey.paths.ts';
export type { JourneyTab } from './journey.paths.ts';
export { certificateAuthenticitySchema, historyRowSchema } from './journey.schema.ts';
export type { CertificateAuthenticity, HistoryRow } from './journey.schema.ts';
export { downloadCertificate, downloadCertificateAlias, getCertificateAuthenticity, listHistory } from './journey.endpoints.ts';
