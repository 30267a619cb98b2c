// Inlined into the page by the server, right after the boot document, for what can't wait for the main script: the colour scheme
// that the person picked, the developer's override that this tab keeps, and, with a session, the files of the portal and of the remote
// that owns this address.
(function beforeMain() {
  try {
    const { basename, composition, override, portalFiles } = JSON.parse(document.getElementById('azulejo-boot').textContent);
    const stored = (name, storage = localStorage) => JSON.parse(storage.getItem(`azulejo:${basename}:${name}`));
    const scheme = stored('color-scheme');
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme;
    if (!stored('token')) return;
    // The server makes the page with the override that its address names.
    const kept = JSON.parse(sessionStorage.getItem(`azulejo:${basename}:override`));
    const query = new URLSearchParams(location.search);
    if (kept && Date.parse(kept.expiresAt) > Date.now() && !query.has('remote')) {
      query.set('remote', `${kept.remote}@${kept.origin}`);
      location.replace(`${location.pathname}?${query}${location.hash}`);
      return;
    }
    const path = location.pathname.slice(basename.length).replace(/\/+$/, '') || '/';
    const matches = (pattern) => {
      const source = pattern.replace(/\/:\w+\?/g, '(?:/[^/]+)?').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*');
      return new RegExp(`^${source}$`, 'i').test(path);
    };
    // The guard gives the links their hashes and credentials, as it does with the requests that they are a head start for.
    const ask = (href, isModule) => {
      const link = document.createElement('link');
      const isStyle = href.endsWith('.css');
      link.rel = isModule && !isStyle ? 'modulepreload' : 'preload';
      link.as = isStyle ? 'style' : 'script';
      link.href = href;
      document.head.append(link);
    };
    portalFiles.forEach((href) => ask(href));
    const broken = stored('broken-releases', sessionStorage) || {};
    for (const current of composition.releases) {
      const { remote, version } = current;
      if (override && remote === override.remote) continue;
      // What broke in this tab gives way to the last known good, as in shared-kit/federation.
      const isBroken = broken[`${remote}@${version}`] > Date.now();
      const { baseUrl, entry, format, preloads, manifest } = (isBroken && composition.fallbacks.find((each) => each.remote === remote)) || current;
      const pages = manifest.routes.filter((route) => matches(route.path)).map((route) => route.page);
      const homes = manifest.slots.filter((filler) => path === '/' && filler.slot === 'shell.home.v1');
      const parts = pages.concat(homes.filter(({ when }) => !when || when.homeModule === composition.homeModule).map(({ piece }) => piece));
      if (parts.length === 0) continue;
      [entry, ...(preloads['*'] || []), ...parts.flatMap((part) => preloads[part] || [])].forEach((file) => ask(baseUrl + file, format === 'module'));
    }
  } catch {
    // Only a head start: without it the page loads all the same.
  }
})();
