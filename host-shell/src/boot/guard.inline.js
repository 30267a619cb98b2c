// Inlined into the page by the server, before anything that could ask for a file. Whatever creates a script or link element later
// on (webpack, Rspack, Module Federation, mini-css-extract) asks with the hash that the boot document records for the address; an
// address that no record names gets a hash nothing has. The policy of the page then lets only recorded bytes run.
(function guardFiles() {
  const { shell, composition, override, worker } = JSON.parse(document.getElementById('azulejo-boot').textContent);
  const hashes = new Map();
  for (const { baseUrl, files } of [shell].concat(composition.releases, composition.fallbacks)) {
    for (const file in files) hashes.set(new URL(baseUrl + file, location).href, files[file]);
  }
  const plain = (address) =>
    URL.canParse(address, location) ? new URL(address, location).href.replace(/[?#].*/, '') : '';
  const hashOf = (address) => hashes.get(plain(address));
  const nothing = `sha384-${'A'.repeat(64)}`;
  // What a developer works on has no record: it changes at every build.
  const isLocal = (address) =>
    override && URL.canParse(address, location) && new URL(address, location).origin === override.origin;
  const bind = (element, address) => {
    if (/icon|manifest/.test(element.rel)) return;
    if (!isLocal(address)) element.integrity = hashOf(address) || nothing;
    element.crossOrigin = 'anonymous';
  };
  // What failed once is asked for at an address of its own the next time: browsers hand out a failed preload and changed bytes again.
  const lost = new Map();
  const note = ({ target }) => {
    const address = plain(target.src || target.href);
    if (hashes.has(address)) lost.set(address, (lost.get(address) || 0) + 1);
  };
  document.addEventListener('error', note, true);
  const fresh = (address) =>
    lost.has(plain(address)) ? `${plain(address)}?again=${lost.get(plain(address))}` : address;
  for (const [{ prototype }, name] of [
    [HTMLScriptElement, 'src'],
    [HTMLLinkElement, 'href'],
  ]) {
    const property = Object.getOwnPropertyDescriptor(prototype, name);
    Object.defineProperty(prototype, name, {
      ...property,
      set(address) {
        bind(this, address);
        property.set.call(this, fresh(address));
      },
    });
    prototype.setAttribute = function setAttribute(key, value) {
      const isAddress = key.toLowerCase() === name;
      if (isAddress) bind(this, value);
      Element.prototype.setAttribute.call(this, key, isAddress ? fresh(value) : value);
    };
  }
  // The portal's own service worker, at its very address, is what the page's policy lets be one.
  const isWorker = (address) =>
    worker && URL.canParse(address, location) && new URL(address, location).href === new URL(worker, location).href;
  // Markup may be set, for the page's policy runs nothing of it; code from text never, scripts only from recorded addresses.
  // Workers carry no hash of their own: one is made of bytes that were fetched with theirs, and of nothing else.
  const made = new Set();
  const startWorker = async (address) => {
    const integrity = isLocal(address) ? '' : hashOf(address) || nothing;
    // oxlint-disable-next-line no-restricted-globals -- it runs before the kit, for a file
    const reply = await fetch(fresh(address), { integrity });
    if (!reply.ok) throw new TypeError(`${address} answered ${reply.status}`);
    const source = URL.createObjectURL(new Blob([await reply.arrayBuffer()], { type: 'text/javascript' }));
    made.add(source);
    return new Worker(source, { type: 'module' });
  };
  Object.defineProperty(window, 'azulejoWorker', { value: startWorker });
  if (window.trustedTypes) {
    trustedTypes.createPolicy('default', {
      createHTML: (html) => html,
      createScriptURL: (address) =>
        hashOf(address) || isLocal(address) || isWorker(address) || made.has(String(address)) ? address : null,
    });
  }
})();
