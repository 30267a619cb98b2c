import type { Handbook } from '../content/pratica/handbook.ts';

/** Texts of the PDFs that the products of the store contain. */
export const guides: readonly Omit<Handbook, 'edition'>[] = [
  {
    name: 'excel-ao-painel-atalhos',
    title: 'Excel: o painel em uma página',
    subtitle: 'Fórmulas, atalhos e a ordem de montar.',
    chapters: [
      {
        title: 'Antes da fórmula',
        lead: 'Planilha boa é a que outra pessoa entende.',
        topics: [
          {
            title: 'Uma linha, um fato',
            text: [
              'Cada linha registra um fato: uma venda, um turno, uma perda. Cada coluna guarda uma só informação. Com isso, somar, filtrar e comparar fica simples.',
              'Evite células mescladas e linhas em branco no meio dos dados: elas quebram filtros e tabelas dinâmicas.',
            ],
            steps: [
              'Nomeie as colunas na primeira linha.',
              'Transforme o intervalo em tabela (Ctrl+T).',
              'Use datas de verdade, não textos.',
              'Guarde os totais em outra aba.',
            ],
          },
          {
            title: 'Cinco funções que resolvem',
            text: [
              'SOMASES soma o que atende a condições. CONT.SES conta. PROCX busca um valor em outra tabela. SE decide. SEERRO troca o erro por uma mensagem.',
              'Escreva a conta em português antes de escrever a fórmula: o resto é tradução.',
            ],
            steps: [
              '=SOMASES(valor; loja; "Centro")',
              '=CONT.SES(situação; "aberta")',
              '=PROCX(código; códigos; preços)',
              '=SEERRO(conta; "sem dados")',
            ],
          },
          {
            title: 'Do número ao painel',
            text: [
              'Um painel responde a três perguntas: como estamos, contra o quê, e o que fazer agora. O que não responde a uma delas sai.',
            ],
            steps: [
              'Escolha até cinco indicadores.',
              'Ponha a meta ao lado de cada um.',
              'Use uma cor só para o que pede atenção.',
              'Deixe a data da última atualização à vista.',
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'negociacao-roteiro',
    title: 'Roteiro de negociação',
    subtitle: 'Para imprimir e levar no bolso.',
    chapters: [
      {
        title: 'A folha da preparação',
        lead: 'Quem prepara fala menos e consegue mais.',
        topics: [
          {
            title: 'Interesse, limite, alternativa',
            text: [
              'Posição é o que se pede; interesse é o motivo. Escreva os dois, os seus e os que você imagina do outro lado.',
              'A alternativa é o que você faz se não houver acordo. Quanto melhor ela for, mais calma é a sua voz.',
            ],
            steps: [
              'O que eu quero, e por quê?',
              'Qual é o meu limite?',
              'O que faço se não fecharmos?',
              'O que posso oferecer que custa pouco a mim e vale muito ao outro?',
            ],
          },
          {
            title: 'Exercício em dupla',
            text: [
              'Uma pessoa é a locatária, a outra é o proprietário. O aluguel vai subir 12%. A locatária paga em dia há quatro anos; o proprietário quer segurança por mais dois.',
            ],
            steps: [
              'Preparem a folha em silêncio, cinco minutos.',
              'Negociem por dez minutos.',
              'Troquem de papel.',
              'Anotem a pergunta que destravou a conversa.',
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'oratoria-ensaios',
    title: 'Roteiro de ensaios',
    subtitle: 'Quatro ensaios gravados com o celular.',
    chapters: [
      {
        title: 'Ensaiar',
        lead: 'A mão gelada não some; ela deixa de mandar.',
        topics: [
          {
            title: 'Respirar antes de começar',
            text: [
              'Inspire em quatro tempos, segure dois, solte em seis. Três vezes. A saída longa avisa o corpo de que não há perigo.',
            ],
            steps: [
              'Pés na largura dos ombros.',
              'Olhe para três pontos da sala.',
              'Diga a primeira frase de cor.',
              'Faça uma pausa depois dela.',
            ],
          },
          {
            title: 'Os quatro ensaios',
            text: [
              'Cada ensaio tem um alvo só. Assista uma vez sem som e outra sem imagem: mãos e voz aparecem separadas.',
            ],
            steps: [
              'Ensaio 1: um minuto, só a abertura.',
              'Ensaio 2: três minutos, com uma história.',
              'Ensaio 3: três minutos, com perguntas.',
              'Ensaio 4: a fala inteira, de pé, no lugar.',
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'financas-sem-planilha',
    title: 'Finanças pessoais sem planilha',
    subtitle: 'Um envelope, um caderno e vinte minutos por semana.',
    chapters: [
      {
        title: 'O retrato do mês',
        lead: 'Antes de cortar, é preciso ver.',
        topics: [
          {
            title: 'Uma página, quatro quadros',
            text: [
              'Divida a folha em quatro: o que entra, o que é fixo, o que varia e o que devo. Preencha com os números do mês passado, mesmo sem certeza.',
              'Some cada quadro. O que entra menos o fixo e o que devo é o que sobra para escolher.',
            ],
            steps: [
              'Reserve vinte minutos, sempre no mesmo dia.',
              'Anote o gasto na hora, no caderno.',
              'No domingo, some por quadro.',
              'Marque um gasto que não fez falta.',
            ],
          },
          {
            title: 'Por qual dívida começar',
            text: [
              'Pague o mínimo de todas e ponha toda a sobra na mais cara: rotativo do cartão e cheque especial vêm primeiro. Quando ela acabar, a parcela dela vai para a próxima.',
            ],
            steps: [
              'Liste credor, valor, juros e parcela.',
              'Telefone com a proposta escrita.',
              'Peça o desconto à vista e a parcela que cabe.',
              'Só aceite por escrito.',
            ],
          },
          {
            title: 'O envelope dos imprevistos',
            text: [
              'O imprevisto não é surpresa: só a data é. Separe um valor pequeno toda semana, em dinheiro, num envelope que ninguém abre por vontade.',
            ],
            steps: [
              'Comece com o preço de um almoço.',
              'Pare quando tiver um mês de despesas.',
              'Usou? Volte a encher antes de qualquer outra meta.',
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'redacao-nota-mil',
    title: 'Redação nota mil',
    subtitle: 'Guia de repertório.',
    chapters: [
      {
        title: 'Repertório que serve',
        lead: 'Citação que não trabalha é enfeite.',
        topics: [
          {
            title: 'Escolher e encaixar',
            text: [
              'Um repertório vale quando explica o problema ou sustenta a saída. Leia a citação, escreva em uma frase o que ela diz e em outra o que ela tem a ver com o tema.',
            ],
            steps: [
              'Quem disse, onde e quando?',
              'O que isso explica do tema?',
              'Qual argumento ela sustenta?',
              'Dá para dizer sem a citação? Então tire.',
            ],
          },
          {
            title: 'Cinco eixos que cobrem quase tudo',
            text: [
              'Cidadania e Constituição; trabalho e tecnologia; saúde e cuidado; memória e cultura; ambiente e cidade. Tenha dois repertórios seguros para cada eixo.',
            ],
            steps: [
              'Constituição de 1988, artigos 5º e 6º.',
              'Carolina Maria de Jesus, Quarto de despejo (1960).',
              'Paulo Freire, Pedagogia do oprimido (1968).',
              'Ailton Krenak, Ideias para adiar o fim do mundo (2019).',
            ],
          },
          {
            title: 'Uma redação comentada',
            text: [
              'Tema: o direito ao descanso. A introdução parte do artigo 7º da Constituição, que garante repouso semanal. O problema é a distância entre a lei e o turno real. A proposta diz quem faz, o quê, como e para quê.',
            ],
            steps: [
              'Introdução: tese em até cinco linhas.',
              'Dois parágrafos, uma ideia cada.',
              'Proposta com agente, ação, meio e efeito.',
              'Releia em voz baixa antes de passar a limpo.',
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'alfabetizar-brincando',
    title: 'Alfabetizar brincando',
    subtitle: 'Jogos de leitura e escrita.',
    chapters: [
      {
        title: 'Do nome próprio à primeira história',
        lead: 'Brincar é o jeito sério de aprender a ler.',
        topics: [
          {
            title: 'Jogo da chamada',
            text: [
              'Cada criança encontra o cartão com o seu nome e o prende no mural. Depois de uma semana, os cartões perdem a foto; depois de duas, trocam de lugar.',
            ],
            steps: [
              'Faça cartões do mesmo tamanho e da mesma cor.',
              'Peça que digam a primeira letra.',
              'Juntem nomes que começam igual.',
              'Troquem uma letra e leiam o que virou.',
            ],
          },
          {
            title: 'Caixa de sons',
            text: [
              'Encha uma caixa com objetos. Tire um, digam o nome devagar e batam palmas para cada sílaba. Objetos com o mesmo começo vão juntos.',
            ],
            steps: [
              'Bola, boneca, boné.',
              'Pato, panela, papel.',
              'Quem acha outro que comece assim?',
              'Escrevam a etiqueta da família.',
            ],
          },
          {
            title: 'História de três quadros',
            text: [
              'Dobre a folha em três. Primeiro desenham: quem, o que houve, como acabou. Depois ditam uma frase por quadro, que o adulto escreve como foi dita, e leem juntos.',
            ],
            steps: ['Desenhar.', 'Contar.', 'Ditar.', 'Ler para alguém de casa.'],
          },
        ],
      },
    ],
  },
  {
    name: 'primeiros-socorros-em-casa',
    title: 'Primeiros socorros em casa',
    subtitle: 'O que fazer nos primeiros cinco minutos.',
    chapters: [
      {
        title: 'Antes da ajuda chegar',
        lead: 'Em caso de dúvida, ligue 192 (SAMU).',
        topics: [
          {
            title: 'Engasgo',
            text: [
              'Se a pessoa tosse, deixe tossir. Se não consegue falar nem tossir, ligue 192 e comece as compressões abdominais (manobra de Heimlich). Em bebês, alterne cinco batidas nas costas e cinco compressões no peito.',
            ],
            steps: [
              'Fique atrás da pessoa e abrace a cintura.',
              'Punho fechado acima do umbigo.',
              'Puxe para dentro e para cima, com força.',
              'Repita até sair ou até a pessoa desmaiar; aí, inicie a reanimação.',
            ],
          },
          {
            title: 'Queimadura',
            text: [
              'Água corrente em temperatura ambiente por vinte minutos. Nada de gelo, pasta de dente, manteiga ou clara de ovo. Não estoure bolhas.',
            ],
            steps: [
              'Tire anéis e roupas que não estejam coladas.',
              'Cubra com pano limpo e úmido.',
              'Procure atendimento se for no rosto, nas mãos, maior que a palma ou em criança.',
            ],
          },
          {
            title: 'Corte e sangramento',
            text: [
              'Pressione o local com um pano limpo, sem soltar para olhar, por dez minutos. Se encharcar, ponha outro por cima.',
            ],
            steps: ['Lave as mãos.', 'Pressione e eleve.', 'Não tire objeto cravado.', 'Ligue 192 se não parar.'],
          },
        ],
      },
    ],
  },
  {
    name: 'kit-feira-de-ciencias',
    title: 'Kit Feira de Ciências',
    subtitle: 'Fichas de experimentos para imprimir.',
    chapters: [
      {
        title: 'Experimentos com material de mercado',
        lead: 'Pergunta, previsão, prova.',
        topics: [
          {
            title: 'Vulcão que explica',
            text: [
              'A reação do bicarbonato com o vinagre solta gás carbônico. A pergunta da turma: o que acontece com o dobro de vinagre? E com água morna?',
            ],
            steps: [
              '2 colheres de bicarbonato no copo.',
              'Gotas de detergente e corante.',
              '50 ml de vinagre, de uma vez.',
              'Meçam a altura da espuma e repitam.',
            ],
          },
          {
            title: 'Filtro de garrafa',
            text: [
              'Camadas de algodão, areia, carvão e pedrinhas tiram a sujeira da água, mas não os micróbios: água limpa aos olhos não é água potável.',
            ],
            steps: [
              'Corte a garrafa e inverta o gargalo.',
              'Monte as camadas da mais fina à mais grossa.',
              'Passe água barrenta três vezes.',
              'Comparem os copos contra a luz.',
            ],
          },
          {
            title: 'Ficha do experimento',
            text: ['Copie esta ficha para cada grupo. O cartaz da feira segue a mesma ordem.'],
            steps: [
              'Nossa pergunta:',
              'O que achamos que vai acontecer:',
              'O que fizemos:',
              'O que medimos:',
              'O que concluímos:',
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'kit-planejamento-do-semestre',
    title: 'Kit Planejamento do Semestre',
    subtitle: 'Mapas de conteúdo e modelo de plano de aula.',
    chapters: [
      {
        title: 'Planejar de trás para a frente',
        lead: 'Comece pelo que a turma deve saber fazer em dezembro.',
        topics: [
          {
            title: 'Mapa do semestre',
            text: [
              'Liste as habilidades da BNCC do seu ano, escolha as que só você ensina e espalhe-as pelas vinte semanas, com duas de folga.',
            ],
            steps: [
              'Semanas 1 e 2: diagnóstico.',
              'Semanas 3 a 9: primeiro bloco.',
              'Semana 10: avaliação e folga.',
              'Semanas 11 a 18: segundo bloco.',
              'Semanas 19 e 20: retomada.',
            ],
          },
          {
            title: 'Plano de uma aula',
            text: ['Um plano cabe em meia página. O que não couber provavelmente não cabe na aula.'],
            steps: [
              'Habilidade e pergunta da aula.',
              'Abertura: dez minutos.',
              'Atividade: vinte e cinco minutos, em grupo.',
              'Fechamento: o que ficou?',
              'Como vou saber que aprenderam?',
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'ia-na-sala-de-aula',
    title: 'IA na sala de aula',
    subtitle: 'Apostila do curso.',
    chapters: [
      {
        title: 'Planejar, adaptar, corrigir',
        lead: 'A ferramenta rascunha; quem decide é você.',
        topics: [
          {
            title: 'Pedir bem',
            text: [
              'Diga para quem é, o que a turma já sabe, o que deve sair e em que formato. Peça três versões e misture. Confira toda data, conta e citação.',
            ],
            steps: [
              'Papel: "ajude uma professora do 6º ano".',
              'Contexto: o que já vimos.',
              'Tarefa: o que preciso.',
              'Formato: lista, tabela, meia página.',
            ],
          },
          {
            title: 'Adaptar um texto',
            text: [
              'Cole um texto seu e peça a mesma ideia com frases mais curtas, com glossário ou com um exemplo do bairro. Nunca cole nomes, notas ou laudos de estudantes.',
            ],
            steps: ['Confira se a ideia continua a mesma.', 'Leia em voz alta.', 'Mostre as duas versões à turma.'],
          },
          {
            title: 'Corrigir com critérios',
            text: [
              'Escreva a rubrica antes. Use a ferramenta para apontar trechos, não para dar nota. A devolutiva é sua.',
            ],
            steps: ['Três critérios, três níveis.', 'Um elogio concreto.', 'Uma pergunta que faça reescrever.'],
          },
        ],
      },
    ],
  },
  {
    name: 'gestao-do-tempo',
    title: 'Gestão do tempo',
    subtitle: 'Apostila do curso.',
    chapters: [
      {
        title: 'Escolher cansa menos',
        lead: 'Não existe hora escondida.',
        topics: [
          {
            title: 'A semana em blocos',
            text: [
              'Desenhe a semana em manhã, tarde e noite. Marque primeiro o que tem hora, depois o que tem prazo, por fim o que tem vontade.',
            ],
            steps: [
              'Um bloco por dia sem nada marcado.',
              'Tarefas iguais, no mesmo bloco.',
              'O mais difícil, na melhor hora do seu corpo.',
            ],
          },
          {
            title: 'A lista de três',
            text: ['Na véspera, escreva três coisas que, feitas, tornam o dia bom. As outras entram se couberem.'],
            steps: ['Comece por um verbo.', 'Caiba em quarenta minutos.', 'Risque e comemore.'],
          },
        ],
      },
    ],
  },
  {
    name: 'fotografia-com-celular',
    title: 'Fotografia com o celular',
    subtitle: 'Apostila e desafios da semana.',
    chapters: [
      {
        title: 'Luz, quadro, edição',
        lead: 'A melhor câmera é a que está no bolso.',
        topics: [
          {
            title: 'Achar a luz',
            text: [
              'Perto da janela, de lado, sem flash. Ao meio-dia, procure a sombra aberta. No fim da tarde, vire a pessoa para o sol.',
            ],
            steps: [
              'Limpe a lente.',
              'Toque no rosto para focar.',
              'Baixe um pouco a exposição.',
              'Segure com as duas mãos.',
            ],
          },
          {
            title: 'Compor',
            text: [
              'Ligue a grade e ponha o assunto num cruzamento. Dê espaço para onde a pessoa olha. Abaixe até a altura de quem você fotografa.',
            ],
            steps: [
              'Semana 1: uma cor.',
              'Semana 2: mãos que trabalham.',
              'Semana 3: uma sombra.',
              'Semana 4: cinco fotos que contam um dia.',
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'mentoria-carreira',
    title: 'Mentoria de carreira',
    subtitle: 'Guia dos três encontros.',
    chapters: [
      {
        title: 'Antes, durante e depois',
        lead: 'Marque pelo e-mail do recibo; a agenda responde em um dia útil.',
        topics: [
          {
            title: 'Prepare o primeiro encontro',
            text: [
              'Escreva meia página: o que você faz, o que não quer mais e o que gostaria de contar daqui a dois anos. Mande com o currículo até a véspera.',
            ],
            steps: [
              'Encontro 1: a história e o alvo.',
              'Encontro 2: currículo, rede e conversas.',
              'Encontro 3: o plano de noventa dias.',
            ],
          },
          {
            title: 'O plano de noventa dias',
            text: [
              'Um objetivo, três frentes, uma conversa por semana. A mentora lê o plano e devolve comentários em até cinco dias.',
            ],
            steps: ['O que faço esta semana?', 'Quem pode me abrir uma porta?', 'O que deixo de fazer?'],
          },
        ],
      },
    ],
  },
  {
    name: 'mentoria-novos-gestores',
    title: 'Mentoria para novos gestores',
    subtitle: 'Guia dos seis encontros.',
    chapters: [
      {
        title: 'De colega a gestor',
        lead: 'As turmas começam no primeiro dia útil do mês; o convite chega no e-mail da conta.',
        topics: [
          {
            title: 'Os seis encontros',
            text: [
              'Cada encontro tem noventa minutos: um caso do grupo, uma ferramenta e um compromisso para a semana.',
            ],
            steps: [
              '1: combinados com a equipe.',
              '2: a conversa individual.',
              '3: delegar sem sumir.',
              '4: dar e pedir retorno.',
              '5: reunião de dez minutos.',
              '6: o primeiro conflito.',
            ],
          },
          {
            title: 'Roteiro da conversa individual',
            text: ['Trinta minutos, a cada quinze dias, na mesma hora. A pauta é da outra pessoa.'],
            steps: [
              'Como você está?',
              'O que andou e o que travou?',
              'De que você precisa de mim?',
              'O que combinamos?',
            ],
          },
        ],
      },
    ],
  },
  {
    name: 'revisao-de-vespera',
    title: 'Revisão de véspera',
    subtitle: 'Resumos de uma página.',
    chapters: [
      {
        title: 'Arrumar o que já se sabe',
        lead: 'Durma: é a última matéria da lista.',
        topics: [
          {
            title: 'Linguagens e redação',
            text: [
              'Leia o comando antes do texto. Nas questões de gramática, procure o efeito de sentido. Na redação, reserve quinze minutos para passar a limpo.',
            ],
            steps: ['Tese clara.', 'Dois argumentos.', 'Proposta completa.'],
          },
          {
            title: 'Matemática e natureza',
            text: [
              'Razão, porcentagem, área e gráfico aparecem todo ano. Escreva as unidades em cada conta: metade dos erros está nelas.',
            ],
            steps: ['Regra de três com unidades.', 'Leia os eixos do gráfico.', 'Confira a ordem de grandeza.'],
          },
          {
            title: 'Humanas',
            text: [
              'Situe no tempo e no espaço antes de responder. Mapas e charges pedem a pergunta: quem fala, para quem, quando?',
            ],
            steps: ['Linha do tempo de memória.', 'Causas e efeitos em uma frase.', 'Desconfie de "sempre" e "nunca".'],
          },
        ],
      },
    ],
  },
];
