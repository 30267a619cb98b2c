/* Acesso à API do SCORM 1.2, pela busca que a norma descreve: nas janelas acima desta e na que a abriu. */
var scorm = (function () {
  var api = null;
  var running = false;

  function findIn(win) {
    var tries = 0;
    while (!win.API && win.parent && win.parent !== win && tries < 10) {
      tries += 1;
      win = win.parent;
    }
    return win.API || null;
  }

  function get(name) {
    return running ? api.LMSGetValue(name) : '';
  }

  function set(name, value) {
    return running && api.LMSSetValue(name, String(value)) === 'true';
  }

  return {
    start: function () {
      api = findIn(window) || (window.opener ? findIn(window.opener) : null);
      running = api !== null && api.LMSInitialize('') === 'true';
      return running;
    },
    get: get,
    set: set,
    save: function () {
      return running && api.LMSCommit('') === 'true';
    },
    finish: function () {
      if (!running) return;
      api.LMSFinish('');
      running = false;
    },
    timespan: function (from) {
      var seconds = Math.floor((Date.now() - from) / 1000);
      function two(value) {
        return (value < 10 ? '0' : '') + value;
      }
      return two(Math.floor(seconds / 3600)) + ':' + two(Math.floor(seconds / 60) % 60) + ':' + two(seconds % 60);
    },
  };
})();
