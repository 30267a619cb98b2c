var LICOES = {
  planejar: {
    titulo: 'Planejar antes de subir',
    telas: [
      { titulo: 'Dá para não subir?', texto: '<p>Trabalho em altura é toda atividade acima de <strong>2 metros</strong> do nível inferior, onde haja risco de queda. A primeira pergunta é sempre a mesma: dá para fazer do chão?</p><ul><li>Uma vara de manobra resolve?</li><li>A peça pode ser trocada embaixo?</li></ul>' },
      { titulo: 'A permissão de trabalho', texto: '<p>A permissão diz quem sobe, por onde, com o quê e até quando. Ela vale para <strong>um turno</strong> e é encerrada por quem a abriu.</p><p class="nota">Mudou o vento, a equipe ou a tarefa? A permissão é outra.</p>' },
    ],
    fecho: 'Com o plano pronto, as lições de ancoragem e de resgate estão liberadas.',
  },
  ancorar: {
    titulo: 'Ancorar e conferir o equipamento',
    telas: [
      { titulo: 'Onde prender', texto: '<p>O ponto de ancoragem aguenta, no mínimo, <strong>15 kN</strong>, fica acima da cabeça sempre que possível e foi escolhido por quem é habilitado.</p>' },
      { titulo: 'Cinturão: de cima a baixo', texto: '<ol><li>Fitas sem corte, queimadura ou costura solta.</li><li>Argolas sem trinca nem ferrugem.</li><li>Fivelas que travam com um estalo.</li><li>Etiqueta legível e dentro da validade.</li></ol><p class="nota">Segurou uma queda? Vai para o descarte, mesmo que pareça inteiro.</p>' },
    ],
    fecho: 'Equipamento conferido é o que você conferiu, hoje.',
  },
  resgatar: {
    titulo: 'Resgatar um colega',
    telas: [
      { titulo: 'Os primeiros minutos', texto: '<p>Quem fica suspenso pelo cinturão, imóvel, corre risco em <strong>poucos minutos</strong>: o sangue se acumula nas pernas. O resgate começa na hora, com quem está no local.</p>' },
      { titulo: 'O plano de resgate', texto: '<ul><li>Quem desce a pessoa, e com que equipamento.</li><li>Quem chama o socorro, por que canal.</li><li>Por onde a ambulância chega.</li></ul>' },
    ],
    fecho: 'Todo serviço em altura tem um plano de resgate antes de começar.',
  },
  verificar: {
    titulo: 'Verificação final',
    telas: [{ titulo: 'Pronto para subir?', texto: '<p>Três perguntas sobre o que você viu nas lições. Dá para voltar a elas quando quiser.</p>' }],
    perguntas: [
      { texto: 'A partir de que altura a NR-35 se aplica?', opcoes: ['1 metro', '2 metros', '3 metros'], certa: 1, porque: 'Acima de 2 metros do nível inferior, com risco de queda.' },
      { texto: 'O cinturão segurou uma queda e parece inteiro. O que fazer?', opcoes: ['Usar com cuidado', 'Lavar e guardar', 'Descartar'], certa: 2, porque: 'As fitas absorveram o impacto e não voltam ao que eram.' },
      { texto: 'Quando o resgate é planejado?', opcoes: ['Antes do serviço', 'Quando alguém cai', 'Uma vez por ano'], certa: 0, porque: 'Os primeiros minutos decidem.' },
    ],
  },
};
