/** Screen of a video: its text and the narration, whose lines are also the captions. */
interface Slide {
  readonly title: string;
  readonly points: readonly string[];
  readonly speech: readonly string[];
}

export interface VideoLesson {
  readonly name: string;
  readonly kicker: string;
  readonly slides: readonly Slide[];
}

export interface AudioLesson {
  readonly name: string;
  readonly speech: readonly string[];
}

export const videos: readonly VideoLesson[] = [
  {
    name: 'primeiros-segundos',
    kicker: 'Atendimento que encanta',
    slides: [
      {
        title: 'Os sete primeiros segundos',
        points: ['Olhar', 'Sorriso', 'Saudação'],
        speech: [
          'Antes da primeira palavra, o cliente já decidiu se quer ficar.',
          'São sete segundos. Vamos usar bem cada um deles.',
        ],
      },
      {
        title: 'Olhe e pare',
        points: ['Pare o que está fazendo', 'Vire o corpo para a porta'],
        speech: [
          'Pare o que está fazendo e vire o corpo para a pessoa.',
          'Quem repõe mercadoria de costas diz, sem querer: agora não.',
        ],
      },
      {
        title: 'Sorria com os olhos',
        points: ['Rosto aberto', 'Sem pressa'],
        speech: ['O sorriso que convence começa nos olhos.', 'Ele chega à voz e o cliente percebe até pelo telefone.'],
      },
      {
        title: 'Cumprimente sem empurrar',
        points: ['Bom dia, fique à vontade', 'Meu nome é...', 'Estou por aqui'],
        speech: [
          'Diga bom dia, diga o seu nome e dê espaço.',
          'Nada de perguntar em que posso ajudar: a resposta é quase sempre só estou olhando.',
        ],
      },
      {
        title: 'Treino de hoje',
        points: ['Dez saudações diferentes', 'Anote qual abriu conversa'],
        speech: [
          'Hoje, experimente dez saudações diferentes.',
          'No fim do turno, conte ao time qual delas abriu mais conversas. Até a próxima aula!',
        ],
      },
    ],
  },
  {
    name: 'cliente-irritado',
    kicker: 'Atendimento que encanta',
    slides: [
      {
        title: 'Cliente irritado não é inimigo',
        points: ['Ele quer ser ouvido', 'Depois, quer uma saída'],
        speech: [
          'Ninguém sai de casa para brigar numa loja.',
          'Quem chega irritado quer ser ouvido primeiro. A solução vem depois.',
        ],
      },
      {
        title: '1. Ouça até o fim',
        points: ['Sem interromper', 'Sem explicar ainda'],
        speech: [
          'Deixe a pessoa falar até o fim, sem interromper.',
          'Cada interrupção faz a história recomeçar, mais alta.',
        ],
      },
      {
        title: '2. Repita com as suas palavras',
        points: ['Então o senhor comprou ontem...', 'Entendi direito?'],
        speech: [
          'Repita o que entendeu com as suas palavras.',
          'Quando a resposta é isso mesmo, a temperatura já caiu.',
        ],
      },
      {
        title: '3. Ofereça duas saídas',
        points: ['Trocar agora', 'Devolver o valor'],
        speech: [
          'Ofereça duas saídas e deixe a pessoa escolher.',
          'Escolher devolve a ela o controle que parecia perdido.',
        ],
      },
      {
        title: 'E respire',
        points: ['Água', 'Dois minutos fora do balcão'],
        speech: [
          'Depois, respire e beba água. Você também é gente.',
          'Se houver ameaça, chame a liderança: a sua segurança vem antes da venda.',
        ],
      },
    ],
  },
  {
    name: 'vitrine-em-tres-tempos',
    kicker: 'Vitrine e vendas',
    slides: [
      {
        title: 'Vitrine em três tempos',
        points: ['Parar', 'Entender', 'Entrar'],
        speech: [
          'Uma vitrine tem três segundos para fazer três coisas.',
          'Fazer parar, fazer entender e fazer entrar.',
        ],
      },
      {
        title: 'Parar',
        points: ['Um só ponto de luz forte', 'Uma cor que não está na rua'],
        speech: ['Para fazer parar, escolha um único ponto de luz forte.', 'E uma cor que não exista na calçada.'],
      },
      {
        title: 'Entender',
        points: ['Uma história, não vinte produtos', 'Preço à vista'],
        speech: [
          'Para fazer entender, conte uma história só.',
          'Vinte produtos juntos contam nenhuma. O preço fica sempre à vista: é lei e é respeito.',
        ],
      },
      {
        title: 'Entrar',
        points: ['Porta livre', 'A peça da vitrine a três passos'],
        speech: [
          'Para fazer entrar, deixe a porta livre.',
          'E ponha a peça da vitrine a no máximo três passos de quem entra.',
        ],
      },
      {
        title: 'Faça agora',
        points: ['Atravesse a rua', 'Fotografe', 'Tire um terço'],
        speech: [
          'Agora atravesse a rua e fotografe a sua vitrine.',
          'Depois, tire um terço do que está nela. Quase sempre melhora.',
        ],
      },
    ],
  },
  {
    name: 'luz-que-vende',
    kicker: 'Vitrine e vendas',
    slides: [
      {
        title: 'A luz que vende',
        points: ['Quente ou fria?', 'Onde apontar'],
        speech: ['A mesma camisa parece outra sob outra luz.', 'Em um minuto, o que você precisa saber para acertar.'],
      },
      {
        title: 'Temperatura',
        points: ['3000 K: aconchego', '4000 K: cor fiel'],
        speech: [
          'Três mil kelvins dão aconchego: provador, cama, mesa.',
          'Quatro mil mostram a cor como ela é: maquiagem e roupa.',
        ],
      },
      {
        title: 'Contraste',
        points: ['Destaque três vezes mais claro', 'O fundo descansa'],
        speech: ['O que é destaque recebe três vezes mais luz do que o fundo.', 'Se tudo brilha, nada aparece.'],
      },
      {
        title: 'Direção',
        points: ['30 graus', 'Nunca nos olhos'],
        speech: [
          'Aponte a luz a trinta graus, de cima, nunca nos olhos de quem olha.',
          'Sombra curta valoriza; sombra longa assusta.',
        ],
      },
    ],
  },
  {
    name: 'venda-adicional',
    kicker: 'Vitrine e vendas',
    slides: [
      {
        title: 'Mais um item, mais um sorriso',
        points: ['Ajude antes de oferecer', 'Um só complemento'],
        speech: ['Venda adicional não é empurrar. É lembrar o que falta.', 'Quem leva o tênis vai precisar da meia.'],
      },
      {
        title: 'A pergunta certa',
        points: ['Onde vai usar?', 'Com o que combina?'],
        speech: [
          'Pergunte onde a pessoa vai usar.',
          'A resposta aponta o complemento, e ele passa a ser uma ideia dela.',
        ],
      },
      {
        title: 'Na hora certa',
        points: ['Antes do caixa', 'Com o produto na mão'],
        speech: ['Ofereça antes do caixa, com o produto na mão.', 'No caixa, a decisão já foi tomada.'],
      },
      {
        title: 'Um só',
        points: ['Um complemento', 'Uma frase', 'E silêncio'],
        speech: ['Ofereça um complemento, numa frase, e faça silêncio.', 'O silêncio dá à pessoa o tempo de imaginar.'],
      },
    ],
  },
  {
    name: 'abertura-de-caixa',
    kicker: 'Operação sem sustos',
    slides: [
      {
        title: 'Abrir o caixa em cinco minutos',
        points: ['Fundo conferido', 'Bobina', 'Teste da maquininha'],
        speech: ['Um caixa bem aberto é um dia sem susto.', 'Em cinco minutos e quatro passos, você está pronto.'],
      },
      {
        title: '1. Conte o fundo',
        points: ['Duas pessoas', 'Duas contagens'],
        speech: ['Conte o fundo de troco a dois, uma contagem de cada vez.', 'Anote o valor e os dois assinam.'],
      },
      {
        title: '2. Teste o papel e a maquininha',
        points: ['Bobina reserva', 'Venda de um real, e cancele'],
        speech: ['Confira a bobina e deixe outra por perto.', 'Passe uma venda de um real na maquininha e cancele.'],
      },
      {
        title: '3. Arrume o troco',
        points: ['Moedas em colunas de dez', 'Notas viradas'],
        speech: [
          'Moedas em colunas de dez, notas viradas para o mesmo lado.',
          'A fila anda na velocidade do seu troco.',
        ],
      },
      {
        title: '4. Feche a gaveta',
        points: ['Gaveta aberta, só na venda', 'A senha é só sua'],
        speech: ['A gaveta abre na venda e fecha em seguida.', 'A sua senha é só sua, mesmo com quem você confia.'],
      },
    ],
  },
  {
    name: 'perdas-invisiveis',
    kicker: 'Operação sem sustos',
    slides: [
      {
        title: 'Perdas invisíveis',
        points: ['Quebra', 'Erro', 'Vencimento', 'Furto'],
        speech: [
          'De cada cem reais vendidos, um e meio some sem ninguém ver.',
          'E a maior parte não é furto: é quebra, erro e vencimento.',
        ],
      },
      {
        title: 'Quebra',
        points: ['Caixa pesada embaixo', 'Nada acima do ombro'],
        speech: [
          'Quebra se evita na arrumação: o pesado embaixo, o frágil à altura dos olhos.',
          'Nada que quebre fica acima do ombro.',
        ],
      },
      {
        title: 'Erro',
        points: ['Etiqueta trocada', 'Recebimento sem conferir'],
        speech: ['Uma etiqueta trocada custa o dia inteiro.', 'E o que não foi conferido na doca já foi pago.'],
      },
      {
        title: 'Vencimento',
        points: ['Primeiro que vence, primeiro que sai'],
        speech: [
          'O primeiro que vence é o primeiro que sai.',
          'Uma ronda curta por dia vale mais do que um mutirão por mês.',
        ],
      },
      {
        title: 'Você é o alarme',
        points: ['Bom dia a quem entra', 'Olhos na área de vendas'],
        speech: [
          'Um bom dia na entrada é o alarme mais barato que existe.',
          'Quem foi visto compra. Quem não foi, às vezes, leva.',
        ],
      },
    ],
  },
  {
    name: 'primeira-lideranca',
    kicker: 'Liderança de loja',
    slides: [
      {
        title: 'Sua primeira semana como líder',
        points: ['Ouvir', 'Combinar', 'Mostrar'],
        speech: [
          'Ontem você era do time. Hoje, lidera o time.',
          'A primeira semana tem três tarefas: ouvir, combinar e mostrar.',
        ],
      },
      {
        title: 'Ouvir',
        points: ['Vinte minutos com cada pessoa', 'Três perguntas'],
        speech: [
          'Converse vinte minutos com cada pessoa.',
          'O que funciona, o que atrapalha e o que você mudaria. E anote.',
        ],
      },
      {
        title: 'Combinar',
        points: ['Três combinados', 'Na parede, à vista'],
        speech: ['Escolha com o time três combinados, não trinta.', 'Deixe na parede, à vista, e cumpra primeiro.'],
      },
      {
        title: 'Mostrar',
        points: ['Um problema resolvido', 'Antes de sexta-feira'],
        speech: ['Resolva um problema pequeno antes da sexta-feira.', 'Confiança começa por aquilo que você entrega.'],
      },
    ],
  },
];

export const audios: readonly AudioLesson[] = [
  {
    name: 'voz-no-telefone',
    speech: [
      'Balcão Aberto, o podcast da Rede Saber Mais. Episódio um: a voz no telefone.',
      'No telefone não existe vitrine. Existe a sua voz.',
      'A primeira dica é ficar em pé. De pé, o ar circula e a voz sai mais firme.',
      'A segunda é sorrir. O sorriso muda o formato da boca, e quem ouve percebe.',
      'A terceira é dizer o nome da pessoa, uma vez no começo e uma vez no fim.',
      'E a quarta é prometer só o que você mesmo pode cumprir.',
      'Em vez de vou verificar, diga: eu ligo para a senhora hoje, até as quatro da tarde.',
      'Depois ligue às três e meia. A confiança mora nessa meia hora.',
      'Por hoje é só. Até o próximo episódio, e boas vendas!',
    ],
  },
  {
    name: 'frases-de-ouro',
    speech: [
      'Balcão Aberto, episódio dois: cinco frases que valem ouro.',
      'Frase um: eu não sei, mas vou descobrir agora com a senhora. É melhor do que inventar.',
      'Frase dois: deixa comigo. Três palavras que tiram um peso de quem pergunta.',
      'Frase três: no seu lugar eu também ficaria chateado. Ela não dá razão nem tira: ela acolhe.',
      'Frase quatro: posso mostrar uma opção que custa menos? Quem ouve isso volta.',
      'Frase cinco: obrigado por esperar. Troca a culpa da desculpa pelo valor do obrigado.',
      'Escolha uma para hoje. Só uma. E conte para o time como foi.',
    ],
  },
  {
    name: 'datas-do-varejo',
    speech: [
      'Balcão Aberto, episódio três: o calendário de quem vende.',
      'Toda data forte começa seis semanas antes.',
      'Na primeira semana, olhe os números do ano passado e pergunte: o que faltou?',
      'Na segunda e na terceira, compre e combine os prazos de entrega.',
      'Na quarta, treine o time com o produto na mão.',
      'Na quinta, mude a vitrine. Na sexta, avise os clientes que já compraram com você.',
      'E no dia seguinte à data, antes de desmontar, fotografe tudo. A foto de hoje é o plano do ano que vem.',
    ],
  },
  {
    name: 'nota-falsa',
    speech: [
      'Operação em voz alta, episódio um: nota falsa, e agora?',
      'Primeiro, o tato: a nota verdadeira tem relevo na palavra República e nos números.',
      "Depois, a luz: contra a claridade aparecem a marca d'água e o fio de segurança.",
      'E por fim o movimento: nas notas altas, o número muda de cor quando você inclina.',
      'Em caso de dúvida, não acuse. Diga apenas: o senhor teria outra nota, por gentileza?',
      'Se a nota já entrou no caixa, guarde em um envelope e leve ao banco. Passar adiante é crime, mesmo sem querer.',
    ],
  },
  {
    name: 'reuniao-de-dez-minutos',
    speech: [
      'Café com a liderança, episódio um: a reunião de dez minutos.',
      'Dez minutos, em pé, antes de abrir a loja. É tudo de que um time precisa por dia.',
      'Nos dois primeiros minutos, o número de ontem. Um só.',
      'Nos quatro seguintes, uma história: um atendimento que deu certo, contado por quem fez.',
      'Depois, três minutos para o combinado de hoje: o que muda, quem faz, até quando.',
      'E no último minuto, uma pergunta: do que vocês precisam de mim?',
      'Acabou o tempo, acabou a reunião. A disciplina do relógio é o respeito de quem lidera.',
    ],
  },
  {
    name: 'conversa-dificil',
    speech: [
      'Café com a liderança, episódio dois: a conversa difícil.',
      'Adiar não torna a conversa mais fácil. Só a torna mais longa.',
      'Comece pelo fato, sem adjetivo: nas três últimas terças, você chegou depois das dez.',
      'Depois o efeito: o time abriu a loja com uma pessoa a menos.',
      'Então pergunte, e espere: o que está acontecendo?',
      'A resposta quase sempre surpreende. Só depois dela se procura a saída, e a dois.',
      'Termine com data: na outra terça, a gente se fala de novo.',
    ],
  },
];
