import { mailHtml } from './mail-html.rules.ts';

test('escapes the company, the subject and the text, and links web addresses only', () => {
  const html = mailHtml(
    { subject: '</title><script>', text: 'Olá, <b>"Ana"</b>.\nhttps://a.b/?x=1&y="2\n\njavascript:alert(1)' },
    { company: '<Aurora>', color: '#2A1E9A' },
  );
  expect(html).not.toMatch(/<script|<b>|<Aurora>|href="javascript/);
  expect(html).toContain('<a href="https://a.b/?x=1&#38;y=">https://a.b/?x=1&#38;y=</a>&#34;2');
  expect(html).toContain('border-top:4px solid #2A1E9A');
});

test('takes only a colour for the line', () => {
  const html = mailHtml({ subject: 's', text: 't' }, { company: 'c', color: 'red"><script>' });
  expect(html).toContain('solid #555555');
});
