/** Returns the text of the file that explains an exported folder to whoever opens it. */
export function exportReadme(name: string): string {
  return `# ${name}

Esta pasta foi escrita por \`azulejo tenant export\`. \`azulejo tenant import\` a lê: na mesma empresa, nada muda; numa
instalação nova, cria a empresa com o que está aqui. As chaves (\`key\`, \`code\`) ligam um arquivo ao outro e não mudam.

Há dados de pessoas em \`people.yaml\` (nome, CPF, e-mail, telefone). Guarde a pasta como guarda o banco de dados.

## O que a pasta tem

Configurações, aparência, termos de uso, plano, pessoas e seus termos de responsabilidade, avisos, seções e conteúdos
com seus arquivos, salas de chat, bibliotecas de mídia, página inicial, catálogos, treinamentos, turmas, avaliações,
certificados, pontos, campanhas, insígnias, agenda, lista de preços e produtos da loja.

## O que a pasta não tem

- Senhas, segundos fatores, sessões e acessos. Numa empresa nova, cada pessoa define a senha por link ou entra pelo SSO.
- Aceites de termos: numa empresa nova, todos aceitam de novo.
- Matrículas, progresso, tentativas, respostas, notas, presenças e certificados emitidos.
- Solicitações, listas de espera, avaliações de impacto e cursos externos.
- Pontos conquistados, insígnias conquistadas e posições em campanhas.
- Mensagens, comentários, conversas do chat, notas pessoais, votos, visitas e arquivos que pessoas enviaram, também fotos.
- Pedidos, compras e estornos da loja; pedidos de plano.
- Papéis e grupos da administração, regras de matrícula, comunicados, textos de e-mails, filtros salvos e o registro de
  alterações.
- Regras de tentativa, janelas e endereços liberados de pacotes SCORM; o progresso dentro deles.
- Pessoas cujos dados foram apagados.

Para tudo isso, use a cópia de segurança da instalação (\`azulejo backup\`).
`;
}
