import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint, Schema } from '@shared-kit/contracts/core';
import { Refusal, refuse } from '../errors.ts';
import { invalidRequest } from './validation.adapter.ts';
import { issueSentence } from './issue-sentence.rules.ts';

/** The fields before the file in a multipart body, and the unread file. */
export interface IncomingForm {
  readonly fields: unknown;
  readonly file: IncomingFile | null;
}

export interface IncomingFile {
  /** File name given by the sender. */
  readonly name: string;
  readonly bytes: Readable;
}

/** Code of the error of a form that ends early. */
export const INCOMPLETE_FORM = 'FORM_INCOMPLETE';

const limits = { fieldNameSize: 60, fieldSize: 16 * 1024, fields: 12, files: 1, parts: 14, headerPairs: 40 };

/** Enables multipart bodies for the routes of this instance. The handler limits how much of the file is read. */
export async function readFormBodies(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { ...limits, fileSize: Infinity } });
}

/**
 * Returns the fields, validated against the contract, and the file after them. An invalid form is 400
 * `request.invalid-form`.
 */
export async function openForm(
  endpoint: Endpoint & { readonly form: Schema },
  request: FastifyRequest,
): Promise<IncomingForm> {
  const parts = partsOf(request);
  const values: Record<string, unknown> = {};
  let file: MultipartFile | null = null;
  for (;;) {
    const { value: part, done } = await parts.next().catch((error: unknown) => {
      throw asInvalidForm(error);
    });
    if (done) break;
    if (part.type === 'file') {
      file = part;
      break;
    }
    if (part.valueTruncated) throw invalidForm(`O campo ${part.fieldname} é longo demais.`);
    values[part.fieldname] = part.value;
  }
  const parsed = endpoint.form.safeParse(values, { error: issueSentence });
  if (parsed.success && (file === null || file.fieldname === 'fileData'))
    return { fields: parsed.data, file: file && { name: file.filename ?? '', bytes: namingItsFaults(file.file) } };
  leaveUnread(file?.file);
  if (!parsed.success) throw invalidRequest('form', parsed.error.issues);
  throw invalidForm('O arquivo vem no campo fileData.');
}

/**
 * Gives the error of a body that ends within the file the code of an incomplete form, whoever reads the file: the error
 * handler answers it as a fault of the caller.
 */
function namingItsFaults(bytes: Readable): Readable {
  const name = (error: NodeJS.ErrnoException): void => void (error.code ??= INCOMPLETE_FORM);
  if (bytes.errored) name(bytes.errored);
  return bytes.once('error', name);
}

/** Drains an unread body, so that the caller is still connected to receive the reply. */
export function leaveUnread(bytes: Readable | undefined): void {
  bytes?.on('error', () => undefined).resume();
}

/** Converts a truncated or malformed body to a refusal; an existing refusal is returned unchanged. */
export function asInvalidForm(error: unknown): Error {
  if (error instanceof Refusal) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC' ? (error as Error) : incompleteForm();
}

export function incompleteForm(): Refusal {
  return invalidForm('O formulário enviado está incompleto ou não pôde ser lido.');
}

function invalidForm(message: string): Refusal {
  return refuse('request.invalid-form', 400, message);
}

function partsOf(request: FastifyRequest): AsyncIterator<Multipart, unknown> {
  if (!request.isMultipart()) throw invalidForm('Envie os dados como formulário (multipart/form-data).');
  try {
    return request.parts()[Symbol.asyncIterator]();
  } catch (error) {
    throw asInvalidForm(error);
  }
}
