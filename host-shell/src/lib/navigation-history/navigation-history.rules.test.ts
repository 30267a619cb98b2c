import { afterRedirect, afterVisit, isRecorded, noHistory, pageAfterLogin } from './navigation-history.rules.ts';

const ana = 1;
const bruno = 2;

const visited = (paths: readonly string[], idUser = ana) =>
  paths.reduce((history, path) => afterVisit(history, path, idUser), noHistory);

describe('navigation history', () => {
  test('keeps the pages in order, the current one and the one before [A3-30]', () => {
    expect(visited(['/', '/lojinha', '/lms/7/12/3/1'])).toEqual({
      idUser: ana,
      history: ['/', '/lojinha', '/lms/7/12/3/1'],
      redirectedFrom: undefined,
      isfluidNavigation: true,
      lastPage: '/lojinha',
      currentPage: '/lms/7/12/3/1',
    });
  });

  test('leaves out login and landing page, whatever their case and query [A4l-16]', () => {
    const history = visited(['/', '/Login?fromLP=true', '/landing-page', '/lojinha']);
    expect(history.history).toEqual(['/', '/lojinha']);
    expect(history.lastPage).toBe('/');
  });

  test('never remembers an address that carries a one-time token', () => {
    expect(isRecorded('/reset-password?token=abc')).toBe(false);
    expect(afterRedirect(noHistory, '/reset-password?token=abc')).toBe(noHistory);
  });

  test('a page shown again does not count twice', () => {
    expect(visited(['/', '/lojinha', '/lojinha']).history).toEqual(['/', '/lojinha']);
  });

  test('keeps the newest 50 pages', () => {
    const history = visited(Array.from({ length: 60 }, (_, page) => `/content/${page}`));
    expect(history.history).toHaveLength(50);
    expect(history.history[0]).toBe('/content/10');
  });

  test('login leads to the last visited page, or home where there is none [A4l-04]', () => {
    expect(pageAfterLogin(noHistory, ana)).toBe('/');
    expect(pageAfterLogin(visited(['/', '/level/7']), ana)).toBe('/level/7');
  });

  test('login leads to the page that was asked for before it', () => {
    const history = afterRedirect(visited(['/', '/level/7']), '/content/3?idSection=9');
    expect(pageAfterLogin(history, ana)).toBe('/content/3?idSection=9');
    expect(pageAfterLogin(history, bruno)).toBe('/content/3?idSection=9');
    expect(afterVisit(history, '/content/3?idSection=9', ana).redirectedFrom).toBeUndefined();
  });

  test('a session that ends on a page leads back to it, and only its own person', () => {
    const history = afterRedirect(visited(['/', '/level/7']), '/level/7');
    expect(pageAfterLogin(history, ana)).toBe('/level/7');
    expect(pageAfterLogin(history, bruno)).toBe('/');
  });

  test('nobody is led to where somebody else was', () => {
    const history = visited(['/', '/level/7']);
    expect(pageAfterLogin(history, bruno)).toBe('/');
    expect(afterVisit(history, '/', bruno).history).toEqual(['/']);
  });
});
