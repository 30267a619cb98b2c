import { sourceOf } from './network.rules.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['unix:', 'unix:'],
  ['', ''],
])('attempts from %j are counted under %j', (address, source) => {
  expect(sourceOf(address)).toBe(source);
});

const random = (limit: number) => Math.floor(Math.random() * limit);
const groups = (count: number) => Array.from({ length: count }, () => random(0x1_00_00));
const hex = (values: readonly number[]) => values.map((value) => value.toString(16));

test('all addresses of a /64, in any spelling, are one source, and those of another are not', () => {
  for (let round = 0; round < 500; round += 1) {
    const prefix = [0x20_01, ...groups(3)];
    const spellings = [
      hex([...prefix, ...groups(4)]).join(':'),
      hex([...prefix, ...groups(4)])
        .join(':')
        .toUpperCase(),
      [...hex(prefix), ...hex(groups(4)).map((group) => group.padStart(4, '0'))].join(':'),
      `${hex(prefix).join(':')}::${random(0xff_ff).toString(16)}`,
      `${hex(prefix).join(':')}:0:0:192.0.2.${random(256)}`,
    ];
    expect(new Set(spellings.map(sourceOf)).size).toBe(1);
    const [, second = 0] = prefix;
    const other = [prefix[0] ?? 0, second ^ 1, ...prefix.slice(2), ...groups(4)];
    expect(sourceOf(hex(other).join(':'))).not.toBe(sourceOf(spellings[0] ?? ''));
  }
});

test('an IPv4 address is the same source mapped and unmapped, and no two share one', () => {
  for (let round = 0; round < 500; round += 1) {
    const parts = Array.from({ length: 4 }, () => random(256));
    const address = parts.join('.');
    expect(sourceOf(`::ffff:${address}`)).toBe(address);
    expect(sourceOf(address)).toBe(address);
  }
});
