// Inlined into the page by the server, right after the boot document, for what can't wait for the main script: the colour scheme
// that the person picked, the developer's override that this tab keeps, and, with a session, the files of the portal and of the remote
// that owns this address; without one, at the login, its picture.
(function beforeMain() {
  try {
    const { apiBase, app, basename, composition, override, portalFiles } = JSON.parse(
      document.getElementById('azulejo-boot').textContent,
    );
    const stored = (name, storage = localStorage) => JSON.parse(storage.getItem(`azulejo:${basename}:${name}`));
    const scheme = stored('color-scheme');
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme;
    const path = location.pathname.slice(basename.length).replace(/\/+$/, '') || '/';
    const token = stored('token');
    if (!token) return showPicture(app, path);
    // The server makes the page with the override that its address names.
    const kept = JSON.parse(sessionStorage.getItem(`azulejo:${basename}:override`));
    const query = new URLSearchParams(location.search);
    if (kept && Date.parse(kept.expiresAt) > Date.now() && !query.has('remote')) {
      query.set('remote', `${kept.remote}@${kept.origin}`);
      location.replace(`${location.origin}${location.pathname}?${query}${location.hash}`);
      return;
    }
    // The values of the pattern's params, where the path is one of it.
    const matchOf = (pattern) => {
      const source = pattern
        .replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?')
        .replace(/:(\w+)/g, '(?<$1>[^/]+)')
        .replace(/\*$/, '.*');
      const match = new RegExp(`^${source}$`, 'i').exec(path);
      return match && { ...match.groups };
    };
    // What the page begins with is under way while its code is; shared-kit/api takes the replies.
    const replies = new Map();
    const viewer = stored('session')?.viewer || {};
    const call = ({ method = 'GET', path: place, body }, params) => {
      const values = { ...viewer, ...params };
      const url = apiBase + place.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name]));
      const text = body && JSON.stringify(body);
      const headers = { authorization: `Bearer ${token}`, ...(text && { 'content-type': 'application/json' }) };
      // oxlint-disable-next-line no-restricted-globals -- it runs before the kit, which takes the reply
      const reply = fetch(url, { method, headers, body: text });
      reply.catch(() => undefined);
      replies.set(`${method} ${url} ${text || ''}`, reply);
    };
    globalThis.azulejoAsked = { token, replies };
    // The guard gives the links their hashes and credentials, as it does with the requests that they are a head start for.
    const ask = (href, isModule) => {
      const link = document.createElement('link');
      const isStyle = href.endsWith('.css');
      link.rel = isModule && !isStyle ? 'modulepreload' : 'preload';
      link.as = isStyle ? 'style' : 'script';
      link.href = href;
      document.head.append(link);
    };
    const broken = stored('broken-releases', sessionStorage) || {};
    const isForHome = ({ when }) => !when?.homeModule || when.homeModule === composition.homeModule;
    const partsOf = (current) => {
      const { remote, version } = current;
      // What broke in this tab gives way to the last known good, as in shared-kit/federation.
      const isBroken = broken[`${remote}@${version}`] > Date.now();
      const release = (isBroken && composition.fallbacks.find((each) => each.remote === remote)) || current;
      const homes = release.manifest.slots.filter(({ slot }) => path === '/' && slot === 'shell.home.v1');
      return [...release.manifest.routes, ...homes]
        .filter(isForHome)
        .map((part) => ({ release, part, params: part.path ? matchOf(part.path) : {} }));
    };
    const found = composition.releases.flatMap(partsOf).filter(({ params }) => params);
    // As the router has it (lib/route-at): the more words of its own, the better a pattern fits.
    const wordsOf = ({ part }) => (part.path || '').split('/').filter((word) => word && !/^[:*]/.test(word)).length;
    const most = Math.max(...found.map(wordsOf));
    const shown = found.filter((each) => wordsOf(each) === most && each.release.remote !== override?.remote);
    // A call is short and its reply is waited for longest.
    shown.forEach(({ part: { asks = [] }, params }) => asks.forEach((each) => call(each, params)));
    portalFiles.forEach((href) => ask(href));
    for (const release of new Set(shown.map((each) => each.release))) {
      const { baseUrl, entry, format, preloads } = release;
      const parts = shown.filter((each) => each.release === release).map(({ part: { page, piece } }) => page || piece);
      [entry, ...(preloads['*'] || []), ...parts.flatMap((part) => preloads[part] || [])].forEach((file) =>
        ask(baseUrl + file, format === 'module'),
      );
    }
  } catch {
    // Only a head start: without it the page loads all the same.
  }
  // Where the login will have it (lib/entrance), until that stands: on a slow line, seconds before any script has run.
  function showPicture({ landingPage, loginPosition, loginImage, loginImageMobile }, path) {
    const isWide = matchMedia('(min-width: 48rem)').matches;
    const address = (!isWide && loginImageMobile) || loginImage || loginImageMobile;
    const isShown = path.toLowerCase() === '/login' && (!landingPage || /[?&](fromLP|byPassSSO)/.test(location.search));
    // Its place at the top depends on the form beneath, on phones.
    if (!isShown || !address || (loginPosition === 'top' && !isWide)) return;
    const picture = Object.assign(new Image(), { src: address, alt: '', id: 'front-picture', fetchPriority: 'high' });
    const isBeside = loginPosition === 'middle';
    const column = matchMedia('(min-width: 75rem)').matches ? 'max(30rem, 36%)' : 'max(26rem, 40%)';
    Object.assign(picture.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      objectFit: 'cover',
      width: isBeside && isWide ? `calc(100% - ${column})` : '100%',
      height: isBeside && !isWide ? 'max(12rem, 36dvh)' : '100dvh',
    });
    const place = () => {
      const root = document.getElementById('root');
      root?.before(picture);
      return root !== null;
    };
    // As soon as the page has a body: its stylesheets stand below and take longer.
    if (!place())
      new MutationObserver((_, observer) => place() && observer.disconnect()).observe(document, {
        childList: true,
        subtree: true,
      });
  }
})();
