export const labels = {
  sections: 'Empresa',
  brand: 'Marca',
  modules: 'Módulos',
  terms: 'Termos',
  roles: 'Papéis',
} as const;
