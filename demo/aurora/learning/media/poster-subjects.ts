const ink = '#0d0838';
const night = '#17115e';
const amber = '#ffb000';
const light = '#ffe09a';
const teal = '#00c9b7';
const white = '#fdfcff';
const violet = '#6d5cf0';

const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
const box = (x: number, y: number, w: number, h: number, r: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${more}/>`;
const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`;

function pylon(x: number, base: number, height: number, colour: string, width = 7): string {
  const w = height * 0.22;
  const top = base - height;
  const rung = (share: number) => w * (0.16 + 0.84 * share);
  const legs = line(
    `M${x - w},${base} L${x - w * 0.16},${top + height * 0.1} L${x},${top} L${x + w * 0.16},${top + height * 0.1} L${x + w},${base}`,
    colour,
    width,
  );
  const arms = [0.16, 0.3, 0.44].map((at, index) => {
    const reach = height * (0.2 + index * 0.05);
    const y = top + height * at;
    return (
      line(`M${x - reach},${y} L${x},${y - height * 0.05} L${x + reach},${y} Z`, colour, width * 0.7) +
      [-1, 1].map((side) => line(`M${x + side * reach},${y} v${height * 0.05}`, amber, width * 0.7)).join('')
    );
  });
  const braces = [0.5, 0.66, 0.83, 1].slice(1).map((at, index) => {
    const above = [0.5, 0.66, 0.83][index] ?? 0.5;
    const [a, b] = [rung(above), rung(at)];
    const [ya, yb] = [top + height * above, top + height * at];
    return line(
      `M${x - a},${ya} L${x + b},${yb} M${x + a},${ya} L${x - b},${yb} M${x - a},${ya} H${x + a}`,
      colour,
      width * 0.55,
    );
  });
  return legs + arms.join('') + braces.join('');
}

function person(x: number, y: number, scale: number, coat: string, helmet: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})">
    ${shape('M-62,150 C-62,60 -40,38 0,38 C40,38 62,60 62,150 Z', coat)}
    ${shape('M-16,30 h32 v22 q-16,14 -32,0 Z', '#c98560')}
    ${circle(0, 4, 34, '#dc9a74')}
    ${shape('M-40,-4 a40,40 0 0 1 80,0 Z', helmet)}${box(-46, -8, 92, 10, 5, helmet)}
    ${line('M-62,118 H62', light, 9, 'opacity=".9"')}
  </g>`;
}

function turbine(x: number, base: number, size: number, turn: number): string {
  const top = base - size;
  const blade = `M0,0 C${size * 0.06},${-size * 0.12} ${size * 0.05},${-size * 0.42} 0,${-size * 0.58} C${-size * 0.03},${-size * 0.4} ${-size * 0.04},${-size * 0.12} 0,0 Z`;
  return `${shape(`M${x - size * 0.018},${top} L${x + size * 0.018},${top} L${x + size * 0.035},${base} L${x - size * 0.035},${base} Z`, '#e9ecff')}
    <g transform="translate(${x} ${top}) rotate(${turn})">${[0, 120, 240].map((angle) => `<g transform="rotate(${angle})">${shape(blade, white)}</g>`).join('')}${circle(0, 0, size * 0.035, amber)}</g>`;
}

function gear(x: number, y: number, r: number, fill: string, teeth: number): string {
  const tooth = Array.from(
    { length: teeth },
    (_, index) =>
      `<rect x="${-r * 0.13}" y="${-r * 1.2}" width="${r * 0.26}" height="${r * 0.4}" rx="${r * 0.06}" transform="rotate(${(360 / teeth) * index})"/>`,
  ).join('');
  return `<g transform="translate(${x} ${y})" fill="${fill}">${tooth}<circle r="${r}"/>${circle(0, 0, r * 0.62, night)}${circle(0, 0, r * 0.42, fill)}${circle(0, 0, r * 0.16, night)}</g>`;
}

/** Subjects of the posters, in a box of 540 × 540. */
export const subjects = {
  bolt: `${pylon(120, 530, 300, ink, 6)}${pylon(440, 530, 340, ink, 7)}
    ${shape('M300,40 L150,300 H250 L215,500 L400,215 H292 L345,40 Z', amber)}${shape('M300,40 L215,187 L262,187 L318,40 Z', light)}`,
  tower: `${pylon(290, 540, 500, ink, 10)}
    ${line('M60,110 C130,170 180,180 190,172 M390,172 C430,190 500,150 540,110', ink, 4)}
    <g transform="translate(330 300) rotate(8)">${person(0, 0, 0.62, amber, white)}${line('M-34,50 C-70,20 -72,-30 -44,-60', ink, 7)}</g>`,
  gears: `${gear(210, 240, 130, amber, 12)}${gear(390, 370, 92, teal, 10)}${gear(370, 150, 62, white, 8)}`,
  padlock: `${shape('M270,60 C340,110 410,120 450,120 C455,290 420,420 270,490 C120,420 85,290 90,120 C130,120 200,110 270,60 Z', night)}
    ${shape('M270,92 C334,136 388,146 424,148 C426,290 396,392 270,456 Z', violet, 'opacity=".5"')}
    ${line('M215,255 v-45 a55,55 0 0 1 110,0 v45', white, 26)}${box(185, 250, 170, 135, 24, amber)}${circle(270, 305, 20, night)}${box(261, 310, 18, 46, 9, night)}`,
  summit: `${shape('M20,520 L230,170 L310,290 L360,230 L530,520 Z', night)}${shape('M230,170 L184,247 L214,262 L240,232 L264,268 L284,251 Z', white)}
    ${line('M230,170 V60', white, 9)}${shape('M234,62 h110 l-26,34 l26,34 h-110 Z', amber)}
    ${line('M120,500 C190,430 150,390 220,350 C260,325 200,280 228,210', light, 7, 'stroke-dasharray="4 18"')}`,
  heart: `${shape('M270,470 C60,330 60,190 130,135 C190,90 250,120 270,180 C290,120 350,90 410,135 C480,190 480,330 270,470 Z', '#e8365d')}
    ${shape('M150,160 C190,120 235,135 252,180 C200,160 160,190 150,250 C120,220 125,185 150,160 Z', '#ff7d97')}
    ${line('M40,300 H170 L205,225 L255,375 L300,255 L325,300 H500', white, 16)}`,
  road: `${shape('M235,180 H305 L500,540 H40 Z', '#120c45')}${[0, 1, 2, 3].map((step) => shape(`M${265 - step * 3},${215 + step * 78} h${10 + step * 6} l${3 + step},${34 + step * 8} h${-(16 + step * 8)} Z`, light)).join('')}
    <g transform="translate(270 330)">${shape('M-118,90 V26 Q-118,4 -92,-2 L-66,-62 Q-60,-76 -44,-76 H44 Q60,-76 66,-62 L92,-2 Q118,4 118,26 V90 Z', teal)}${shape('M-62,-8 L-44,-54 H44 L62,-8 Z', '#c9fff6')}
    ${box(-112, 82, 44, 34, 10, ink)}${box(68, 82, 44, 34, 10, ink)}${circle(-84, 38, 17, light)}${circle(84, 38, 17, light)}${box(-40, 42, 80, 20, 8, night)}</g>
    ${shape('M186,366 L20,460 L60,520 L196,382 Z', light, 'opacity=".25"')}${shape('M354,366 L520,460 L480,520 L344,382 Z', light, 'opacity=".25"')}`,
  flame: `${shape('M270,40 C330,140 450,210 430,350 C415,450 345,500 270,500 C195,500 120,450 110,350 C102,270 150,240 170,180 C205,215 205,250 215,270 C255,200 235,120 270,40 Z', '#c9340c')}
    ${shape('M275,170 C305,240 375,280 362,365 C352,430 315,462 268,462 C220,462 182,425 180,372 C178,322 212,306 222,270 C245,290 246,312 252,326 C276,284 262,232 275,170 Z', amber)}
    ${shape('M268,300 C288,340 318,358 312,398 C306,430 290,444 268,444 C244,444 230,424 230,400 C230,368 262,352 268,300 Z', '#fff3c9')}`,
  talk: `${shape('M70,90 h260 a34,34 0 0 1 34,34 v120 a34,34 0 0 1 -34,34 h-150 l-66,58 v-58 h-44 a34,34 0 0 1 -34,-34 v-120 a34,34 0 0 1 34,-34 Z', white)}
    ${circle(140, 184, 17, violet)}${circle(200, 184, 17, violet)}${circle(260, 184, 17, violet)}
    ${shape('M250,300 h210 a30,30 0 0 1 30,30 v92 a30,30 0 0 1 -30,30 h-20 v50 l-58,-50 h-132 a30,30 0 0 1 -30,-30 v-92 a30,30 0 0 1 30,-30 Z', amber)}${line('M268,352 h170 M268,398 h110', night, 14)}`,
  solar: `${circle(390, 130, 84, '#fff2c4')}${Array.from({ length: 12 }, (_, index) => `<g transform="rotate(${index * 30} 390 130)">${box(384, 4, 12, 30, 6, '#fff2c4')}</g>`).join('')}
    ${[0, 1].map((row) => `<g transform="translate(${40 + row * 60} ${270 + row * 120}) skewX(-18)">${box(60, 0, 380, 96, 8, '#140e58')}${[0, 1, 2, 3, 4].map((column) => box(68 + column * 74, 8, 66, 36, 3, '#3b2fc4') + box(68 + column * 74, 52, 66, 36, 3, '#4a3dda')).join('')}</g>`).join('')}`,
  wind: `${turbine(150, 540, 330, 18)}${turbine(410, 540, 270, 50)}${turbine(280, 540, 430, -8)}`,
  meter: `${box(120, 70, 300, 400, 48, night)}${box(120, 70, 300, 400, 48, 'none', `stroke="${white}" stroke-width="10"`)}${circle(270, 215, 100, white)}
    ${line('M205,255 a78,78 0 1 1 130,0', teal, 18)}${line('M270,220 L318,170', amber, 14)}${circle(270, 220, 15, night)}
    ${box(170, 345, 200, 62, 12, '#c9fff6')}${[0, 1, 2, 3].map((digit) => box(184 + digit * 46, 357, 34, 38, 6, '#0a6e70')).join('')}
    ${line('M430,130 q50,40 0,90 M455,100 q90,70 0,150', amber, 12)}${line('M110,130 q-50,40 0,90 M85,100 q-90,70 0,150', amber, 12)}`,
  sunrise: `${circle(270, 340, 150, light)}${circle(270, 340, 112, amber)}${Array.from({ length: 9 }, (_, index) => `<g transform="rotate(${-80 + index * 20} 270 340)">${box(262, 110, 16, 54, 8, light)}</g>`).join('')}
    ${person(150, 400, 0.9, violet, amber)}${person(390, 400, 0.9, teal, white)}${person(270, 380, 1.05, night, amber)}`,
  scale: `${line('M270,90 V460', white, 16)}${line('M110,160 H430', white, 14)}${circle(270, 90, 24, amber)}
    ${line('M110,160 L50,310 M110,160 L170,310 M430,160 L370,310 M430,160 L490,310', white, 6)}
    ${shape('M30,308 h160 a80,62 0 0 1 -160,0 Z', amber)}${shape('M350,308 h160 a80,62 0 0 1 -160,0 Z', teal)}${shape('M180,478 q90,-60 180,0 Z', white)}`,
  desk: `${box(60, 380, 420, 22, 10, '#fff5dd')}${box(90, 400, 18, 130, 6, night)}${box(432, 400, 18, 130, 6, night)}${box(230, 180, 230, 150, 14, night)}${box(244, 194, 202, 122, 8, '#c9fff6')}${box(336, 330, 18, 50, 4, night)}${box(300, 372, 90, 12, 6, night)}
    ${line('M264,290 l34,-40 l32,24 l50,-56', violet, 10)}${person(140, 250, 0.95, teal, night)}${line('M180,330 C215,350 235,362 270,366', '#dc9a74', 20)}`,
  cables: `${[0, 1, 2].map((index) => `<g transform="translate(${110 + index * 160} ${190 + (index % 2) * 120})">${circle(0, 0, 92, ink)}${circle(0, 0, 78, violet)}${circle(0, 0, 60, night)}${[0, 120, 240].map((angle) => `<g transform="rotate(${angle})">${circle(0, -28, 24, amber)}${circle(0, -28, 13, light)}</g>`).join('')}</g>`).join('')}
    ${line('M20,470 C140,400 220,520 340,450 S500,430 540,470', teal, 14)}`,
  helmet: `${shape('M90,350 C90,190 180,110 270,110 C360,110 450,190 450,350 Z', amber)}${shape('M150,340 C152,230 190,165 240,140 C196,190 186,260 190,345 Z', light, 'opacity=".8"')}
    ${shape('M236,112 q34,-26 68,0 V270 h-68 Z', '#ffc94d')}${box(60, 340, 420, 44, 22, '#e69a00')}
    ${shape('M292,190 L236,292 h44 l-14,74 l72,-108 h-44 l18,-68 Z', night)}${shape('M110,384 h320 q-20,90 -160,90 q-140,0 -160,-90 Z', ink, 'opacity=".55"')}`,
  people: `${person(90, 290, 1.05, teal, white)}${person(450, 290, 1.05, '#ff7d5c', amber)}${person(185, 330, 1.2, violet, amber)}${person(358, 330, 1.2, '#2e9bff', white)}${person(270, 350, 1.42, night, amber)}`,
} as const;
