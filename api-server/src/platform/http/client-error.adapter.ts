import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { errorBody, refuse } from '../errors.ts';
import type { Refusal } from '../errors.ts';

const phrases: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
};

/**
 * Answers what Node cannot parse as a request in the contract's shape, with an id that the log has too, and closes the
 * connection.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, log: FastifyBaseLogger): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const refusal = refusalOf(error.code ?? '');
  const reqId = randomUUID();
  log.info({ reqId, status: refusal.status, reason: error.code, address: socket.remoteAddress }, 'request');
  const body = JSON.stringify(errorBody(refusal));
  const head = [
    `HTTP/1.1 ${refusal.status} ${phrases[refusal.status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${reqId}`,
    'x-content-type-options: nosniff',
    'connection: close',
  ].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`);
}

function refusalOf(code: string): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW')
    return refuse('request.headers-too-large', 431, 'O endereço ou os cabeçalhos da requisição são grandes demais.');
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse('request.timeout', 408, 'A requisição demorou demais.');
  return refuse('request.invalid', 400, 'Requisição inválida.');
}
