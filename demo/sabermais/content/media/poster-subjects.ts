/** Colours of a poster: primary, secondary, accent and darkest colour of the figure. */
export interface Ink {
  readonly main: string;
  readonly second: string;
  readonly accent: string;
  readonly dark: string;
}

type Subject = (ink: Ink) => string;

/** Figures of flat shapes in a box of 400 × 400. */
export const subjects = {
  bubble: ({ main, second, accent, dark }) => `
    <path d="M40 60h240a60 60 0 0 1 60 60v60a60 60 0 0 1-60 60H150l-70 66v-66H40z" fill="${main}"/>
    <path d="M200 200h120a50 50 0 0 1 50 50v30a50 50 0 0 1-50 50v44l-52-44h-68a50 50 0 0 1-50-50v-30a50 50 0 0 1 50-50z" fill="${accent}"/>
    <circle cx="120" cy="150" r="20" fill="${dark}"/><circle cx="190" cy="150" r="20" fill="${dark}"/><circle cx="260" cy="150" r="20" fill="${dark}"/>
    <rect x="192" y="244" width="136" height="16" rx="8" fill="${second}"/><rect x="192" y="276" width="92" height="16" rx="8" fill="${second}"/>`,
  smile: ({ main, accent, dark }) => `
    <circle cx="200" cy="200" r="170" fill="${main}"/><circle cx="140" cy="160" r="26" fill="${dark}"/><circle cx="260" cy="160" r="26" fill="${dark}"/>
    <path d="M90 220h220a110 110 0 0 1-220 0z" fill="${dark}"/><path d="M130 284a110 110 0 0 0 140 0 90 60 0 0 0-140 0z" fill="${accent}"/>`,
  headset: ({ main, second, accent, dark }) => `
    <path d="M50 240a150 150 0 0 1 300 0h-40a110 110 0 0 0-220 0z" fill="${main}"/>
    <rect x="36" y="220" width="84" height="130" rx="36" fill="${accent}"/><rect x="280" y="220" width="84" height="130" rx="36" fill="${accent}"/>
    <path d="M322 330v10a50 50 0 0 1-50 50h-60v-26h60a24 24 0 0 0 24-24v-10z" fill="${dark}"/><circle cx="205" cy="377" r="22" fill="${second}"/>`,
  bag: ({ main, second, accent, dark }) => `
    <path d="M60 130h280l24 240H36z" fill="${main}"/><path d="M200 130h140l24 240H200z" fill="${accent}" opacity=".55"/>
    <path d="M124 170v-50a76 76 0 0 1 152 0v50h-30v-50a46 46 0 0 0-92 0v50z" fill="${dark}"/><circle cx="200" cy="270" r="50" fill="${second}"/><path d="M184 246v48l40-24z" fill="${main}"/>`,
  hanger: ({ main, second, accent, dark }) => `
    <path d="M186 110a40 40 0 1 1 50-38h-28a14 14 0 1 0-20 12c16 8 26 18 26 36v16h-28z" fill="${dark}"/>
    <path d="M200 128 372 236v36H28v-36z" fill="${accent}"/><path d="M110 240h180v130a20 20 0 0 1-20 20H130a20 20 0 0 1-20-20z" fill="${main}"/>
    <path d="M154 240h92a46 46 0 0 1-92 0z" fill="${second}"/>`,
  shopfront: ({ main, second, accent, dark }) => `
    <rect x="50" y="150" width="300" height="220" fill="${second}"/><rect x="80" y="210" width="130" height="110" fill="${dark}"/><rect x="240" y="210" width="80" height="160" fill="${main}"/><circle cx="256" cy="294" r="8" fill="${accent}"/>
    ${[0, 1, 2, 3, 4].map((n) => `<path d="M${30 + n * 68} 70h68v80a34 34 0 0 1-68 0z" fill="${n % 2 ? accent : main}"/>`).join('')}
    <circle cx="145" cy="262" r="30" fill="${accent}"/>`,
  tag: ({ main, second, accent, dark }) => `
    <path d="M50 50h150l170 170a30 30 0 0 1 0 42L262 370a30 30 0 0 1-42 0L50 200z" fill="${main}"/><circle cx="120" cy="120" r="30" fill="${dark}"/>
    <path d="m204 176 60 60-34 34-60-60z" fill="${accent}"/><path d="m150 230 60 60-20 20-60-60z" fill="${second}"/>`,
  lamp: ({ main, second, accent, dark }) => `
    <circle cx="200" cy="170" r="140" fill="${accent}" opacity=".35"/><path d="M200 50a112 112 0 0 1 60 206v44H140v-44A112 112 0 0 1 200 50z" fill="${main}"/>
    <rect x="140" y="312" width="120" height="24" rx="12" fill="${dark}"/><rect x="156" y="346" width="88" height="24" rx="12" fill="${dark}"/><path d="M176 300v-80l-34-34 18-18 40 40 40-40 18 18-34 34v80z" fill="${second}"/>`,
  register: ({ main, second, accent, dark }) => `
    <rect x="110" y="50" width="180" height="90" rx="12" fill="${dark}"/><rect x="134" y="72" width="132" height="46" rx="6" fill="${accent}"/>
    <path d="M80 160h240l40 130H40z" fill="${main}"/><rect x="40" y="290" width="320" height="80" rx="10" fill="${second}"/><rect x="150" y="318" width="100" height="22" rx="11" fill="${dark}"/>
    ${[0, 1, 2, 3, 4, 5].map((n) => `<circle cx="${140 + (n % 3) * 60}" cy="${196 + Math.floor(n / 3) * 52}" r="17" fill="${dark}"/>`).join('')}`,
  card: ({ main, second, accent, dark }) => `
    <rect x="80" y="60" width="300" height="190" rx="24" fill="${accent}"/><rect x="24" y="130" width="310" height="200" rx="24" fill="${main}"/><rect x="24" y="172" width="310" height="42" fill="${dark}"/>
    <rect x="56" y="244" width="90" height="20" rx="10" fill="${second}"/><rect x="56" y="280" width="150" height="20" rx="10" fill="${second}"/><circle cx="280" cy="278" r="24" fill="${accent}"/>`,
  coins: ({ main, second, accent, dark }) => `
    ${[0, 1, 2, 3].map((n) => `<rect x="40" y="${300 - n * 44}" width="150" height="36" rx="18" fill="${n % 2 ? main : accent}"/>`).join('')}
    ${[0, 1].map((n) => `<rect x="210" y="${300 - n * 44}" width="150" height="36" rx="18" fill="${n % 2 ? main : accent}"/>`).join('')}
    <circle cx="285" cy="140" r="84" fill="${main}"/><circle cx="285" cy="140" r="58" fill="${second}"/><rect x="273" y="100" width="24" height="80" rx="12" fill="${dark}"/>`,
  shield: ({ main, second, accent, dark }) => `
    <path d="M200 30 350 80v110c0 92-66 150-150 186C116 340 50 282 50 190V80z" fill="${main}"/><path d="M200 30v346C116 340 50 282 50 190V80z" fill="${accent}" opacity=".6"/>
    <path d="m130 200 28-28 34 34 84-84 28 28-112 112z" fill="${second}"/><circle cx="200" cy="30" r="14" fill="${dark}"/>`,
  box: ({ main, second, accent, dark }) => `
    <path d="M200 40 370 120v170l-170 80L30 290V120z" fill="${main}"/><path d="M200 200v170l170-80V120z" fill="${dark}" opacity=".75"/><path d="M30 120 200 40l170 80-170 80z" fill="${accent}"/><path d="m112 82 170 80v64l-40 20v-66L72 100z" fill="${second}"/>`,
  shelf: ({ main, second, accent, dark }) => `
    <rect x="40" y="40" width="24" height="340" fill="${dark}"/><rect x="336" y="40" width="24" height="340" fill="${dark}"/>
    ${[130, 240, 350].map((y) => `<rect x="40" y="${y}" width="320" height="20" fill="${dark}"/>`).join('')}
    <rect x="84" y="70" width="56" height="60" fill="${accent}"/><circle cx="190" cy="96" r="34" fill="${main}"/><path d="m250 130 36-76 36 76z" fill="${second}"/>
    <path d="M84 240a40 40 0 0 1 80 0z" fill="${second}"/><rect x="184" y="168" width="40" height="72" fill="${accent}"/><rect x="244" y="184" width="76" height="56" rx="12" fill="${main}"/>
    <circle cx="116" cy="316" r="34" fill="${accent}"/><rect x="170" y="282" width="70" height="68" fill="${main}"/><rect x="256" y="298" width="60" height="52" fill="${second}"/>`,
  list: ({ main, second, accent, dark }) => `
    <rect x="70" y="60" width="260" height="320" rx="24" fill="${main}"/><rect x="140" y="34" width="120" height="56" rx="20" fill="${dark}"/>
    ${[0, 1, 2].map((n) => `<circle cx="122" cy="${160 + n * 76}" r="24" fill="${n === 2 ? second : accent}"/><rect x="166" y="${148 + n * 76}" width="${n === 1 ? 90 : 126}" height="24" rx="12" fill="${dark}"/>`).join('')}`,
  clock: ({ main, second, accent, dark }) => `
    <circle cx="200" cy="210" r="160" fill="${main}"/><path d="M200 210V50a160 160 0 0 1 139 240z" fill="${accent}"/><circle cx="200" cy="210" r="116" fill="${second}"/>
    <path d="M186 120h28v84l58 58-20 20-66-66z" fill="${dark}"/><rect x="160" y="14" width="80" height="28" rx="14" fill="${dark}"/>`,
  megaphone: ({ main, second, accent, dark }) => `
    <path d="M60 170h110L320 80v250L170 240H60a30 30 0 0 1-30-30v-10a30 30 0 0 1 30-30z" fill="${main}"/><path d="M90 240h70l24 120h-68z" fill="${dark}"/><path d="M320 145a60 60 0 0 1 0 120z" fill="${accent}"/>
    <rect x="350" y="96" width="44" height="20" rx="10" transform="rotate(-30 350 96)" fill="${second}"/><rect x="372" y="196" width="28" height="20" rx="10" fill="${second}"/>`,
  people: ({ main, second, accent, dark }) => `
    <circle cx="110" cy="130" r="60" fill="${accent}"/><path d="M10 370a100 100 0 0 1 200 0z" fill="${accent}"/><circle cx="290" cy="130" r="60" fill="${second}"/><path d="M190 370a100 100 0 0 1 200 0z" fill="${second}"/>
    <circle cx="200" cy="170" r="66" fill="${main}"/><path d="M84 390a116 116 0 0 1 232 0z" fill="${main}"/><path d="M166 320h68l-34 46z" fill="${dark}"/>`,
  chart: ({ main, second, accent, dark }) => `
    <rect x="40" y="250" width="66" height="120" fill="${second}"/><rect x="126" y="190" width="66" height="180" fill="${accent}"/><rect x="212" y="130" width="66" height="240" fill="${main}"/><rect x="298" y="60" width="66" height="310" fill="${dark}"/>
    <path d="m40 190 110-90 80 40L350 20l20 22-134 132-82-40-96 78z" fill="${accent}"/>`,
  flag: ({ main, second, accent, dark }) => `
    <path d="M20 370 170 150l70 90 50-60 100 190z" fill="${main}"/><path d="m170 150 70 90-40 130H20z" fill="${dark}" opacity=".5"/><rect x="162" y="20" width="16" height="140" fill="${dark}"/><path d="M178 24h120l-30 38 30 38H178z" fill="${accent}"/><circle cx="330" cy="100" r="34" fill="${second}"/>`,
  cup: ({ main, second, accent, dark }) => `
    <path d="M60 150h240v110a90 90 0 0 1-90 90h-60a90 90 0 0 1-90-90z" fill="${main}"/><path d="M300 170h30a60 60 0 0 1 0 120h-40v-34h40a26 26 0 0 0 0-52h-30z" fill="${accent}"/><rect x="30" y="362" width="300" height="22" rx="11" fill="${dark}"/>
    ${[110, 180, 250].map((x) => `<path d="M${x} 130c-24-26 24-44 0-90 34 40-6 58 22 90z" fill="${second}"/>`).join('')}`,
  book: ({ main, second, accent, dark }) => `
    <path d="M30 90c70-30 120-20 170 20v250c-50-36-100-44-170-20z" fill="${main}"/><path d="M370 90c-70-30-120-20-170 20v250c50-36 100-44 170-20z" fill="${accent}"/>
    <path d="M290 70h50v130l-25-24-25 24z" fill="${dark}"/><rect x="70" y="150" width="90" height="16" rx="8" fill="${second}"/><rect x="70" y="190" width="70" height="16" rx="8" fill="${second}"/>`,
  mic: ({ main, second, accent, dark }) => `
    <rect x="140" y="30" width="120" height="210" rx="60" fill="${main}"/><path d="M140 110h120v30H140z" fill="${dark}"/><path d="M140 160h120v30H140z" fill="${dark}"/>
    <path d="M90 180h32a78 78 0 0 0 156 0h32a110 110 0 0 1-94 109v51h60v36H124v-36h60v-51a110 110 0 0 1-94-109z" fill="${accent}"/><circle cx="330" cy="90" r="24" fill="${second}"/><circle cx="66" cy="110" r="16" fill="${second}"/>`,
  lens: ({ main, second, accent, dark }) => `
    <circle cx="170" cy="170" r="140" fill="${main}"/><circle cx="170" cy="170" r="96" fill="${second}"/><path d="m262 232 118 118-34 34-118-118z" fill="${dark}"/><path d="M120 190a52 52 0 0 1 100 0z" fill="${accent}"/><circle cx="170" cy="120" r="28" fill="${accent}"/>`,
  compass: ({ main, second, accent, dark }) => `
    <circle cx="200" cy="200" r="170" fill="${main}"/><circle cx="200" cy="200" r="130" fill="${second}"/><path d="m200 200-44-30L286 104z" fill="${accent}"/><path d="m200 200 44 30-130 66z" fill="${dark}"/><path d="m156 170 44 30 44 30 42-126z" fill="${accent}"/><circle cx="200" cy="200" r="18" fill="${main}"/>`,
  hands: ({ main, second, accent, dark }) => `
    <path d="M20 150h120l70 50v60l-40 60H100L20 280z" fill="${main}"/><path d="M380 150H260l-90 60 24 40 76-30 60 70 50-10z" fill="${accent}"/><rect x="0" y="140" width="50" height="160" fill="${dark}"/><rect x="350" y="140" width="50" height="160" fill="${dark}"/><circle cx="200" cy="80" r="36" fill="${second}"/>`,
  star: ({ main, second, accent, dark }) => `
    <circle cx="200" cy="210" r="170" fill="${accent}"/><path d="m200 60 44 96 106 12-78 72 20 104-92-52-92 52 20-104-78-72 106-12z" fill="${main}"/><circle cx="200" cy="216" r="44" fill="${second}"/><circle cx="340" cy="76" r="20" fill="${dark}"/>`,
  phone: ({ main, second, accent, dark }) => `
    <rect x="110" y="20" width="190" height="360" rx="34" fill="${dark}"/><rect x="128" y="56" width="154" height="270" rx="8" fill="${main}"/><circle cx="205" cy="352" r="14" fill="${second}"/>
    <circle cx="205" cy="150" r="50" fill="${accent}"/><path d="M188 124v52l44-26z" fill="${second}"/><rect x="150" y="226" width="110" height="18" rx="9" fill="${second}"/><rect x="150" y="260" width="76" height="18" rx="9" fill="${second}"/>`,
  heart: ({ main, second, accent, dark }) => `
    <path d="M200 370 50 220a92 92 0 0 1 150-110 92 92 0 0 1 150 110z" fill="${main}"/><path d="M200 370V110a92 92 0 0 1 150 110z" fill="${accent}"/><path d="M40 210h90l30-50 44 96 32-70 16 24h108v26H240l-34 74-46-100-16 26H40z" fill="${second}"/><circle cx="340" cy="70" r="18" fill="${dark}"/>`,
  sprout: ({ main, second, accent, dark }) => `
    <path d="M100 290h200l-26 100H126z" fill="${accent}"/><rect x="84" y="262" width="232" height="40" rx="8" fill="${dark}"/><path d="M188 270V150h24v120z" fill="${main}"/><path d="M200 170C110 170 70 120 66 50c80 0 134 30 134 120z" fill="${main}"/><path d="M200 200c0-80 50-112 134-112-4 70-44 112-134 112z" fill="${second}"/>`,
} satisfies Record<string, Subject>;

export type SubjectName = keyof typeof subjects;
