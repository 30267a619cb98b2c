import { htmlOfMarkdown, localImages, safeHtml } from './content-html.rules.ts';

describe('HTML of content', () => {
  test('removes scripts, handlers, frames and javascript addresses', () => {
    const dirty =
      '<p onclick="x()">Oi<script>alert(1)</script><iframe src="https://x"></iframe><a href="javascript:alert(1)">a</a></p>';
    expect(safeHtml(dirty)).toBe('<p>Oi<a target="_blank" rel="noopener noreferrer">a</a></p>');
  });

  test('an image is allowed for a stored file or an https address only', () => {
    expect(safeHtml('<img src="media:t1/ab/c.webp" alt="x" /><img src="data:image/svg+xml,x" />')).toBe(
      '<img src="media:t1/ab/c.webp" alt="x" loading="lazy" /><img loading="lazy" />',
    );
  });

  test('Markdown becomes HTML whose first title is a second-level heading', () => {
    expect(htmlOfMarkdown('# Vitrine\n\nUm **bom** começo.')).toBe(
      '<h2>Vitrine</h2>\n<p>Um <strong>bom</strong> começo.</p>',
    );
  });

  test('lists images of the folder and skips external ones', () => {
    expect(localImages('<img src="a/b.webp"><img alt="" src="https://x/y.png"><img src="a/b.webp">')).toEqual([
      'a/b.webp',
    ]);
  });
});
