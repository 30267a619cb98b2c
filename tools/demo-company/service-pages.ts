import { escape, page } from './pages.ts';

const notice =
  '<small>Página de demonstração do Azulejo. Faz o papel de um serviço de fora e só existe neste computador.</small>';

interface Visitor {
  readonly name: string;
  readonly email: string;
}

/** Returns an embedded site that the tenant trusts. It shows the visitor that the portal reports. */
export function planogramPage(visitor: Visitor | null): string {
  const greeting = visitor
    ? `<p>Olá, <strong>${escape(visitor.name)}</strong>. O portal contou quem chegou, por um token que valeu uma só vez.</p>`
    : '<p>Este acesso já foi usado ou expirou: recarregue a página do portal.</p>';
  const shelf = ['Olhos', 'Mãos', 'Pés'].map(
    (height, row) =>
      `<tr><th scope="row">${height}</th>${[0, 1, 2].map((column) => `<td>${['Lançamento', 'Mais vendido', 'Marca própria', 'Combo', 'Giro alto', 'Básico', 'Pesado', 'Reposição', 'Econômico'][row * 3 + column]}</td>`).join('')}</tr>`,
  );
  return page(
    'Planograma (demonstração)',
    `<h1>Planograma da gôndola</h1>${greeting}<style>table { border-collapse: collapse; width: 100%; } th, td { border: 1px solid #8886; padding: .5rem; text-align: start; }</style><table><tbody>${shelf.join('')}</tbody></table>${notice}`,
  );
}

/** Returns the assessment that the service created for one person. */
export function assessmentPage(email: string): string {
  const questions = [
    [
      'Cliente entra e olha em volta. O que você faz primeiro?',
      ['Cumprimento e dou espaço', 'Ofereço a promoção do dia', 'Espero que me chamem'],
    ],
    ['O preço na gôndola é menor que o do caixa.', ['Vale o menor', 'Vale o do sistema', 'Chamo a gerência']],
    [
      'Faltam cinco minutos para fechar e a loja está cheia.',
      ['Aviso com calma e termino os atendimentos', 'Apago as luzes do fundo', 'Peço que voltem amanhã'],
    ],
  ] as const;
  const fields = questions.map(
    ([question, answers], at) =>
      `<fieldset><legend>${question}</legend>${answers.map((answer) => `<label><input type="radio" name="q${at}" required> ${answer}</label>`).join('')}</fieldset>`,
  );
  return page(
    'Avaliação de perfil (demonstração)',
    `<h1>Perfil de atendimento</h1><p>Avaliação de <strong>${escape(email)}</strong>. Três situações, sem resposta certa ou errada.</p>
     <style>fieldset { border: 1px solid #8886; border-radius: .625rem; margin: 0 0 1rem; } fieldset label { display: flex; font-weight: 400; gap: .5rem; } fieldset input { min-height: 0; width: auto; }</style>
     <form onsubmit="this.innerHTML = '<p><strong>Obrigado!</strong> Seu perfil será conversado com a sua liderança.</p>'; return false">${fields.join('')}<button>Enviar respostas</button></form>${notice}`,
  );
}
