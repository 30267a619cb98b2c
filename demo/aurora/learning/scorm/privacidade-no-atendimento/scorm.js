/* Acesso à API do SCORM 2004, pela busca que a norma descreve: nas janelas acima desta e na que a abriu. */
var scorm = (function () {
  var api = null;
  var running = false;

  function findIn(win) {
    var tries = 0;
    while (!win.API_1484_11 && win.parent && win.parent !== win && tries < 10) {
      tries += 1;
      win = win.parent;
    }
    return win.API_1484_11 || null;
  }

  return {
    start: function () {
      api = findIn(window) || (window.opener ? findIn(window.opener) : null);
      running = api !== null && api.Initialize('') === 'true';
      return running;
    },
    get: function (name) {
      return running ? api.GetValue(name) : '';
    },
    set: function (name, value) {
      return running && api.SetValue(name, String(value)) === 'true';
    },
    save: function () {
      return running && api.Commit('') === 'true';
    },
    finish: function () {
      if (!running) return;
      api.Terminate('');
      running = false;
    },
    timespan: function (from) {
      return 'PT' + Math.floor((Date.now() - from) / 1000) + 'S';
    },
  };
})();
