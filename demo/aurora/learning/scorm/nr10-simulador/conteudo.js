var LICOES = {
  unica: {
    titulo: 'Simulador NR-10',
    telas: [
      {
        titulo: 'Você chegou à subestação',
        texto:
          '<p>A ordem de serviço pede a troca de uma chave seccionadora na <strong>SE Vila Rica</strong>, em 13,8 kV. A equipe tem três pessoas, o tempo está firme e o centro de operação já foi avisado.</p><p>Antes de tocar em qualquer coisa, decida com a equipe o que pode dar errado. É o que a NR-10 chama de <strong>análise de risco</strong>.</p><p class="nota">Sem análise de risco registrada não há serviço: o direito de recusa é seu.</p>',
      },
      {
        titulo: 'Três riscos que não se veem',
        texto:
          '<svg viewBox="0 0 240 120" role="img" aria-label="Um raio entre dois condutores"><path d="M20 20h60M160 20h60M20 100h60M160 100h60" stroke="currentColor" stroke-width="8" stroke-linecap="round"/><path d="M132 10 92 66h28l-14 46 46-60h-30z" fill="currentColor"/></svg><ul><li><strong>Choque</strong>: a partir de 30 mA o coração pode fibrilar.</li><li><strong>Arco elétrico</strong>: até 20 000 °C no ponto, com projeção de metal fundido.</li><li><strong>Campo eletromagnético</strong>: induz tensão em cabos desligados que correm em paralelo.</li></ul>',
      },
      {
        titulo: 'Os seis passos da desenergização',
        texto:
          '<ol><li>Seccionar.</li><li>Impedir a reenergização.</li><li>Constatar a ausência de tensão.</li><li>Aterrar temporariamente, com os condutores em equipotencial.</li><li>Proteger o que continua energizado na zona controlada.</li><li>Sinalizar.</li></ol><p>A ordem não muda. Um circuito só está <strong>desenergizado</strong> quando os seis foram feitos; antes disso ele está apenas desligado.</p>',
      },
      {
        titulo: 'Na prática: o detector não apitou',
        texto:
          '<p>Você seccionou e bloqueou. O detector de tensão, encostado na fase B, não apita. O colega já prepara o aterramento.</p><p><strong>O que falta?</strong> Testar o detector em um ponto sabidamente energizado, antes e depois da medição. Um detector com a pilha fraca também não apita.</p><p class="nota">Medir, testar o instrumento e medir de novo leva um minuto.</p>',
      },
      {
        titulo: 'Quem pode fazer o quê',
        texto:
          '<ul><li><strong>Qualificado</strong>: concluiu curso específico na área elétrica.</li><li><strong>Habilitado</strong>: qualificado com registro no conselho de classe.</li><li><strong>Capacitado</strong>: treinado, e trabalha sob responsabilidade de um habilitado.</li><li><strong>Autorizado</strong>: qualquer um dos três, com anuência formal da empresa.</li></ul>',
      },
    ],
    perguntas: [
      { texto: 'Qual é o primeiro passo da desenergização?', opcoes: ['Sinalizar', 'Seccionar', 'Aterrar', 'Medir a tensão'], certa: 1, porque: 'Tudo começa por abrir o circuito, de forma visível.' },
      { texto: 'O detector não apitou na fase B. O que fazer?', opcoes: ['Aterrar logo', 'Seguir com o serviço', 'Testar o detector e medir de novo', 'Pedir outro detector amanhã'], certa: 2, porque: 'A ausência de tensão só está constatada com o instrumento testado antes e depois.' },
      { texto: 'Um circuito desligado e bloqueado, sem aterramento, está desenergizado?', opcoes: ['Sim', 'Não'], certa: 1, porque: 'Faltam passos: pode haver tensão induzida ou retorno.' },
      { texto: 'Quem autoriza formalmente uma pessoa a trabalhar em instalações elétricas?', opcoes: ['O colega mais antigo', 'A empresa', 'O fabricante', 'A própria pessoa'], certa: 1, porque: 'A autorização é anuência formal da empresa.' },
      { texto: 'Percebeu risco grave e iminente. A NR-10 lhe dá o direito de…', opcoes: ['interromper a tarefa', 'terminar mais rápido', 'trocar de equipe'], certa: 0, porque: 'É o direito de recusa, que se comunica de imediato ao superior.' },
    ],
  },
};
