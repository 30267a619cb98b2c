export const labels = {
  title: 'Endereço da sua empresa',
  heading: (company: string): string => `${company} tem um endereço próprio`,
  text: 'Você entrou por outro endereço. Está tudo certo: pode continuar por aqui. Da próxima vez, entre por este:',
  keep: 'Guarde este endereço nos favoritos do navegador ou na tela de início do celular.',
  copy: 'Copiar endereço',
  copied: 'Endereço copiado!',
  notCopied: 'O navegador não deixou copiar. Selecione o endereço e copie.',
  understood: 'Entendi',
  leave: 'Sair',
  notSaved: 'Não foi possível continuar. Tente novamente.',
} as const;
