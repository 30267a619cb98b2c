export const labels = {
  sections: 'Empresa',
  brand: 'Marca',
  modules: 'Módulos',
  texts: 'Textos',
  terms: 'Termos',
  mails: 'E-mails',
  sso: 'Login único',
  domains: 'Domínios',
  plan: 'Plano',
  companyExport: 'Exportar',
  roles: 'Papéis',
} as const;
