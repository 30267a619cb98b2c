import { signatureHeader } from './webhook-signature.rules.ts';
import { mercadoPagoAt } from './test/mercado-pago.fixtures.ts';

const gateway = () => mercadoPagoAt('http://127.0.0.1:9');

describe('a notification', () => {
  const now = new Date('2026-11-23T13:00:00.000Z');
  const values = { dataId: '1234567890', requestId: 'f7b2a1d4', ts: String(now.getTime() / 1000) };
  const read = (header: string, id = values.dataId, at = now) =>
    gateway().readNotification(
      {
        header: (name) => ({ 'x-signature': header, 'x-request-id': values.requestId })[name],
        query: { 'data.id': id },
      },
      at,
    );

  test('with the signature of its id, request and time is read', () => {
    expect(read(signatureHeader(values, 'webhook-secret'))).toEqual({
      key: 'mercado-pago/f7b2a1d4',
      reference: '1234567890',
    });
    const inMilliseconds = { ...values, ts: String(now.getTime()) };
    expect(read(signatureHeader(inMilliseconds, 'webhook-secret'))).not.toBeNull();
  });

  test('signs the template of the reference: id, request-id and ts', () => {
    // openssl: printf 'id:1234567890;request-id:f7b2a1d4;ts:1795438800;' | openssl dgst -sha256 -hmac webhook-secret
    expect(signatureHeader({ ...values, ts: '1795438800' }, 'webhook-secret')).toBe(
      'ts=1795438800,v1=d498621cc12ef0c173e4d612b83cb33bb82db7793eb150fcfb6978a4cee67871',
    );
  });

  test.each([
    ['another secret', signatureHeader(values, 'another')],
    ['another payment', signatureHeader({ ...values, dataId: '1' }, 'webhook-secret')],
    ['no signature', ''],
    ['a broken header', 'ts=,v1='],
  ])('with %s is refused', (_, header) => {
    expect(read(header)).toBeNull();
  });

  test('older than five minutes is refused', () => {
    expect(
      read(signatureHeader(values, 'webhook-secret'), values.dataId, new Date(now.getTime() + 301_000)),
    ).toBeNull();
  });
});
