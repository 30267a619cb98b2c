/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import * as z from 'zod/mini';
import { defineEndpoint } from '@shared-kit/contracts/core';
import { call } from './transport.ts';
import { answers, fetchMock, hooks, setUpTransport } from './transport.fixtures.ts';

const sendThing = defineEndpoint({
  id: 'test.send-thing',
  method: 'POST',
  path: '/files',
  access: 'session',
  summary: 'test',
  form: z.object({ title: z.string() }),
  reply: z.object({ url: z.string() }),
});

setUpTransport();

describe('a form with a file', () => {
  const form = { title: 'Vitrine', fileData: new File(['abc'], 'foto.jpg') };

  /** Fake of the browser's request; the test answers it. */
  class FakeRequest extends EventTarget {
    static last: FakeRequest;
    readonly upload = new EventTarget();
    readonly setRequestHeader = jest.fn();
    readonly open = jest.fn();
    readonly abort = jest.fn();
    sent: FormData | undefined;
    status = 0;
    response = new Blob();
    constructor() {
      super();
      FakeRequest.last = this;
    }
    send(body: FormData): void {
      this.sent = body;
    }
    getAllResponseHeaders = (): string => 'X-Session-Token: newer\r\ncontent-type: application/json\r\n';
    answer(status: number, body: unknown): void {
      this.status = status;
      // The Blob of jsdom has no text().
      this.response = { text: () => Promise.resolve(JSON.stringify(body)) } as Blob;
      this.dispatchEvent(new Event('load'));
      this.dispatchEvent(new Event('loadend'));
    }
  }
  beforeEach(() => {
    globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  });

  test('sends a form as multipart with the file last', async () => {
    answers(200, { url: '/x' });
    await call(sendThing, { form });
    const body = fetchMock.mock.calls[0]?.[1].body as FormData;
    expect([...body.keys()]).toEqual(['title', 'fileData']);
    expect((body.get('fileData') as File).name).toBe('foto.jpg');
  });

  test('reports the bytes sent, and treats its response like that of any other call', async () => {
    const sent: number[] = [];
    const reply = call(sendThing, { form }, { onSent: (bytes) => sent.push(bytes) });
    const request = FakeRequest.last;
    request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded: 2 }));
    request.answer(200, { url: '/x' });
    await expect(reply).resolves.toEqual({ url: '/x' });
    expect(sent).toEqual([2]);
    expect(request.setRequestHeader.mock.calls).toEqual([['authorization', 'Bearer secret']]);
    expect(hooks.storeToken).toHaveBeenCalledWith('newer');
    const refused = call(sendThing, { form }, { onSent: () => undefined });
    FakeRequest.last.answer(422, { success: false, code: 'content.upload-type', message: 'Tipo de arquivo inválido.' });
    await expect(refused).rejects.toMatchObject({ status: 422, code: 'content.upload-type' });
  });

  test('reports a lost network as transport.offline, and stops on abort', async () => {
    const lost = call(sendThing, { form }, { onSent: () => undefined });
    FakeRequest.last.dispatchEvent(new Event('error'));
    await expect(lost).rejects.toMatchObject({ status: 0, code: 'transport.offline' });
    const control = new AbortController();
    const given = call(sendThing, { form }, { onSent: () => undefined, signal: control.signal });
    control.abort();
    await expect(given).rejects.toMatchObject({ code: 'transport.aborted' });
    expect(FakeRequest.last.abort).toHaveBeenCalled();
  });
});
