import { randomBytes } from 'node:crypto';
import {
  EVIDENCE_MAX_SIZE,
  evidenceExtensionOf,
  evidenceName,
  externalCourseFaults,
} from '@shared-kit/contracts/journey';
import type { EvidenceExtension, sendEvidence } from '@shared-kit/contracts/journey';
import { HOUR_SECONDS } from '@shared-kit/contracts/calendar';
import { consumeTurn } from '../../../platform/auth/rate-limit.service.ts';
import { Refusal, invalidField, refuse } from '../../../platform/errors.ts';
import type { IncomingFile } from '../../../platform/http/incoming-form.adapter.ts';
import type { StepContext } from '../../../platform/module.ts';
import { mediaTypeOf } from '../../../platform/storage/media-type.rules.ts';
import { personalFolder } from '../../../platform/storage/personal-key.rules.ts';
import { bufferSource, checkBeginning, countUpload, goodFile, readChunks } from '../../content/index.ts';
import { ownEvidence } from './evidence.repository.ts';

type Context = StepContext<typeof sendEvidence>;

/** Limits uploads, because each costs a decoding and space in the storage. */
const perPerson = { limit: 40, windowSeconds: HOUR_SECONDS };

/**
 * Stores a file whose content matches its name. Returns the key by which a course refers to it; the same file again
 * changes nothing (decision 251).
 */
export async function receiveEvidence(context: Context): Promise<string> {
  const { form, session, tenant, storage, transaction, now, rateLimit } = context;
  const { token, fileName } = form.fields;
  const name = evidenceName(fileName);
  const extension = evidenceExtensionOf(name);
  if (!extension) throw wrongType();
  if (!form.file) throw invalidField('form.fileData', 'É necessário fazer o upload de um arquivo.');
  await consumeTurn(rateLimit, `evidence:${tenant.idApp}:${session.idUser}`, perPerson);
  const mediaType = mediaTypeOf(name);
  const good = await checked(await wholeOf(form.file), { extension, mediaType }, storage);
  const key = await transaction(async (db) => {
    const evidence = ownEvidence(db, session.idUser);
    // An unguessable folder per file, so that the file keeps its name for downloads.
    const folder = `${personalFolder(tenant.idApp, session.idUser)}${randomBytes(16).toString('hex')}`;
    // A repeated file counts once.
    if (!(await evidence.findByToken(token))) await countUpload(db, { idUser: session.idUser, size: good.size, now });
    await evidence.add({ token, name, media_type: mediaType, file_key: `${folder}/${name}`, touched_at: now });
    return (await evidence.findByToken(token))?.file_key;
  });
  // The file was sent long ago and removed since.
  if (key === undefined) throw refuse('content.upload-broken', 422, 'Este envio expirou. Escolha o arquivo de novo.');
  if ((await storage.files.size(key)) === null) await good.store(storage.files, key);
  return key;
}

async function wholeOf(file: IncomingFile): Promise<Buffer> {
  const { value: bytes = Buffer.alloc(0) } = await readChunks(file.bytes, EVIDENCE_MAX_SIZE + 1).next();
  if (bytes.length > EVIDENCE_MAX_SIZE)
    throw refuse('journey.evidence-too-large', 413, externalCourseFaults.evidenceSize);
  return bytes;
}

/** Checks the content of the file, not just its name. */
async function checked(
  bytes: Buffer,
  format: { extension: EvidenceExtension; mediaType: string },
  { antivirus }: Context['storage'],
) {
  try {
    await checkBeginning(bytes, format.extension);
    return await goodFile(bufferSource(bytes), format, antivirus);
  } catch (error) {
    throw error instanceof Refusal && error.code === 'content.upload-mismatch' ? wrongType() : error;
  }
}

function wrongType(): Refusal {
  return refuse('journey.evidence-type', 422, externalCourseFaults.evidenceType);
}
