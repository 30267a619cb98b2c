export const labels = {
  title: 'Alterar senha',
  current: 'Senha atual',
  next: 'Nova Senha',
  confirmation: 'Confirme a nova senha',
  save: 'Salvar senha',
  cancel: 'Cancelar',
  /** B5-51 dictates it; other forms write 'obrigatória'. */
  newMissing: 'Nova senha obrigatório',
  currentMissing: 'Senha atual obrigatório',
  currentWrong: 'Senha atual incorreta',
  done: 'Senha alterada com sucesso!',
  doneHelp: 'Este dispositivo continua conectado. Os outros foram desconectados e precisam entrar com a nova senha.',
  close: 'Concluir',
} as const;
