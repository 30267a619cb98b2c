// Inlined into the page by the server, right after the boot document, for what can't wait for the main script: the colour scheme
// that the person picked, and, with a session, the files of the portal and of the remote that owns this address.
(function beforeMain() {
  try {
    const { basename, composition, portalFiles } = JSON.parse(document.getElementById('azulejo-boot').textContent);
    const stored = (name) => JSON.parse(localStorage.getItem(`azulejo:${basename}:${name}`));
    const scheme = stored('color-scheme');
    if (scheme === 'light' || scheme === 'dark') document.documentElement.dataset.theme = scheme;
    if (!stored('token')) return;
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
    for (const { baseUrl, entry, format, preloads, manifest } of composition.releases) {
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
