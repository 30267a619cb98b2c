import { termsBlocks, termsHtml, termsText } from './terms-text.rules.ts';

test('divides a text into headings, paragraphs and lists', () => {
  expect(termsBlocks('# Uso\n\nLinha um\nlinha dois\n- um\n- dois\n\n- outra\nfim')).toEqual([
    { kind: 'heading', text: 'Uso' },
    { kind: 'paragraph', lines: ['Linha um', 'linha dois'] },
    { kind: 'list', items: ['um', 'dois'] },
    { kind: 'list', items: ['outra'] },
    { kind: 'paragraph', lines: ['fim'] },
  ]);
});

test('no character of a text becomes markup', () => {
  expect(termsHtml('# <b>A & B</b>\n\n<script>alert("1")</script>')).toBe(
    '<h2>&lt;b&gt;A &amp; B&lt;/b&gt;</h2>\n<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</p>',
  );
});

test('returns the text that its HTML was made from', () => {
  const text = '# Uso <1>\n\nLinha um\nlinha "dois"\n\n- um & meio\n- dois\n\nfim';
  expect(termsText(termsHtml(text))).toBe(text);
});

test('returns HTML of a file as a text to edit', () => {
  expect(
    termsText('<h1>Termos</h1><p>Use <strong>bem</strong>.<br>Sempre.</p>\n<ol><li>um</li><li>dois</li></ol>'),
  ).toBe('# Termos\n\nUse bem.\nSempre.\n\n- um\n- dois');
});
