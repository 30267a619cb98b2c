/** Code of the hostile bodies: a page that runs it has `hostileRan`. */
const RUN = 'window.hostileRan=1';

/** Known ways to make HTML run code, from public collections. */
const seeds: readonly string[] = [
  `<script>${RUN}</script>`,
  `<script src="data:text/javascript,${RUN}"></script>`,
  `<script type="module">${RUN}</script>`,
  `<img src=x onerror="${RUN}">`,
  `<img src=x onerror=${RUN} x="`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src="x\`" onerror="${RUN}">`,
  `<img srcset="x 1x" onerror="${RUN}">`,
  `<image src=x onerror="${RUN}">`,
  `<a href="javascript:${RUN}">a</a>`,
  `<a href="vbscript:${RUN}">a</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">a</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD53aW5kb3cuaG9zdGlsZVJhbj0xPC9zY3JpcHQ+">a</a>`,
  `<a href="&#106;avascript:${RUN}">a</a>`,
  `<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74:${RUN}">a</a>`,
  `<a href="java&Tab;script:${RUN}">a</a>`,
  `<a href="java&NewLine;script&colon;${RUN}">a</a>`,
  `<a href=" &#14; javascript:${RUN}">a</a>`,
  `<a href="feed:javascript:${RUN}">a</a>`,
  `<a href="view-source:javascript:${RUN}">a</a>`,
  `<a href="blob:https://portal/x">a</a>`,
  `<a href="filesystem:https://portal/x">a</a>`,
  `<a xlink:href="javascript:${RUN}">a</a>`,
  `<a ping="https://evil.example" href="https://x.example">a</a>`,
  `<svg onload="${RUN}"></svg>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text>a</text></a></svg>`,
  `<svg><animate onbegin="${RUN}" attributeName=x dur=1s></svg>`,
  `<svg><a><animate attributeName=href values="javascript:${RUN}" /><text>a</text></a></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>${RUN}</script>"></iframe></foreignObject></svg>`,
  `<svg><style><img src=x onerror=${RUN}></style></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${RUN}</script></svg>#x"/></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${RUN}&gt;">`,
  `<math href="javascript:${RUN}">a</math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${RUN}></annotation-xml></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<iframe srcdoc="<script>parent.hostileRan=1</script>"></iframe>`,
  `<iframe onload="${RUN}"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<applet code="x"></applet>`,
  `<base href="javascript:${RUN}//"><a href="x">a</a>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<link rel="stylesheet" href="data:text/css,body{background:url(x)}">`,
  `<link rel=import href="data:text/html,<script>${RUN}</script>">`,
  `<style>@import 'javascript:${RUN}'; body { background: url(javascript:${RUN}) }</style>`,
  `<p style="background:url(javascript:${RUN})">a</p>`,
  `<p style="width:expression(${RUN})">a</p>`,
  `<p style="behavior:url(x.htc);-moz-binding:url(x.xml#x)">a</p>`,
  `<p style="position:fixed;inset:0;z-index:9999">a</p>`,
  `<p onclick="${RUN}" onmouseover="${RUN}" onfocus="${RUN}" tabindex=1 autofocus>a</p>`,
  `<p onpointerenter="${RUN}" onanimationstart="${RUN}" style="animation-name:x">a</p>`,
  `<body onload="${RUN}">`,
  `<body background="javascript:${RUN}">`,
  `<table background="javascript:${RUN}"><td background="javascript:${RUN}">a</td></table>`,
  `<input autofocus onfocus="${RUN}">`,
  `<input type=image src=x onerror="${RUN}">`,
  `<select autofocus onfocus="${RUN}"></select>`,
  `<textarea autofocus onfocus="${RUN}"></textarea>`,
  `<button formaction="javascript:${RUN}">a</button>`,
  `<form action="javascript:${RUN}"><input type=submit></form>`,
  `<isindex type=image src=1 onerror="${RUN}">`,
  `<video src=x onerror="${RUN}"></video>`,
  `<video><source onerror="${RUN}"></video>`,
  `<audio src=x onerror="${RUN}"></audio>`,
  `<video poster="javascript:${RUN}"></video>`,
  `<details open ontoggle="${RUN}">a</details>`,
  `<dialog open onclose="${RUN}">a</dialog>`,
  `<marquee onstart="${RUN}">a</marquee>`,
  `<keygen autofocus onfocus="${RUN}">`,
  `<frameset onload="${RUN}"><frame src="javascript:${RUN}"></frameset>`,
  `<template><script>${RUN}</script></template>`,
  `<template shadowrootmode="open"><script>${RUN}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`,
  `<noembed><img title="</noembed><img src=x onerror=${RUN}>"></noembed>`,
  `<xmp><p title="</xmp><img src=x onerror=${RUN}>"></xmp>`,
  `<title><img title="</title><img src=x onerror=${RUN}>"></title>`,
  `<textarea><p title="</textarea><img src=x onerror=${RUN}>"></textarea>`,
  `<plaintext><img src=x onerror=${RUN}>`,
  `<!--><img src=x onerror=${RUN}>-->`,
  `<!--[if gte IE 4]><script>${RUN}</script><![endif]-->`,
  `<![CDATA[<img src=x onerror=${RUN}>]]>`,
  `<?xml version="1.0"?><?xml-stylesheet href="javascript:${RUN}"?>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<<script>${RUN}//<</script>`,
  `<script/x>${RUN}</script x>`,
  `</script><script>${RUN}</script>`,
  `"><script>${RUN}</script>`,
  `'><img src=x onerror='${RUN}'>`,
  `<p title="<script>${RUN}</script>">a</p>`,
  `<x onclick="${RUN}" contenteditable onblur="${RUN}">a</x>`,
  `<custom-element onconnected="${RUN}">a</custom-element>`,
  `<portal src="javascript:${RUN}"></portal>`,
  `<slot onslotchange="${RUN}"></slot>`,
  `<p id="hostileRan" name="hostileRan">a</p>`,
  `<a id="azulejo-boot" href="javascript:${RUN}">a</a>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `<img src="javascript:${RUN}">`,
  `<img src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>">`,
  `<img lowsrc="javascript:${RUN}" dynsrc="javascript:${RUN}">`,
  `<img src=x usemap="#m"><map name="m"><area href="javascript:${RUN}" coords="0,0,9,9" shape="rect"></map>`,
  `<blockquote cite="javascript:${RUN}">a</blockquote>`,
  `<del cite="javascript:${RUN}">a</del>`,
];

type Mutation = (html: string) => string;

const alternateCase = (text: string): string =>
  Array.from(text, (letter, at) => (at % 2 === 0 ? letter.toUpperCase() : letter.toLowerCase())).join('');

/** Variations that hide such bodies from a filter. */
const mutations: readonly Mutation[] = [
  (html) => html,
  (html) =>
    html
      .replace(/<\/?[a-z][\w-]*/gi, alternateCase)
      .replace(/\bon\w+(?=\s*=)/gi, alternateCase)
      .replace(/javascript:/gi, 'JaVaScRiPt:'),
  (html) => html.replace(/javascript:/gi, 'java\tscr\nipt\r:').replace(/<([a-z][\w-]*)\s/gi, '<$1\n\t'),
  (html) => html.replace(/javascript:/gi, '\u0001 javascript:').replace(/<([a-z][\w-]*)\s/gi, '<$1\f'),
  (html) =>
    html.replace(/javascript/gi, (word) => Array.from(word, (letter) => `&#${letter.charCodeAt(0)}`).join('') + ';'),
  (html) => html.replace(/<([a-z][\w-]*)\s/gi, '<$1/x/').replace(/<\/([a-z])/gi, '</ $1'),
  (html) => html.replace(/>/g, '/>').replace(/="([^"]*)"/g, "='$1'"),
  (html) => html.replace(/"/g, ''),
  (html) => html.replace(/="/g, '=\u00A0"').replace(/<(?=[a-z])/gi, '<\u0000'),
  (html) => html.replace(/<([a-z]+)/i, '<$1\u0000').replace(/on(\w+)=/gi, 'on$1\u0000='),
  (html) => `<p>Antes</p>${html}<p>Depois</p>`,
  (html) => `<div><blockquote><ul><li>${html}</li></ul></blockquote></div>`,
  (html) => `<table><tr><td>${html}</td></tr></table>`,
  (html) => `<svg>${html}</svg><math>${html}</math>`,
  (html) => `<!-- ${html} --><p title='${html}'>a</p>`,
  (html) => `<a href="https://x.example" title="${html.replaceAll('"', '&quot;')}">${html}</a>`,
  (html) => html + html.replace(/</g, '&lt;'),
  (html) => html.slice(0, -1),
  (html) => `<p><b><i>${html.replace(/>/, '><!--x-->')}`,
  (html) => encodeURI(html).replaceAll('%3C', '<').replaceAll('%3E', '>').replaceAll('%20', ' ').replaceAll('%22', '"'),
  (html) => `${'<div>'.repeat(60)}${html}`,
  (html) => `<xmp>${html}</xmp><noscript>${html}</noscript><style>${html}</style>`,
];

/** Returns this many different bodies, the same ones at each call. */
export function hostileBodies(count: number): readonly string[] {
  const bodies = new Set<string>();
  for (const mutate of mutations) for (const seed of seeds) bodies.add(mutate(seed));
  // Combines the variations until there are enough bodies.
  for (const again of mutations) {
    for (const mutate of mutations) {
      if (bodies.size >= count) return [...bodies].slice(0, count);
      for (const seed of seeds) bodies.add(again(mutate(seed)));
    }
  }
  return [...bodies].slice(0, count);
}
