import { pictureLink } from './login-picture.rules.ts';

const app = { landingPage: false, loginImage: '/media/wide.webp', loginImageMobile: '/media/phone.webp' };
const visit = { app, path: '/login', query: {} };

test('a login page preloads its picture, a different one on phones', () => {
  expect(pictureLink(visit)).toBe(
    '</media/wide.webp>; rel=preload; as=image; fetchpriority=high; media="(min-width: 48rem)", </media/phone.webp>; rel=preload; as=image; fetchpriority=high; media="not all and (min-width: 48rem)"',
  );
  expect(pictureLink({ ...visit, path: '/LOGIN/', app: { ...app, loginImageMobile: '' } })).toBe(
    '</media/wide.webp>; rel=preload; as=image; fetchpriority=high',
  );
});

test('other pages, a login behind a landing page, and one without a picture preload nothing', () => {
  expect(pictureLink({ ...visit, path: '/' })).toBeUndefined();
  expect(pictureLink({ ...visit, path: '/login/x' })).toBeUndefined();
  expect(pictureLink({ ...visit, app: { ...app, landingPage: true } })).toBeUndefined();
  expect(pictureLink({ ...visit, app: { ...app, landingPage: true }, query: { fromLP: 'true' } })).toContain(
    '/media/wide.webp',
  );
  expect(pictureLink({ ...visit, app: { ...app, loginImage: '', loginImageMobile: '' } })).toBeUndefined();
});

test('an address cannot add anything to the header', () => {
  expect(
    pictureLink({
      ...visit,
      app: { ...app, loginImage: 'https://x.example/a>; rel=stylesheet, <b.css', loginImageMobile: '' },
    }),
  ).toBe('<https://x.example/a%3E%3B%20rel=stylesheet%2C%20%3Cb.css>; rel=preload; as=image; fetchpriority=high');
});
