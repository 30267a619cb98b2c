import type { FastifyReply } from 'fastify';
import type { FileReply } from '../module.ts';

export function sendFile(reply: FastifyReply, answer: FileReply): FastifyReply {
  const disposition = answer.inline ? 'inline' : 'attachment';
  return reply
    .type(answer.mediaType)
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(answer.name)}`)
    .header('cache-control', 'private, no-store')
    .send(answer.body);
}
