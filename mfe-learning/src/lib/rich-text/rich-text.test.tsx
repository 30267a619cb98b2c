import { jest } from '@jest/globals';
import { createRef } from 'react';
import type { Ref } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Editor } from '@tiptap/core';
import { fragmentOf, htmlOf, textOf } from './clean-fragment.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import type { RichTextHandle } from './rich-text-editor.tsx';
import type { RichTextValue } from './rich-text-document.ts';
import { linkAddress } from './rich-text.rules.ts';
import { RichText } from './rich-text.tsx';

function open(props: { initialHtml?: string; maxLength?: number; ref?: Ref<RichTextHandle> } = {}): {
  value: () => RichTextValue;
  field: HTMLElement;
} {
  let value: RichTextValue = { html: '', text: '' };
  render(<RichTextEditor label="Mensagem" initialHtml="" {...props} onChange={(next) => (value = next)} />);
  return { value: () => value, field: screen.getByRole('textbox', { name: 'Mensagem' }) };
}

/** Tiptap keeps its editor at the field, for tests. */
const editorOf = (field: HTMLElement) => (field as HTMLElement & { editor: Editor }).editor;
const select = (field: HTMLElement, from: number, to = from) =>
  act(() => void editorOf(field).commands.setTextSelection({ from, to }));

const paste = (field: HTMLElement, data: Record<string, string>) =>
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => data[type] ?? '' } });

/** Returns whether the field accepts the input. */
function accepts(field: HTMLElement, inputType: string, data: string | null): boolean {
  return field.dispatchEvent(new InputEvent('beforeinput', { inputType, data, cancelable: true, bubbles: true }));
}

test('renders only b, i, u, a, p and br and opens links in a new tab [B5-41] [B5-42] [B5-43]', () => {
  const { container } = render(
    <RichText html='<p onclick="x"><b>um</b><i>dois</i><u>três</u><br><a href="https://a.com.br">aqui</a><a href="javascript:x">lá</a></p><h2>Título</h2><script>x</script><img src="x">' />,
  );
  expect(container.innerHTML).toBe(
    '<p><b>um</b><i>dois</i><u>três</u><br><a href="https://a.com.br" target="_blank" rel="noopener noreferrer nofollow">aqui</a>lá</p><p>Título</p>',
  );
});

test('converts the markup of other editors to the allowed tags', () => {
  const fragment = fragmentOf('<div style="color:red"><strong>a</strong><em onclick="x">b</em><span>c</span></div>');
  expect([htmlOf(fragment), textOf(fragment).trim()]).toEqual(['<p><b>a</b><i>b</i>c</p>', 'abc']);
});

test('accepts 500 characters by default; beyond them only deletions and new lines [B5-67]', () => {
  const { field } = open({ initialHtml: 'a'.repeat(499) });
  expect(accepts(field, 'insertText', 'b')).toBe(true);
  expect(accepts(field, 'insertText', 'bb')).toBe(false);
  expect(accepts(field, 'deleteContentBackward', null)).toBe(true);
  expect(accepts(field, 'insertParagraph', null)).toBe(true);
  expect(screen.getByText('499/500')).toBeInTheDocument();
});

test('removes input of an input method or a correction beyond the limit, which the server would cut silently [B5-67]', async () => {
  const { field, value } = open({ initialHtml: 'abc', maxLength: 5 });
  act(() => field.focus());
  const put = (text: string) => {
    const node = field.querySelector('p')?.lastChild as Text;
    node.appendData(text);
    document.getSelection()?.collapse(node, node.length);
  };
  fireEvent.compositionStart(field);
  put('defg');
  await waitFor(() => expect(value().text).toBe('abcdefg'));
  fireEvent.compositionEnd(field);
  await waitFor(() => expect(value().text).toBe('abcde'));
  put('xyz');
  await waitFor(() => expect(field).toHaveTextContent(/^abcde$/));
  expect(value().text).toBe('abcde');
});

test('cleans pasted content and cuts it at the limit', () => {
  const { field, value } = open({ initialHtml: 'abc', maxLength: 10 });
  paste(field, { 'text/html': '<b onclick="x">defgh</b><script>x</script><i>ijklm</i><img src="x">' });
  expect(value()).toEqual({ html: 'abc<b>defgh</b><i>ij</i>', text: 'abcdefghij' });
  paste(field, { 'text/plain': 'nada' });
  expect(value().text).toBe('abcdefghij');
});

test('pastes without a format that was just switched off', () => {
  const { field, value } = open({ initialHtml: 'a <b>forte</b>' });
  const bold = () => act(() => void editorOf(field).commands.toggleMark('bold'));
  select(field, 8);
  bold();
  paste(field, { 'text/plain': ' leve' });
  expect(value().html).toBe('a <b>forte</b> leve');
  select(field, 5);
  bold();
  paste(field, { 'text/plain': '-' });
  expect(value().html).toBe('a <b>fo</b>-<b>rte</b> leve');
  select(field, 5);
  paste(field, { 'text/plain': 'i' });
  expect(value().html).toBe('a <b>foi</b>-<b>rte</b> leve');
});

test.each([
  'Bom dia',
  '<p>Bom dia</p>',
  'um<p>dois</p>',
  '<p>um</p>dois',
  '<p>um</p><p><br></p><p>três</p>',
  'um<br>dois <b>forte</b> <b><i>os dois</i></b> <u>risco</u>',
  '<p>veja <a href="https://a.com.br">aqui</a>, ou <a href="mailto:a@b.c">escreva</a></p>',
  'dois  espaços\numa linha',
  '1 &lt; 2 &amp; 3',
])('opens the stored text %s and returns it unchanged', (initialHtml) => {
  expect(open({ initialHtml }).value().html).toBe(initialHtml);
});

test('opens stored HTML without what is not allowed in a comment [B5-41] [B5-42]', () => {
  const { field, value } = open({
    initialHtml:
      '<h2 onclick="x">Título</h2><script>x</script><img src="x" onerror="x"><a href="javascript:x">lá</a> <strong>a</strong>',
  });
  expect(value().html).toBe('<p>Título</p>lá <b>a</b>');
  expect(field.querySelector('script, img:not(.ProseMirror-separator), a, [onclick]')).toBeNull();
});

test('returns a line as text without an element, and further lines as paragraphs', async () => {
  const { field, value } = open();
  const run = (command: (editor: Editor) => unknown) => act(() => void command(editorOf(field)));
  paste(field, { 'text/plain': 'um' });
  expect(value()).toEqual({ html: 'um', text: 'um' });
  run((editor) => editor.commands.splitBlock());
  run((editor) => editor.commands.splitBlock());
  paste(field, { 'text/plain': 'dois' });
  expect(value()).toEqual({ html: 'um<p><br></p><p>dois</p>', text: 'um\n\n\n\ndois' });
});

test('applies bold, italic and underline with buttons and with keys, and undoes them', async () => {
  const { field, value } = open({ initialHtml: 'abc' });
  select(field, 1, 4);
  await userEvent.click(screen.getByRole('button', { name: 'Negrito' }));
  expect(value().html).toBe('<b>abc</b>');
  expect(screen.getByRole('button', { name: 'Negrito', pressed: true })).toBeInTheDocument();
  const press = (key: string) => fireEvent.keyDown(field, { key, ctrlKey: true });
  press('i');
  press('u');
  expect(value().html).toBe('<b><i><u>abc</u></i></b>');
  for (const key of ['z', 'z', 'z']) press(key);
  expect(value().html).toBe('abc');
  expect(screen.getByRole('button', { name: 'Negrito', pressed: false })).toBeInTheDocument();
});

test('empties the field without HTML, and undoing does not bring the sent text back', () => {
  const ref = createRef<RichTextHandle>();
  const { field, value } = open({ initialHtml: '<p>um</p><p>dois</p>', ref });
  select(field, 1, 4);
  paste(field, { 'text/plain': 'três' });
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  act(() => ref.current?.clear());
  expect(value()).toEqual({ html: '', text: '' });
  fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
  expect(value().text).toBe('');
  expect(parse).not.toHaveBeenCalled();
});

test('keeps bold, italic, underline, links and lines of a text pasted from Word', () => {
  const { field, value } = open();
  paste(field, {
    'text/html': `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm;} --></style><!--[if gte mso 9]><xml><o:OfficeDocumentSettings/></xml><![endif]--></head>
<body lang=PT-BR style='tab-interval:35.4pt'><!--StartFragment-->
<h1>Relatório<o:p></o:p></h1>
<p class=MsoNormal style='margin:0'>Texto em <b style='mso-bidi-font-weight:normal'>negrito</b>, <i>itálico</i>
e <u>sublinhado</u>.<o:p></o:p></p>
<p class=MsoListParagraph><span style='font-family:Symbol'>·</span><a href="https://a.com.br/"><span style='color:#0563C1'>sítio</span></a> <a href="javascript:alert(1)">mau</a></p>
<!--EndFragment--></body></html>`,
  });
  expect(value().html).toBe(
    'Relatório<p>Texto em <b>negrito</b>, <i>itálico</i> e <u>sublinhado</u>.</p><p>·<a href="https://a.com.br/">sítio</a> mau</p>',
  );
});

test('reads the formats that pages and Google Docs write as styles', () => {
  const { field, value } = open();
  paste(field, {
    'text/html':
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">forte</span><span style="font-weight:400"> leve </span><span style="font-style:italic">inclinado</span></p></b>',
  });
  expect(value().html).toBe('<b>forte</b> leve <i>inclinado</i>');
});

test('inserts pasted paragraphs at the caret and keeps the spaces around pasted words', () => {
  const { field, value } = open({ initialHtml: 'início fim' });
  select(field, 7);
  paste(field, { 'text/html': '\r\n <em>e meio</em> e' });
  expect(value().html).toBe('início <i>e meio</i> e fim');
  paste(field, { 'text/html': '<p>um</p>\n<p>dois</p>' });
  expect(value().html).toBe('início <i>e meio</i> eum<p>dois fim</p>');
  paste(field, { 'text/plain': 'a\r\nb' });
  expect(value().html).toBe('início <i>e meio</i> eum<p>doisa<br>b fim</p>');
});

test('accepts an address with http(s):// or www, otherwise shows ‘Formato de url inválido’ [B5-68]', async () => {
  expect(['https://a.com', 'http://a.com/b', 'www.a.com', ' https://a.com '].map(linkAddress)).toEqual([
    'https://a.com',
    'http://a.com/b',
    'https://www.a.com',
    'https://a.com',
  ]);
  expect(['a.com', 'javascript:x', 'ftp://a.com', 'https://', 'https://a b', ''].map(linkAddress)).toEqual(
    Array(6).fill(undefined),
  );
  const { value } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Inserir link' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Endereço/ }), 'exemplo.com.br');
  await userEvent.click(screen.getByRole('button', { name: 'Inserir' }));
  expect(screen.getByText('Formato de url inválido')).toBeInTheDocument();
  expect(value().html).toBe('');
});

test('uses the address as the text of a link without one [B5-69]', async () => {
  const { value } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Inserir link' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Endereço/ }), 'www.exemplo.com.br{Enter}');
  expect(value().html).toBe('<a href="https://www.exemplo.com.br">www.exemplo.com.br</a>');
  await userEvent.click(screen.getByRole('button', { name: 'Inserir link' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Endereço/ }), 'https://b.com.br');
  await userEvent.type(screen.getByRole('textbox', { name: /Texto do link/ }), 'guia');
  await userEvent.click(screen.getByRole('button', { name: 'Inserir' }));
  expect(value().html).toContain('<a href="https://b.com.br">guia</a>');
});
