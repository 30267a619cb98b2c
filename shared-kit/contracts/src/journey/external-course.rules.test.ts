import { EVIDENCE_MAX_SIZE, evidenceFault, evidenceName, isExternalCoursePeriod } from './external-course.rules.ts';

test.each([
  ['certificado.pdf', 'certificado.pdf'],
  ['Certificado NR-10 (João) 2026.PDF', 'CertificadoNR_10Joao2026.pdf'],
  ['foto – frente.v2.jpeg', 'foto_frentev2.jpeg'],
  ['../../etc/passwd.png', 'passwd.png'],
  ['C:\\Users\\diego\\a b.jpg', 'ab.jpg'],
  ['relatorio\u202Egpj.pdf', 'relatoriogpj.pdf'],
  ['  证书.pdf', 'comprovante.pdf'],
  ['sem ponto', 'semponto'],
])('stores %s as %s [B5-40]', (name, stored) => {
  expect(evidenceName(name)).toBe(stored);
});

test('shortens a name of any length', () => {
  expect(evidenceName(`${'a'.repeat(400)}.pdf`)).toBe(`${'a'.repeat(80)}.pdf`);
});

test.each(['a.pdf', 'a.jpg', 'a.JPEG', 'a.png '])('accepts %s as evidence [B5-38]', (name) => {
  expect(evidenceFault({ name, size: 10 })).toBeUndefined();
});

test.each(['a.docx', 'a.pdf.exe', 'a.svg', 'pdf', '.htaccess', 'a.gif'])('rejects %s as evidence [B5-38]', (name) => {
  expect(evidenceFault({ name, size: 10 })).toBe('Apenas arquivos PDF, JPG ou PNG são permitidos.');
});

test('limits evidence to 5242880 bytes [B5-39]', () => {
  expect(EVIDENCE_MAX_SIZE).toBe(5_242_880);
  expect(evidenceFault({ name: 'a.pdf', size: 5_242_880 })).toBeUndefined();
  expect(evidenceFault({ name: 'a.pdf', size: 5_242_881 })).toBe('O arquivo deve ter no máximo 5MB.');
});

test.each([
  ['2026-11-20', '2026-11-22', true],
  ['2026-11-22', '2026-11-22', true],
  ['2026-11-21', '2026-11-20', false],
  ['2026-11-20', '2026-11-23', false],
])('validates the period from %s to %s on the 22nd: %s [B5-35]', (startDate, finishDate, isGood) => {
  expect(isExternalCoursePeriod({ startDate, finishDate }, '2026-11-22')).toBe(isGood);
});
