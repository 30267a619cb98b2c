/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import * as z from 'zod/mini';
import { defineEndpoint } from '@shared-kit/contracts/core';
import { forgetReplies } from './recent-replies.ts';
import { answers, fetchMock, hooks, setUpTransport } from './transport.fixtures.ts';
import { call, configureTransport } from './transport.ts';

setUpTransport();

const shape = { method: 'GET', access: 'session', summary: 'Teste', reply: z.object({ text: z.string() }) } as const;
const article = defineEndpoint({ ...shape, id: 'test.article', path: '/article', isReadableOffline: true });
const other = defineEndpoint({ ...shape, id: 'test.other', path: '/other' });
const savedReply = jest.fn<(url: string) => Promise<unknown>>();
const onReadRefused = jest.fn<(url: string) => void>();

beforeEach(() => {
  forgetReplies();
  configureTransport({ ...hooks, savedReply, onReadRefused });
});
const disconnect = () => fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));

test('a page that was open a moment ago opens again without a network', async () => {
  answers(200, { text: 'Riscos' });
  await call(article, {});
  disconnect();
  expect(await call(article, {})).toEqual({ text: 'Riscos' });
  expect(savedReply).not.toHaveBeenCalled();
});

test('a reply that the device keeps is read without a network, and only then', async () => {
  savedReply.mockResolvedValue({ text: 'Guardado' });
  disconnect();
  expect(await call(article, {})).toEqual({ text: 'Guardado' });
  expect(savedReply.mock.calls).toEqual([['/aurora/api/article']]);
  answers(200, { text: 'Novo' });
  expect(await call(article, {})).toEqual({ text: 'Novo' });
});

test('without a stored reply, or for another endpoint, the call fails as before', async () => {
  savedReply.mockRejectedValue(new Error('blocked'));
  answers(200, { text: 'Outro' });
  await call(other, {});
  disconnect();
  await expect(call(article, {})).rejects.toMatchObject({ code: 'transport.offline' });
  await expect(call(other, {})).rejects.toMatchObject({ code: 'transport.offline' });
});

test('another person reads nothing from the memory of the page', async () => {
  answers(200, { text: 'Riscos' });
  await call(article, {});
  forgetReplies();
  disconnect();
  await expect(call(article, {})).rejects.toMatchObject({ code: 'transport.offline' });
});

test.each([403, 404])('a refusal with %i reports that the kept page may no longer be read', async (status) => {
  answers(status, { success: false, code: 'x', message: 'x' });
  await expect(call(article, {})).rejects.toMatchObject({ status });
  await expect(call(other, {})).rejects.toMatchObject({ status });
  expect(onReadRefused.mock.calls).toEqual([['/aurora/api/article']]);
});
