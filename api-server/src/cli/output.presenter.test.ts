import { withoutControls } from './output.presenter.ts';

test('replaces characters that act on a terminal or turn the direction of a text, and keeps tabs and line breaks', () => {
  expect(withoutControls('a\u001b[2Jb\u0007c\u009bd\u202ee\rf')).toBe('a\ufffd[2Jb\ufffdc\ufffdd\ufffde\ufffdf');
  expect(withoutControls('nome\tção\nfim')).toBe('nome\tção\nfim');
});
