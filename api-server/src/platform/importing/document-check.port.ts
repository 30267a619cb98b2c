import { definePort } from '../wiring.service.ts';

/** Rejects a document (PDF, Office) that runs or loads something when it is opened. Other files pass. */
export type DocumentCheck = (name: string, bytes: Buffer) => Promise<void>;

/** The content module provides it: what people may not upload cannot be imported either (decision 520). */
export const documentCheck = definePort<DocumentCheck>('importing.document-check');
