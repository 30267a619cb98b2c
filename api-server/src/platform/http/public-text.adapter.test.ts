import { PublicTextError, fetchPublicText, publicUrl } from './public-text.adapter.ts';

test('an address on the public internet is accepted', () => {
  expect(publicUrl('https://idp.exemplo.com.br/metadata').host).toBe('idp.exemplo.com.br');
  expect(publicUrl('https://idp.exemplo.com.br:8443/metadata').port).toBe('8443');
});

test.each([
  ['idp.exemplo.com.br', 'completo'],
  ['http://idp.exemplo.com.br', 'https://'],
  ['file:///etc/passwd', 'https://'],
  ['https://ana:segredo@idp.exemplo.com.br', 'usuário'],
  ['https://idp.exemplo.com.br:22', 'porta'],
  ['https://127.0.0.1/x', 'rede interna'],
  ['https://2130706433/x', 'rede interna'],
  ['https://0x7f.1/x', 'rede interna'],
  ['https://[::1]/x', 'rede interna'],
  ['https://[::ffff:10.0.0.1]/x', 'rede interna'],
  ['https://169.254.169.254/latest/meta-data', 'rede interna'],
])('refuses %s before anything is sent', (address, reason) => {
  expect(() => publicUrl(address)).toThrow(PublicTextError);
  expect(() => publicUrl(address)).toThrow(reason);
});

test('a name that resolves to this machine is refused when the connection is made', async () => {
  await expect(fetchPublicText('https://localhost/metadata', { maxBytes: 10 })).rejects.toThrow('rede interna');
});
