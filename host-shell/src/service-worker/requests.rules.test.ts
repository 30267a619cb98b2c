import { concernOf, isOthers } from './requests.rules.ts';

const origin = 'https://portal.example';
const own = {
  origin,
  basename: '/aurora',
  origins: new Set(['https://cdn.example']),
  pictures: new Set([`${origin}/media/t1/logo.svg?e=1`]),
};
const pageRequest = {
  method: 'GET',
  url: `${origin}/aurora/level/7`,
  mode: 'navigate',
  destination: 'document',
  hasRange: false,
};
const file = { ...pageRequest, mode: 'cors', destination: 'script' };

test.each(['/aurora', '/aurora/', '/aurora/login', '/aurora/level/7?x=1'])('%s is a page of the tenant', (path) => {
  expect(concernOf({ ...pageRequest, url: origin + path }, own)).toBe('page');
});

test.each([
  ['of another tenant', '/sabermais/login'],
  ['of a tenant whose name begins alike', '/aurora-teste/login'],
  ['of the API', '/aurora/api/docs'],
  ['of a stored file', '/aurora/media/x.pdf'],
  ['for an override', '/aurora/?remote=mfe-store@http://localhost:3004'],
])('a request %s is not a page of the tenant', (_, path) => {
  expect(concernOf({ ...pageRequest, url: origin + path }, own)).toBe('none');
});

test('frames, write calls and range requests are not handled', () => {
  expect(concernOf({ ...pageRequest, destination: 'iframe' }, own)).toBe('none');
  expect(concernOf({ ...pageRequest, method: 'POST' }, own)).toBe('none');
  expect(concernOf({ ...file, url: `${origin}/_shell/main.js`, hasRange: true }, own)).toBe('none');
});

test('files of the shell and of remotes at any recorded origin, and the tenant’s pictures, are handled; API calls are not', () => {
  for (const url of [
    `${origin}/_shell/main.js`,
    `${origin}/_remotes/mfe-store/1/a.css`,
    'https://cdn.example/mfe-x/1/a.js',
    `${origin}/media/t1/logo.svg?e=1`,
  ])
    expect(concernOf({ ...file, url }, own)).toBe('file');
  for (const url of [
    `${origin}/aurora/api/users/7`,
    'https://elsewhere.example/a.js',
    `${origin}/media/t1/photo.jpg?e=1`,
  ])
    expect(concernOf({ ...file, url }, own)).toBe('none');
});

test('reserved words of the server are not pages when the host alone identifies the tenant', () => {
  const whole = { ...own, basename: '' };
  expect(concernOf({ ...pageRequest, url: `${origin}/login` }, whole)).toBe('page');
  for (const path of ['/api/docs', '/media/a.pdf', '/health', '/metrics', '/_shell/x'])
    expect(concernOf({ ...pageRequest, url: origin + path }, whole)).toBe('none');
});

test('paths of neighbor tenants are not handled when the host alone identifies the tenant', () => {
  expect(['/aurora', '/Aurora/login', '/aurora/level/7'].map((path) => isOthers(origin + path, ['aurora']))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['/', '/level/aurora', '/aurora-teste/12'].map((path) => isOthers(origin + path, ['aurora']))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isOthers(`${origin}/aurora/login`)).toBe(false);
});
