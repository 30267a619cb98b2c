export const labels = {
  heading: 'Crie sua senha',
  password: 'Nova senha',
  confirmation: 'Confirme a nova senha',
  save: 'Salvar senha',
  done: 'Senha alterada com sucesso!',
  doneHelp: 'Use a nova senha para entrar.',
  logIn: 'Fazer login',
  over: 'Este link não vale mais',
  incomplete: 'Este endereço está incompleto. Abra novamente o link do e-mail.',
} as const;
