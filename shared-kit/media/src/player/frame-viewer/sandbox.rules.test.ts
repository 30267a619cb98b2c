import { sandboxFor } from './sandbox.rules.ts';

const portal = 'https://aurora.example';

test.each(['https://site.example/page', 'http://127.0.0.1:4002/x'])('lets %s keep its own origin', (src) => {
  expect(sandboxFor(src, portal)).toContain('allow-same-origin');
});

test.each([
  '/uploads/page.html',
  'https://aurora.example/x',
  'data:text/html,x',
  'blob:https://aurora.example/1',
  'javascript:alert(1)',
  'https://',
])('never gives %s the origin of the portal', (src) => {
  expect(sandboxFor(src, portal)).not.toContain('allow-same-origin');
});

test('forbids every framed page to navigate the portal', () => {
  expect(sandboxFor('https://site.example', portal)).not.toContain('allow-top-navigation');
});
