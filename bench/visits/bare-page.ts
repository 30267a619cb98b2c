import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface BarePage {
  readonly port: number;
  close(): Promise<void>;
}

/** Serves a page that contains only a picture of the login picture's size: the lower bound for a first paint. */
export async function barePage(picture: Buffer): Promise<BarePage> {
  const html =
    '<!doctype html><html lang="pt-BR"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Imagem</title><style>body{margin:0}img{display:block;width:100vw;height:36vh;object-fit:cover}</style><main><img src="/picture.webp" alt=""></main>';
  const server = createServer((request, reply) => {
    if (request.url === '/picture.webp')
      return void reply.writeHead(200, { 'content-type': 'image/webp' }).end(picture);
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((done) => void server.close(() => done())),
  };
}
