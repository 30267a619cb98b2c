import { isPublicAddress } from './public-address.rules.ts';

test.each(['8.8.8.8', '200.160.2.3', '2606:4700:4700::1111', '2804:14c::1'])('%s is public', (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.0.1',
  '192.168.0.10',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'fe80::1%eth0',
  'fc00::1',
  'ff02::1',
  'localhost',
  '',
])("'%s' is not public", (address) => expect(isPublicAddress(address)).toBe(false));
