import { afterRedirect, afterVisit, isRecorded, noHistory, pageAfterLogin } from './navigation-history.rules.ts';

const ana = 1;
const bruno = 2;

const visited = (paths: readonly string[], idUser = ana) =>
  paths.reduce((history, path) => afterVisit(history, path, idUser), noHistory);

describe('navigation history', () => {
  test('saves the pages in order, with the current and the previous one [A3-30]', () => {
    expect(visited(['/', '/lojinha', '/lms/7/12/3/1'])).toEqual({
      idUser: ana,
      history: ['/', '/lojinha', '/lms/7/12/3/1'],
      redirectedFrom: undefined,
      isfluidNavigation: true,
      lastPage: '/lojinha',
      currentPage: '/lms/7/12/3/1',
    });
  });

  test('leaves out login and landing page, in any case and with any query [A4l-16]', () => {
    const history = visited(['/', '/Login?fromLP=true', '/landing-page', '/lojinha']);
    expect(history.history).toEqual(['/', '/lojinha']);
    expect(history.lastPage).toBe('/');
  });

  test('never saves an address with a one-time token', () => {
    expect(isRecorded('/reset-password?token=abc')).toBe(false);
    expect(afterRedirect(noHistory, '/reset-password?token=abc')).toBe(noHistory);
  });

  test('counts a page that is shown again only once', () => {
    expect(visited(['/', '/lojinha', '/lojinha']).history).toEqual(['/', '/lojinha']);
  });

  test('saves the newest 50 pages', () => {
    const history = visited(Array.from({ length: 60 }, (_, page) => `/content/${page}`));
    expect(history.history).toHaveLength(50);
    expect(history.history[0]).toBe('/content/10');
  });

  test('returns the last visited page after a login, or home without one [A4l-04]', () => {
    expect(pageAfterLogin(noHistory, ana)).toBe('/');
    expect(pageAfterLogin(visited(['/', '/level/7']), ana)).toBe('/level/7');
  });

  test('returns the page that was requested before the login', () => {
    const history = afterRedirect(visited(['/', '/level/7']), '/content/3?idSection=9');
    expect(pageAfterLogin(history, ana)).toBe('/content/3?idSection=9');
    expect(pageAfterLogin(history, bruno)).toBe('/content/3?idSection=9');
    expect(afterVisit(history, '/content/3?idSection=9', ana).redirectedFrom).toBeUndefined();
  });

  test('returns the page on which a session ended, only to the same person', () => {
    const history = afterRedirect(visited(['/', '/level/7']), '/level/7');
    expect(pageAfterLogin(history, ana)).toBe('/level/7');
    expect(pageAfterLogin(history, bruno)).toBe('/');
  });

  test('never returns a page of another person', () => {
    const history = visited(['/', '/level/7']);
    expect(pageAfterLogin(history, bruno)).toBe('/');
    expect(afterVisit(history, '/', bruno).history).toEqual(['/']);
  });
});
