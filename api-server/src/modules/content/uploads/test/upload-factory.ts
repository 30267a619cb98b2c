import { randomUUID } from 'node:crypto';
import { UPLOAD_PART_SIZE, publishUpload, sendUploadPart, startUpload } from '@shared-kit/contracts/content';
import type { CallOptions, RawReply, TestApp, TestUser } from '../../../../test/index.ts';
import { makeSection } from '../../test/content-factory.ts';

export const uploadsSection = (app: TestApp, tenant = app.tenant): Promise<number> =>
  makeSection(app, tenant, { id_section_type: 21 });

export const fileOf = (bytes: Buffer, name: string): File => new File([new Uint8Array(bytes)], name);

export interface Work {
  readonly idSection: number;
  readonly name: string;
  readonly bytes: Buffer;
  readonly idUpload?: string;
}

const texts = { title: 'Vitrine de outubro', description: 'Como ficou a nossa vitrine.' };

/** Sends a whole upload in one form (A7m-13). */
export function send(
  app: TestApp,
  as: TestUser,
  { idSection, name, bytes, idUpload }: Work,
  options: CallOptions = {},
): Promise<RawReply> {
  return app.call(
    publishUpload,
    { form: { idSection, ...texts, ...(idUpload === undefined ? {} : { idUpload }), fileData: fileOf(bytes, name) } },
    { as, ...options },
  );
}

/** Begins an upload in parts. */
export function begin(
  app: TestApp,
  as: TestUser,
  { idSection, name, bytes, idUpload = randomUUID() }: Work,
): Promise<RawReply> {
  return app.call(
    startUpload,
    { body: { idSection, ...texts, idUpload, fileName: name, size: bytes.length, lastModified: 5 } },
    { as },
  );
}

/** Sends the part that begins at `offset` (A7m-12). */
export function sendPart(
  app: TestApp,
  as: TestUser,
  { name, bytes, idUpload = '' }: Omit<Work, 'idSection'>,
  offset: number,
  length = UPLOAD_PART_SIZE,
): Promise<RawReply> {
  return app.call(
    sendUploadPart,
    {
      form: {
        token: idUpload,
        fileName: name,
        offset,
        fileData: fileOf(bytes.subarray(offset, offset + length), 'blob'),
      },
    },
    { as },
  );
}
