import type { FastifyReply } from 'fastify';
import type { FileReply } from '../module.ts';
import { contentDisposition } from './content-disposition.rules.ts';

export function sendFile(reply: FastifyReply, answer: FileReply): FastifyReply {
  const disposition = answer.inline ? 'inline' : 'attachment';
  return reply
    .type(answer.mediaType)
    .header('content-disposition', contentDisposition(disposition, answer.name))
    .header('cache-control', 'private, no-store')
    .send(answer.body);
}
