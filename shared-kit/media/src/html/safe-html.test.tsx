import { render } from '@testing-library/react';
import { SafeHtml } from './safe-html.tsx';

const shown = (html: string) => render(<SafeHtml html={html} />).container.innerHTML;

test("renders an editor's HTML as written", () => {
  expect(shown('<h2>Título</h2><p>Um <strong>forte</strong> e <em>leve</em>.</p><ul><li>a</li></ul>')).toBe(
    '<h2>Título</h2><p>Um <strong>forte</strong> e <em>leve</em>.</p><ul><li>a</li></ul>',
  );
});

test.each([
  ['<script>alert(1)</script>', ''],
  ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
  ['<iframe src="https://x.example"></iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<math><mtext><img src=x onerror=alert(1)></mtext></math>', ''],
  ['<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['<img src="x" onerror="alert(1)">', '<img loading="lazy" decoding="async" alt="" src="x">'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href=" java\nscript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', '<img loading="lazy" decoding="async" alt="">'],
  ['<p style="position:fixed;inset:0">a</p>', '<p>a</p>'],
  ['<form action="/x"><input name="a"></form>', ''],
  ['<section><p>a</p></section>', '<p>a</p>'],
  ['<p><template><b>x</b></template>a</p>', '<p>a</p>'],
])('renders %s as %s', (html, clean) => {
  expect(shown(html)).toBe(clean);
});

test('keeps only the text alignment of inline styles', () => {
  expect(shown('<p style="text-align:center;color:red">a</p>')).toBe('<p style="text-align: center;">a</p>');
});

test('opens links to other sites in a new tab, and links of the portal in the same one', () => {
  expect(shown('<a href="https://x.example/">fora</a>')).toBe(
    '<a href="https://x.example/" target="_blank" rel="noopener noreferrer">fora</a>',
  );
  expect(shown('<a href="/content/1">dentro</a>')).toBe('<a href="/content/1">dentro</a>');
});

test('keeps text that looks like markup as text', () => {
  expect(shown('<p>a &lt;b&gt; onclick = x</p>')).toBe('<p>a &lt;b&gt; onclick = x</p>');
});
