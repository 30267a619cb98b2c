import { allowedService, plainOrigins, usableAssessment } from './assessment.rules.ts';

const allowed = 'https://avalia.example, http://localhost:3002';

test.each([
  ['https://avalia.example/nova?x=1', true],
  ['http://localhost:3002/avaliacao', true],
  ['http://avalia.example/nova', false],
  ['https://avalia.example.evil.example/', false],
  ['https://avalia.example@evil.example/', false],
  ['http://169.254.169.254/latest/meta-data', false],
  ['file:///etc/passwd', false],
  ['', false],
])('a service at %s is allowed: %s', (address, isAllowed) =>
  expect(allowedService(address, allowed) !== undefined).toBe(isAllowed),
);

test.each([
  [{ success: true, url: 'https://prova.example/1' }, 'https://prova.example/1'],
  [{ success: true, url: 'http://localhost:3002/prova' }, 'http://localhost:3002/prova'],
  [{ success: true, url: 'http://prova.example/1' }, undefined],
  [{ success: true, url: 'javascript:alert(1)' }, undefined],
  [{ success: true, url: 'data:text/html,x' }, undefined],
  [{ success: false, url: 'https://prova.example/1' }, undefined],
])('the reply %j is shown as %s', (reply, url) => expect(usableAssessment(reply, allowed)).toBe(url));

test('only origins without https are listed for framing', () =>
  expect(plainOrigins(`${allowed},http://x; script-src *`)).toEqual(['http://localhost:3002']));
