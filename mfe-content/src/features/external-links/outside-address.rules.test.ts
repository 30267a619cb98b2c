import { outsideAddress } from './outside-address.rules.ts';

test.each([
  ['https://www.gov.br/procon', 'https://www.gov.br/procon'],
  ['http://intranet.local/a', 'http://intranet.local/a'],
  ['javascript:alert(1)', undefined],
  [' JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['/content/1', undefined],
  ['', undefined],
])('resolves %s to %s', (text, address) => expect(outsideAddress(text)?.href).toBe(address));
