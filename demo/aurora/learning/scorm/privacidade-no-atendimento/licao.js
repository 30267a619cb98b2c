/* Mostra as telas de uma lição e guarda, a cada passo, onde a pessoa está e o que respondeu. */
(function () {
  var nome = new URLSearchParams(location.search).get('licao') || 'unica';
  var licao = LICOES[nome];
  var comeco = Date.now();
  var telas = licao.telas.concat(licao.perguntas ? [{ prova: true }, { resultado: true }] : [{ fim: true }]);
  var estado = { respostas: {}, nota: null };
  var atual = 0;
  var tela = document.getElementById('tela');
  var avancar = document.getElementById('avancar');
  var voltar = document.getElementById('voltar');

  scorm.start();
  var status = scorm.get('cmi.completion_status');
  var revisao = scorm.get('cmi.mode') === 'review';
  try {
    estado = Object.assign(estado, JSON.parse(scorm.get('cmi.suspend_data') || '{}'));
  } catch (error) {
    /* O que foi guardado por outra versão da lição não serve a esta. */
  }
  atual = Math.min(Number(scorm.get('cmi.location')) || 0, telas.length - 1);
  if (!revisao && (status === '' || status === 'unknown')) scorm.set('cmi.completion_status', 'incomplete');
  mostrar();

  avancar.addEventListener('click', function () {
    if (telas[atual].prova && !corrigir()) return;
    if (atual === telas.length - 1) return encerrar();
    ir(atual + 1);
  });
  voltar.addEventListener('click', function () {
    ir(atual - 1);
  });
  window.addEventListener('pagehide', function () {
    guardar();
    scorm.set('cmi.exit', 'suspend');
    scorm.finish();
  });

  function ir(para) {
    atual = para;
    if (!licao.perguntas && telas[atual].fim) concluir();
    guardar();
    mostrar();
    var titulo = tela.querySelector('h1');
    if (titulo) titulo.focus();
    window.scrollTo(0, 0);
  }

  function guardar() {
    scorm.set('cmi.location', atual);
    scorm.set('cmi.progress_measure', (atual / (telas.length - 1)).toFixed(2));
    scorm.set('cmi.suspend_data', JSON.stringify(estado));
    scorm.set('cmi.session_time', scorm.timespan(comeco));
    scorm.save();
  }

  function concluir() {
    if (!revisao) scorm.set('cmi.completion_status', 'completed');
  }

  function corrigir() {
    var faltam = licao.perguntas.filter(function (_, indice) {
      return estado.respostas[indice] === undefined;
    });
    var aviso = document.getElementById('aviso');
    if (faltam.length > 0) {
      aviso.textContent = faltam.length === 1 ? 'Falta responder uma pergunta.' : 'Faltam ' + faltam.length + ' perguntas.';
      return false;
    }
    var certas = 0;
    licao.perguntas.forEach(function (pergunta, indice) {
      var certa = estado.respostas[indice] === pergunta.certa;
      if (certa) certas += 1;
      var n = Number(scorm.get('cmi.interactions._count')) || 0;
      scorm.set('cmi.interactions.' + n + '.id', 'pergunta-' + (indice + 1));
      scorm.set('cmi.interactions.' + n + '.type', 'choice');
      scorm.set('cmi.interactions.' + n + '.learner_response', 'abcd'.charAt(estado.respostas[indice]));
      scorm.set('cmi.interactions.' + n + '.correct_responses.0.pattern', 'abcd'.charAt(pergunta.certa));
      scorm.set('cmi.interactions.' + n + '.result', certa ? 'correct' : 'incorrect');
    });
    estado.nota = Math.round((certas / licao.perguntas.length) * 100);
    if (revisao) return true;
    scorm.set('cmi.score.min', 0);
    scorm.set('cmi.score.max', 100);
    scorm.set('cmi.score.raw', estado.nota);
    scorm.set('cmi.score.scaled', estado.nota / 100);
    scorm.set('cmi.success_status', estado.nota >= 70 ? 'passed' : 'failed');
    concluir();
    return true;
  }

  function encerrar() {
    guardar();
    scorm.finish();
    avancar.disabled = true;
    voltar.disabled = true;
    document.getElementById('onde').textContent = 'Tudo foi guardado. Você já pode sair da lição.';
  }

  function mostrar() {
    var agora = telas[atual];
    document.getElementById('onde').textContent = licao.titulo + ' · tela ' + (atual + 1) + ' de ' + telas.length;
    var barra = document.getElementById('andamento');
    barra.max = telas.length - 1;
    barra.value = atual;
    voltar.hidden = atual === 0;
    avancar.textContent = agora.prova ? 'Conferir respostas' : atual === telas.length - 1 ? 'Concluir lição' : 'Avançar';
    tela.innerHTML = agora.prova ? prova() : agora.resultado ? resultado() : agora.fim ? fim() : '<h1 tabindex="-1">' + agora.titulo + '</h1>' + agora.texto;
    tela.querySelectorAll('input[type=radio]').forEach(function (opcao) {
      opcao.addEventListener('change', function () {
        estado.respostas[Number(opcao.name.slice(1))] = Number(opcao.value);
        guardar();
      });
    });
  }

  function prova() {
    return (
      '<h1 tabindex="-1">Verifique o que aprendeu</h1><p>São ' + licao.perguntas.length + ' perguntas. Para ser aprovado, acerte ao menos 70%.</p>' +
      licao.perguntas
        .map(function (pergunta, indice) {
          return (
            '<fieldset><legend>' + (indice + 1) + '. ' + pergunta.texto + '</legend>' +
            pergunta.opcoes
              .map(function (opcao, valor) {
                var marcada = estado.respostas[indice] === valor ? ' checked' : '';
                return '<label><input type="radio" name="p' + indice + '" value="' + valor + '"' + marcada + '><span>' + opcao + '</span></label>';
              })
              .join('') +
            '</fieldset>'
          );
        })
        .join('') +
      '<p id="aviso" class="errado" role="alert"></p>'
    );
  }

  function resultado() {
    var aprovado = estado.nota >= 70;
    return (
      '<h1 tabindex="-1">' + (aprovado ? 'Muito bem!' : 'Ainda não foi desta vez') + '</h1><p class="nota">Você acertou <strong>' + estado.nota + '%</strong>. ' +
      (aprovado ? 'O resultado já está no seu histórico.' : 'Volte às telas anteriores e tente de novo quando quiser.') + '</p><ol>' +
      licao.perguntas
        .map(function (pergunta, indice) {
          var certa = estado.respostas[indice] === pergunta.certa;
          return '<li>' + pergunta.texto + '<br><span class="' + (certa ? 'certo">✓ Certo. ' : 'errado">✗ Não é bem assim. ') + '</span>' + pergunta.porque + '</li>';
        })
        .join('') +
      '</ol>'
    );
  }

  function fim() {
    return '<h1 tabindex="-1">Lição concluída</h1><p class="nota">' + licao.fecho + '</p>';
  }
})();
