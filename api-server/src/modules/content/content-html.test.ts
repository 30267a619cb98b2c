import { htmlOfMarkdown, localImages, safeHtml } from './content-html.ts';

describe('HTML of content', () => {
  test('scripts, handlers, frames and javascript addresses do not pass', () => {
    const dirty =
      '<p onclick="x()">Oi<script>alert(1)</script><iframe src="https://x"></iframe><a href="javascript:alert(1)">a</a></p>';
    expect(safeHtml(dirty)).toBe('<p>Oi<a target="_blank" rel="noopener noreferrer">a</a></p>');
  });

  test('an image keeps a stored file and an https address, no other', () => {
    expect(safeHtml('<img src="media:t1/ab/c.webp" alt="x" /><img src="data:image/svg+xml,x" />')).toBe(
      '<img src="media:t1/ab/c.webp" alt="x" loading="lazy" /><img loading="lazy" />',
    );
  });

  test('Markdown becomes HTML whose first title is of the second level', () => {
    expect(htmlOfMarkdown('# Vitrine\n\nUm **bom** começo.')).toBe(
      '<h2>Vitrine</h2>\n<p>Um <strong>bom</strong> começo.</p>',
    );
  });

  test('images of the folder are found, outside ones are not', () => {
    expect(localImages('<img src="a/b.webp"><img alt="" src="https://x/y.png"><img src="a/b.webp">')).toEqual([
      'a/b.webp',
    ]);
  });
});
