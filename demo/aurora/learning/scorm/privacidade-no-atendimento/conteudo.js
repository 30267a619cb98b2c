var LICOES = {
  dados: {
    titulo: 'Que dados pedimos, e por quê',
    telas: [
      { titulo: 'Só o necessário', texto: '<p>Para ligar a luz de uma casa a Aurora precisa do nome, do CPF, do endereço e de um contato. <strong>Estado civil, religião e renda não</strong>: se o formulário antigo pede, deixe em branco.</p>' },
      { titulo: 'De quem é o dado', texto: '<p>O dado é do cliente; a empresa só cuida dele. Por isso ele pode perguntar o que guardamos, corrigir o que está errado e pedir que apaguemos o que não é mais preciso.</p><p class="nota">Pedidos assim vão para a encarregada de dados, em até um dia.</p>' },
    ],
    fecho: 'Na próxima lição, três situações que acontecem toda semana no balcão.',
  },
  situacoes: {
    titulo: 'Três situações de balcão',
    telas: [{ titulo: 'O que você faria?', texto: '<p>Leia cada situação como se o cliente estivesse à sua frente e escolha a resposta que daria.</p>' }],
    perguntas: [
      { texto: 'Um homem pede a segunda via da conta da ex-esposa. Você…', opcoes: ['imprime, se ele souber o CPF', 'explica que só a titular, ou quem ela autorizar, pode pedir', 'manda por e-mail para ele'], certa: 1, porque: 'Saber o CPF não faz de ninguém o titular.' },
      { texto: 'A vizinha quer saber por que a luz da casa ao lado foi cortada.', opcoes: ['Você conta, é coisa de vizinho', 'Você diz que não pode falar da conta de outra pessoa'], certa: 1, porque: 'Uma dívida é dado de quem a tem.' },
      { texto: 'Um papel com CPF e telefone ficou sobre o balcão ao fim do turno.', opcoes: ['Fragmentadora', 'Lixo comum', 'Gaveta da mesa'], certa: 0, porque: 'Papel com dados se destrói.' },
    ],
  },
};
