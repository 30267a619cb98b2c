import { shownPerson } from './shown-person.rules.ts';

const origin = 'https://portal.example';
const person = (query: string) => shownPerson(new URLSearchParams(query), origin);

test('returns name, e-mail and photo from the address [A2r-21]', () => {
  expect(person('nome=Bruno%20Tavares&email=bruno@rede.com.br&photo=/sabermais/media/t2/ab/x.jpg?e=1%26s=a')).toEqual({
    name: 'Bruno Tavares',
    email: 'bruno@rede.com.br',
    photo: '/sabermais/media/t2/ab/x.jpg?e=1&s=a',
  });
});

test.each([
  'https://evil.example/media/x.jpg',
  '//evil.example/media/x.jpg',
  '/\\evil.example/media/x',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '/sabermais/api/media/x',
  '/media/../api/logout',
])('ignores a photo at %s', (photo) => expect(person(`nome=A&photo=${encodeURIComponent(photo)}`)?.photo).toBe(''));

test.each(['bruno', 'bruno@', 'a@b.c?bcc=x@y.z', '<b>@x.y', 'a b@c.d'])('ignores %s as an e-mail', (email) =>
  expect(person(`nome=A&email=${encodeURIComponent(email)}`)?.email).toBe(''),
);

test('returns no person without a name', () =>
  expect([person('email=a@b.c'), person('nome=%20')]).toEqual([undefined, undefined]));
