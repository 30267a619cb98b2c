import { isCpf } from './cpf.ts';

test.each(['529.982.247-25', '52998224725', '111.444.777-35'])('accepts %s as a CPF', (cpf) => {
  expect(isCpf(cpf)).toBe(true);
});

test.each(['529.982.247-24', '111.111.111-11', '5299822472', '529982247250', '529.98224725', 'abc', ''])(
  'rejects %s',
  (cpf) => {
    expect(isCpf(cpf)).toBe(false);
  },
);
