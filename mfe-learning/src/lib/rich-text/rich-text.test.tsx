import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fragmentOf, htmlOf, textOf } from './clean-fragment.ts';
import { RichTextEditor } from './rich-text-editor.tsx';
import type { RichTextValue } from './rich-text-editor.tsx';
import { linkAddress } from './rich-text.rules.ts';
import { RichText } from './rich-text.tsx';

// jsdom does not implement the browser's formatting commands.
beforeAll(() => {
  Object.assign(document, { execCommand: () => true, queryCommandState: () => false });
});

function open(props: { initialHtml?: string; maxLength?: number } = {}): {
  value: () => RichTextValue;
  field: HTMLElement;
} {
  let value: RichTextValue = { html: '', text: '' };
  render(<RichTextEditor label="Mensagem" initialHtml="" {...props} onChange={(next) => (value = next)} />);
  return { value: () => value, field: screen.getByRole('textbox', { name: 'Mensagem' }) };
}

const paste = (field: HTMLElement, data: Record<string, string>) =>
  fireEvent.paste(field, { clipboardData: { getData: (type: string) => data[type] ?? '' } });

/** Returns whether the field accepts the input. */
function takes(field: HTMLElement, inputType: string, data: string | null): boolean {
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
  expect(takes(field, 'insertText', 'b')).toBe(true);
  expect(takes(field, 'insertText', 'bb')).toBe(false);
  expect(takes(field, 'deleteContentBackward', null)).toBe(true);
  expect(takes(field, 'insertParagraph', null)).toBe(true);
  expect(screen.getByText('499/500')).toBeInTheDocument();
});

test('removes input of an input method or a correction beyond the limit, which the server would cut silently [B5-67]', () => {
  const { field, value } = open({ initialHtml: 'abc', maxLength: 5 });
  const backspace = jest.spyOn(document, 'execCommand').mockImplementation(() => {
    field.textContent = field.textContent.slice(0, -1);
    return true;
  });
  const put = (text: string, more: InputEventInit) => {
    field.append(text);
    fireEvent(field, new InputEvent('input', { bubbles: true, ...more }));
  };
  put('defg', { inputType: 'insertCompositionText', isComposing: true });
  expect(value().text).toBe('abcdefg');
  fireEvent.compositionEnd(field);
  expect(value().text).toBe('abcde');
  put('xyz', { inputType: 'insertReplacementText' });
  expect(value().text).toBe('abcde');
  backspace.mockRestore();
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
  const caretAt = (node: Node | null | undefined, offset: number) =>
    node && document.getSelection()?.collapse(node, offset);
  caretAt(field.querySelector('b')?.firstChild, 5);
  paste(field, { 'text/plain': ' leve' });
  expect(value().html).toBe('a <b>forte</b> leve');
  caretAt(field.querySelector('b')?.firstChild, 2);
  paste(field, { 'text/plain': '-' });
  expect(value().html).toBe('a <b>fo</b>-<b>rte</b> leve');
  const stillBold = jest.spyOn(document, 'queryCommandState').mockReturnValue(true);
  caretAt(field.querySelector('b')?.firstChild, 2);
  paste(field, { 'text/plain': 'i' });
  expect(value().html).toBe('a <b>foi</b>-<b>rte</b> leve');
  stillBold.mockRestore();
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
