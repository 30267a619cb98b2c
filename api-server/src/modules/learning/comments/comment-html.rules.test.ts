import { cleanComment, plainText } from './comment-html.rules.ts';

const html = (text: string) => cleanComment(text).html;

test('allows only b, i, u, a, p and br, and removes scripts and handlers with their content [B5-41]', () => {
  expect(html('<p onclick="x()">Oi <b>todo</b> <i>mundo</i> <u>aqui</u><br></p>')).toBe(
    '<p>Oi <b>todo</b> <i>mundo</i> <u>aqui</u><br /></p>',
  );
  expect(
    html(
      '<h1>Título</h1><strong>forte</strong><img src=x onerror=alert(1)><script>alert(1)</script><svg><script>1</script></svg>',
    ),
  ).toBe('Título<b>forte</b>');
  expect(html('<div>um</div><ul><li>dois</li></ul>')).toBe('<p>um</p><p>dois</p>');
});

test('allows links to the web or to mail only, and opens them in a new tab [B5-42] [B5-43]', () => {
  const link = (href: string, text: string) =>
    `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">${text}</a>`;
  expect(html('<a href="https://exemplo.com.br/?a=1&amp;b=2" target="_self">site</a>')).toBe(
    link('https://exemplo.com.br/?a=1&amp;b=2', 'site'),
  );
  expect(html('<a href="mailto:eu@exemplo.com.br">eu</a> <a href="http://a.b">b</a>')).toBe(
    `${link('mailto:eu@exemplo.com.br', 'eu')} ${link('http://a.b', 'b')}`,
  );
  for (const href of [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'tel:190',
    '//exemplo.com.br',
    'vbscript:x',
  ]) {
    expect(html(`<a href="${href}">clique</a>`)).not.toMatch(/href/);
    expect(html(`<a href="${href}">clique</a>`)).toContain('clique');
  }
});

test.each([
  'Bom dia',
  'um<p>dois</p><p>três <b>forte</b></p>',
  '<b><i><u>os três</u></i></b> e  dois espaços',
  'um<br />dois',
  '<p>1 &lt; 2 &amp; 3</p>',
  '<a href="https://a.com.br" target="_blank" rel="noopener noreferrer nofollow"><b>aqui</b></a>, veja',
])('stores %s, as the editor writes it, unchanged', (text) => {
  expect(html(text)).toBe(text);
});

test('cuts the text at 1000 characters without counting tags and entities, and drops elements that the cut empties [B5-44]', () => {
  const long = html(`<p><b>${'&amp;'.repeat(600)}</b></p><p>${'ç'.repeat(600)}</p><p>fim</p>`);
  expect(plainText(long).replace('\n', '')).toBe('&'.repeat(600) + 'ç'.repeat(400));
  expect(long).not.toContain('<p></p>');
  expect([...plainText(html('👷'.repeat(1200)))]).toHaveLength(1000);
});

test.each([
  '',
  '   ',
  '<p><br></p>',
  '<p>&nbsp;</p><b> </b>',
  '<script>alert(1)</script>',
  '<p>\u200B</p>',
  '<img src="x">',
])('treats %j as empty after stripping [B5-45]', (text) => {
  expect(cleanComment(text)).toEqual({ html: '', words: 0 });
});

test('counts the visible words', () => {
  expect(cleanComment('<p>Bom dia</p><p>a <b>tod</b>os<br>e todas &lt;3</p>').words).toBe(7);
});
