export const labels = {
  title: 'Sincronizar agenda',
  text: 'Assine este link no Google Agenda, no Outlook ou no calendário do celular: o que entrar na sua agenda aparece lá também.',
  link: 'Link de assinatura',
  copy: 'Copiar link',
  copied: 'Link copiado.',
  copyFailed: 'Não foi possível copiar. Selecione o link e copie.',
  openApp: 'Abrir no calendário do aparelho',
  secret:
    'Quem tem este link vê a sua agenda, sem login. Se ele foi parar em outras mãos, crie um novo: o anterior deixa de funcionar.',
  renew: 'Criar um novo link',
  renewed: 'Novo link criado. O anterior não funciona mais.',
} as const;
