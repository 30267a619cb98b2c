export const labels = {
  sections: 'Empresa',
  brand: 'Marca',
  modules: 'Módulos',
  terms: 'Termos',
  mails: 'E-mails',
  roles: 'Papéis',
} as const;
