import { isShared, sharedAddress, whatsAppAddress } from './share.rules.ts';

const video = {
  idContentItem: 41,
  idContentType: 2,
  title: 'Aula',
  contentLocation: '/media/aula.mp4',
  shareable: true,
};

test.each([
  ['a video', {}, true],
  ['a page', { idContentType: 5, contentLocation: 'https://www.gov.br/anpd' }, false],
  ['an address of YouTube', { idContentType: 7, contentLocation: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' }, true],
  ['a short address of YouTube', { idContentType: 27, contentLocation: 'https://youtu.be/dQw4w9WgXcQ' }, true],
  [
    'an address that only looks like it',
    { idContentType: 27, contentLocation: 'https://youtube.com.exemplo.org/watch' },
    false,
  ],
  ['a video whose owner does not allow it', { shareable: false }, false],
])('decides whether %s can be shared [B4.3-25]', (_, fields, expected) => {
  expect(isShared({ ...video, ...fields })).toBe(expected);
});

test('shares the address of the video site, or the page of the portal for its own videos', () => {
  expect(sharedAddress(video, 'https://portal.test/aurora/')).toBe('https://portal.test/aurora/contentNode/41');
  expect(sharedAddress({ ...video, contentLocation: 'https://youtu.be/dQw4w9WgXcQ' }, 'https://portal.test')).toBe(
    'https://youtu.be/dQw4w9WgXcQ',
  );
});

test('passes title and address to WhatsApp [B2.7-05]', () => {
  expect(whatsAppAddress('Água & luz', 'https://portal.test/contentNode/41')).toBe(
    'https://wa.me/?text=%C3%81gua%20%26%20luz%0Ahttps%3A%2F%2Fportal.test%2FcontentNode%2F41',
  );
});
