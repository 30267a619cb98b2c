import { readEnv } from '../../env.ts';
import { clientAddress, isTrustedPeer } from './trusted-peer.rules.ts';

test.each([
  ['0', '127.0.0.1', false],
  ['1', '127.0.0.1', true],
  ['1', '::1', true],
  ['1', '::ffff:10.1.2.3', true],
  ['1', '192.168.7.9', true],
  ['1', '203.0.113.9', false],
  ['1', '2001:db8::9', false],
  ['10.0.0.5', '10.0.0.5', true],
  ['10.0.0.5', '10.0.0.6', false],
  ['203.0.113.0/24,2001:db8::/32', '203.0.113.9', true],
  ['203.0.113.0/24,2001:db8::/32', '2001:db8::9', true],
  ['203.0.113.0/24', '127.0.0.1', false],
])('TRUST_PROXY=%s with peer %s is trusted: %s', (setting, address, expected) => {
  expect(isTrustedPeer(readEnv({ TRUST_PROXY: setting }).TRUST_PROXY, address)).toBe(expected);
});

test('a disconnected peer is not trusted', () => {
  expect(isTrustedPeer(readEnv({ TRUST_PROXY: '1' }).TRUST_PROXY, undefined)).toBe(false);
});

test.each([
  ['0', '127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ['1', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['1', '127.0.0.1', '', '127.0.0.1'],
  ['1', '203.0.113.50', '203.0.113.9', '203.0.113.50'],
  ['1', '10.0.0.9', '198.51.100.1, 203.0.113.9, 10.0.0.4', '203.0.113.9'],
  ['1', '127.0.0.1', 'unknown, 2001:db8::9', '2001:db8::9'],
])(
  'with TRUST_PROXY=%s, peer %s and forwarded %j the caller of a socket is %s',
  (setting, peer, forwarded, expected) => {
    expect(clientAddress(readEnv({ TRUST_PROXY: setting }).TRUST_PROXY, peer, forwarded)).toBe(expected);
  },
);
