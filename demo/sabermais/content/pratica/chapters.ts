import type { Chapter } from './handbook.ts';

/** Chapters of the shop handbook, from the first light in the morning to the alarm at night. */
export const shopChapters: readonly Chapter[] = [
  {
    title: 'Antes de abrir',
    lead: 'Os vinte minutos antes da porta subir decidem como será o resto do dia.',
    topics: [
      {
        title: 'Chegada e segurança',
        text: [
          'Quem abre a loja chega acompanhado. Uma pessoa entra, a outra espera do lado de fora até receber o sinal combinado. Se algo parecer fora do lugar, ninguém entra: liga-se para a central.',
        ],
        steps: [
          'Observe a rua e a fachada antes de parar.',
          'Desligue o alarme em até 40 segundos.',
          'Confira portas dos fundos, cofre e luzes.',
          'Dê o sinal para quem espera.',
        ],
        note: 'Na dúvida, não entre. Nenhuma venda vale um susto.',
      },
      {
        title: 'Limpeza que se vê',
        text: [
          'O cliente decide em sete segundos se a loja é cuidada. Vidro, chão da entrada e balcão vêm primeiro; o estoque pode esperar.',
          'Produto de limpeza fica longe de alimento, mesmo fechado. O balde não dorme no corredor.',
        ],
        table: {
          head: ['Onde', 'Quando', 'Quem'],
          rows: [
            ['Vidro da vitrine', 'Todo dia', 'Abertura'],
            ['Provadores', 'A cada 2 horas', 'Salão'],
            ['Balcão e maquininhas', 'A cada 4 horas', 'Caixa'],
            ['Estoque', 'Segunda-feira', 'Reposição'],
          ],
        },
      },
      {
        title: 'Abertura de caixa',
        text: [
          'O fundo de troco é contado por duas pessoas e anotado antes da primeira venda. A diferença de um centavo já se anota: diferença pequena que se repete é um aviso.',
        ],
        steps: [
          'Conte cédulas e moedas separadas.',
          'Compare com o fechamento de ontem.',
          'Anote e assinem os dois.',
          'Teste a maquininha com uma venda de teste.',
        ],
      },
    ],
  },
  {
    title: 'Atendimento',
    lead: 'Vender é ajudar alguém a decidir. O resto é organização.',
    topics: [
      {
        title: 'Os sete primeiros segundos',
        text: [
          'Pare o que está fazendo, olhe e cumprimente. Não é preciso correr até a pessoa: um braço e meio de distância é respeito.',
          'Se você está com outro cliente, um aceno e um "já volto com você" seguram a espera por até três minutos.',
        ],
        note: 'Celular na mão é a vitrine mais cara da loja: ela afasta quem entrou.',
      },
      {
        title: 'Perguntas que abrem',
        text: ['Troque "posso ajudar?" por uma pergunta que não se responde com não. A resposta já traz o produto.'],
        table: {
          head: ['Em vez de', 'Experimente'],
          rows: [
            ['Posso ajudar?', 'O que trouxe você aqui hoje?'],
            ['É para presente?', 'Quem vai usar?'],
            ['Qual o tamanho?', 'Como a pessoa gosta que vista?'],
            ['Gostou?', 'O que falta para ser este?'],
          ],
        },
      },
      {
        title: 'Troca sem briga',
        text: [
          'A troca é a segunda venda. Quem troca bem volta em média em 45 dias; quem sai contrariado conta para nove pessoas.',
          'Produto com defeito segue o Código de Defesa do Consumidor: 30 dias para o que não dura, 90 para o que dura.',
        ],
        steps: [
          'Agradeça por ter voltado.',
          'Ouça até o fim, sem procurar culpa.',
          'Diga o que pode fazer, e só então o que não pode.',
          'Resolva no mesmo atendimento.',
        ],
      },
    ],
  },
  {
    title: 'Preço e vitrine',
    lead: 'O que não tem preço, não vende. O que tem dois preços, dá prejuízo.',
    topics: [
      {
        title: 'Preço à vista',
        text: [
          'Todo produto exposto mostra o preço à vista, o total a prazo, o número de parcelas e os juros. Onde os preços divergem, vale o menor.',
        ],
        steps: [
          'Confira dez etiquetas por corredor, toda manhã.',
          'Troque a etiqueta antes de mudar o preço no sistema.',
          'Fotografe a gôndola depois da troca.',
        ],
      },
      {
        title: 'Uma história em cinco peças',
        text: [
          'A vitrine conta uma coisa só. Cinco peças, uma cor que manda, uma luz forte no rosto da peça principal. Da calçada, a três metros, tem de dar para entender.',
        ],
        note: 'Fotografe de fora, à noite. É assim que a maioria vê.',
      },
      {
        title: 'Altura dos olhos',
        text: [
          'O que fica entre 1,20 m e 1,60 m vende até três vezes mais. Margem boa fica aí; produto pesado fica embaixo; o que vende sozinho fica no fundo, para puxar o passeio.',
        ],
        table: {
          head: ['Altura', 'O que vai', 'Por quê'],
          rows: [
            ['Olhos', 'Lançamento e margem', 'É visto primeiro'],
            ['Mãos', 'Giro do dia a dia', 'É pego sem pensar'],
            ['Pés', 'Pesado e econômico', 'É procurado'],
            ['Topo', 'Marca e aviso', 'É lido de longe'],
          ],
        },
      },
    ],
  },
  {
    title: 'Estoque e recebimento',
    lead: 'O que entra errado custa o dobro para sair.',
    topics: [
      {
        title: 'Recebimento em quatro passos',
        text: ['Ninguém assina nota com caixa fechada. O motorista espera: a conferência é dos dois.'],
        steps: [
          'Compare o pedido com a nota.',
          'Conte os volumes fora do caminhão.',
          'Abra uma caixa em cada cinco.',
          'Anote a avaria na própria nota, antes de assinar.',
        ],
      },
      {
        title: 'Primeiro que vence, primeiro que sai',
        text: [
          'A validade mais próxima vai na frente, sempre. A lista de vencimentos dos próximos 30 dias fica na porta do estoque e muda de cor a cada semana.',
          'Rebaixa de preço começa com 10 dias de antecedência: 20%, depois 40%.',
        ],
      },
      {
        title: 'Inventário rotativo',
        text: [
          'Em vez de parar a loja uma vez por ano, conte um corredor por dia. Em quatro semanas a loja inteira foi contada, e o erro ainda tem dono.',
        ],
        table: {
          head: ['Dia', 'Corredor', 'Contagem'],
          rows: [
            ['Segunda', 'Entrada e caixa', 'Abertura'],
            ['Terça', 'Perfumaria', 'Tarde'],
            ['Quarta', 'Utilidades', 'Abertura'],
            ['Quinta', 'Vestuário', 'Tarde'],
            ['Sexta', 'Estoque', 'Abertura'],
          ],
        },
      },
    ],
  },
  {
    title: 'Perdas e segurança',
    lead: 'Prevenção de perdas é presença, não desconfiança.',
    topics: [
      {
        title: 'Furto sem confronto',
        text: [
          'Ninguém persegue, segura ou acusa. Aproximar-se e oferecer ajuda desarma a maioria das situações. O produto se repõe; a pessoa não.',
        ],
        note: 'Abordagem com contato físico é proibida, em qualquer caso.',
      },
      {
        title: 'Nota falsa',
        text: [
          'Sinta o papel, olhe contra a luz, incline para ver a faixa. Se restar dúvida, peça outra forma de pagamento, com educação e sem plateia.',
        ],
        steps: [
          'Sinta o relevo da figura.',
          'Veja a marca d’água contra a luz.',
          'Incline e procure o número que muda de cor.',
          'Na dúvida, recuse sem reter a nota.',
        ],
      },
      {
        title: 'As perdas invisíveis',
        text: [
          'Três em cada quatro reais perdidos não são furto: são validade, quebra, etiqueta errada e erro de recebimento. Por isso a planilha de perdas se preenche no dia, e não no fim do mês.',
        ],
      },
    ],
  },
  {
    title: 'Pessoas',
    lead: 'Escala justa e conversa em dia valem mais que qualquer campanha.',
    topics: [
      {
        title: 'Reunião de dez minutos',
        text: [
          'Em pé, antes de abrir: um número de ontem, uma meta de hoje, um reconhecimento. Problema que precisa de mais de dois minutos tem hora marcada.',
        ],
      },
      {
        title: 'Escala que todos entendem',
        text: [
          'A escala sai com quinze dias de antecedência e cabe em uma folha. Troca entre colegas é permitida com aviso de um dia, escrita na própria folha.',
        ],
        table: {
          head: ['Regra', 'Limite'],
          rows: [
            ['Dias seguidos', 'Seis'],
            ['Domingos por mês', 'Dois'],
            ['Intervalo entre turnos', '11 horas'],
            ['Troca entre colegas', 'Um dia antes'],
          ],
        },
      },
      {
        title: 'Retorno que faz crescer',
        text: [
          'Fale do que viu, não do que a pessoa é. Diga o efeito, pergunte o que ela pensa, combinem um próximo passo com data.',
        ],
        steps: [
          'Situação: quando e onde foi.',
          'Comportamento: o que você viu.',
          'Efeito: o que isso causou.',
          'Combinado: o que muda e até quando.',
        ],
      },
    ],
  },
  {
    title: 'Fechamento',
    lead: 'Um bom fechamento é um presente para quem abre amanhã.',
    topics: [
      {
        title: 'Fechamento de caixa',
        text: [
          'Sangria ao longo do dia, fechamento cego à noite: quem conta não vê o valor esperado. A diferença é anotada na hora, com o nome das duas pessoas.',
        ],
        steps: [
          'Conte o dinheiro sem olhar o sistema.',
          'Separe o fundo de troco de amanhã.',
          'Compare, anote e assinem.',
          'Guarde no cofre com a porta fechada.',
        ],
      },
      {
        title: 'Loja pronta para amanhã',
        text: [
          'Gôndola cheia, provador vazio, lixo fora, luz da vitrine no temporizador. Cinco minutos com a lista na mão evitam meia hora de manhã.',
        ],
      },
      {
        title: 'Saída em segurança',
        text: [
          'Saiam juntos, com o celular guardado. Alarme ligado, porta conferida por duas pessoas, e um aviso no grupo quando todos chegarem em casa.',
        ],
        note: 'Rotina que muda todo dia é mais segura: alternem horário e caminho.',
      },
    ],
  },
];

export const returnChapters: readonly Chapter[] = [
  {
    title: 'Trocas e devoluções',
    lead: 'O que a lei garante, o que a loja oferece, e como dizer as duas coisas.',
    topics: [
      {
        title: 'O que a lei garante',
        text: [
          'Compra pela internet ou por telefone pode ser desfeita em sete dias, sem motivo. Na loja, a troca por gosto é cortesia; por defeito, é direito.',
        ],
        table: {
          head: ['Situação', 'Prazo', 'Direito'],
          rows: [
            ['Compra a distância', '7 dias', 'Devolver'],
            ['Defeito, não durável', '30 dias', 'Conserto ou troca'],
            ['Defeito, durável', '90 dias', 'Conserto ou troca'],
            ['Defeito não sanado', '30 dias', 'Escolha do cliente'],
          ],
        },
      },
      {
        title: 'Como dizer',
        text: [
          'Comece pelo que é possível. "Consigo trocar por outro tamanho agora mesmo" abre; "dinheiro não devolvemos" fecha.',
        ],
        steps: ['Agradeça.', 'Ouça.', 'Ofereça.', 'Resolva.'],
      },
      {
        title: 'Registro',
        text: ['Toda troca fica registrada com o motivo. O motivo mais comum do mês vira conversa com o fornecedor.'],
        note: 'Sem nota fiscal, procure a compra pelo CPF: a venda está no sistema.',
      },
    ],
  },
];
