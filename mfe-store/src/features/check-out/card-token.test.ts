/** @jest-environment tools/jest/browser-environment.mjs */
import { jest } from '@jest/globals';
import { requestCardToken } from './card-token.ts';

const card = { name: 'Bruno Alves', creditCard: '4111 1111 1111 1111', expirationDate: '12/40', CVV: '123' };
const request = () => requestCardToken('https://gateway.test/tokens', card, '');

function answerWith(response: Response): void {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(response);
}

afterEach(() => void jest.restoreAllMocks());

test('returns the token of the card', async () => {
  answerWith(Response.json({ id: 'tok_1' }, { status: 201 }));
  expect(await request()).toEqual({ kind: 'token', token: 'tok_1' });
});

test.each([400, 401, 404, 422])('a card is rejected when the gateway answers %i', async (status) => {
  answerWith(new Response(null, { status }));
  expect(await request()).toEqual({ kind: 'rejected' });
});

test.each([408, 425, 429, 503])('a card may be sent again when the gateway answers %i', async (status) => {
  answerWith(new Response(null, { status }));
  await expect(request()).rejects.toMatchObject({ status: 0, code: 'transport.offline' });
});
