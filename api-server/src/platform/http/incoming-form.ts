import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Endpoint, Schema } from 'shared-kit/contracts/core';
import { Refusal, refuse } from '../errors.ts';
import { invalidRequest } from './validation.ts';

/** What stands in front of a file in a multipart body, and the file, not yet read. */
export interface IncomingForm {
  readonly fields: unknown;
  readonly file: IncomingFile | null;
}

export interface IncomingFile {
  /** What the sender calls it. */
  readonly name: string;
  readonly bytes: Readable;
}

const limits = { fieldNameSize: 60, fieldSize: 16 * 1024, fields: 12, files: 1, parts: 14, headerPairs: 40 };

/** Lets the routes of this instance take multipart bodies. Whoever handles one says how much of the file is read. */
export async function readFormBodies(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { ...limits, fileSize: Infinity } });
}

/** The fields, checked against the contract, and the file behind them. The form that is no form is 400 `request.invalid-form`. */
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
  const parsed = endpoint.form.safeParse(values);
  if (parsed.success && (file === null || file.fieldname === 'fileData'))
    return { fields: parsed.data, file: file && { name: file.filename ?? '', bytes: file.file } };
  leaveUnread(file?.file);
  if (!parsed.success) throw invalidRequest('form', parsed.error.issues);
  throw invalidForm('O arquivo vem no campo fileData.');
}

/** What nobody will read any more is let through, so that the caller is there to hear the answer. */
export function leaveUnread(bytes: Readable | undefined): void {
  bytes?.on('error', () => undefined).resume();
}

/** A body that ends too soon or isn't what it says, as a refusal; what is one already stays. */
export function asInvalidForm(error: unknown): Error {
  if (error instanceof Refusal) return error;
  const { code = '' } = error as NodeJS.ErrnoException;
  return code === 'ENOSPC'
    ? (error as Error)
    : invalidForm('O formulário enviado está incompleto ou não pôde ser lido.');
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
