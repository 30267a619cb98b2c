import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFault } from '../database/database-fault.rules.ts';
import { serverBusy } from '../database/tenant-shares.service.ts';
import { INCOMPLETE_FORM, incompleteForm } from './incoming-form.adapter.ts';
import { Refusal, errorBody, notFound, refuse } from '../errors.ts';

/** Seconds after which a caller may try again when the server cannot do its work now. */
const retryAfterSeconds = 2;

/** Converts every failure to a coded error in the contract's shape. Only unexpected ones are logged as errors. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const refusal = asRefusal(error);
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    return sendRefusal(reply, refusal);
  });
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const wait = refusal.retryAfter ?? (refusal.status === 503 ? retryAfterSeconds : undefined);
  if (wait !== undefined) reply.header('retry-after', String(wait));
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(errorBody(refusal));
}

export function isApiRequest(request: FastifyRequest): boolean {
  return request.url === '/api' || request.url.startsWith('/api/') || request.url.startsWith('/api?');
}

export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = error as Partial<FastifyError>;
  const fault = databaseFault(error);
  if (fault === 'busy') return serverBusy();
  if (fault === 'unavailable') return serverUnavailable();
  const known = typeof code === 'string' ? byCode(code) : undefined;
  if (known) return known;
  return (
    refused(statusCode ?? 0) ??
    refuse('server.unexpected', 500, 'Ocorreu um erro inesperado. Tente novamente em instantes.')
  );
}

/** Returns the refusal for an error of a library that names a status of the 4xx class. */
function refused(status: number): Refusal | undefined {
  switch (status) {
    case 403:
    case 404:
      return notFound('Recurso não encontrado.');
    case 412:
      return refuse('request.precondition', 412, 'O arquivo mudou desde a última vez. Recarregue a página.');
    case 414:
      return refuse('request.address-too-long', 414, 'O endereço é longo demais.');
    case 416:
      return refuse('media.impossible-range', 416, 'O arquivo não tem este trecho.');
    case 429:
      return refuse('request.too-many', 429, 'Muitas requisições. Aguarde um momento e tente novamente.');
    default:
      return status >= 400 && status < 500 ? refuse('request.invalid', status, 'Requisição inválida.') : undefined;
  }
}

/** The database cannot be reached. Nothing was written, and the same call works once it is back. */
function serverUnavailable(): Refusal {
  return refuse('server.unavailable', 503, 'O portal está temporariamente indisponível. Tente novamente em instantes.');
}

function byCode(code: string): Refusal | undefined {
  switch (code) {
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return refuse('request.invalid-json', 400, 'O corpo da requisição não é um JSON válido.');
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return refuse('request.too-large', 413, 'O conteúdo enviado é grande demais.');
    case INCOMPLETE_FORM:
      return incompleteForm();
    case 'FST_ERR_MAX_PARAM_LENGTH':
      return refuse('request.too-long', 414, 'O endereço é longo demais.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return refuse('request.media-type', 415, 'Formato de conteúdo não aceito.');
    case '23505':
      return refuse('conflict', 409, 'Já existe um registro com estes dados.');
    // Values that PostgreSQL cannot store: NUL or half a surrogate pair in a text, a number or a date out of range.
    case '22021':
    case '22P05':
    case '22003':
    case '22007':
    case '22008':
    case '22P02':
      return refuse('request.invalid', 400, 'Há um valor que não pode ser gravado.');
    case 'ENOSPC':
    case '53100':
      return refuse('server.disk-full', 507, 'Não há espaço em disco no servidor. Nada foi gravado.');
    default:
      return undefined;
  }
}
