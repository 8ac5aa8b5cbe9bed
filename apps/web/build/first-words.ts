import { colors, semanticColors } from '../src/theme/tokens.ts';

/*
 * What a page says before its script has run: as the app draws it a moment later, so that nothing jumps when it takes
 * over. Shapes of fields and buttons are drawn, but are none: whatever was typed into them would be lost.
 */
const ink = (name: 'paper' | 'night', step: number) => {
  const scale: Record<number, { value: string }> = colors[name];
  return scale[step]?.value ?? 'currentColor';
};
const drawn = (name: keyof typeof semanticColors.art, scheme: '_light' | '_dark') =>
  semanticColors.art[name].value[scheme];

const colorsOf = (scheme: '_light' | '_dark') => {
  const isDay = scheme === '_light';
  const from = (day: number, night: number) => (isDay ? ink('paper', day) : ink('night', night));
  const { clay } = colors;
  return [
    `--bg:${from(100, 950)}`,
    `--panel:${from(50, 900)}`,
    `--fg:${from(900, 100)}`,
    `--muted:${from(600, 300)}`,
    `--line:${from(300, 700)}`,
    `--field:${from(400, 500)}`,
    `--solid:${isDay ? clay[600].value : clay[400].value}`,
    `--on-solid:${isDay ? ink('paper', 50) : ink('night', 950)}`,
    `--link:${isDay ? clay[700].value : clay[300].value}`,
    `--soft:${from(200, 800)}`,
    `--tint:${isDay ? clay[100].value : clay[900].value}`,
    `--ink:${drawn('ink', scheme)}`,
    `--straw:${drawn('straw', scheme)}`,
    `--clay:${drawn('clay', scheme)}`,
    `--blush:${drawn('blush', scheme)}`,
  ].join(';');
};

const TEXT = "Figtree,'Figtree Arial','Figtree Roboto','Figtree DejaVu',system-ui,sans-serif";
export const HEADING = "Nunito,'Nunito Arial','Nunito Roboto','Nunito DejaVu',system-ui,sans-serif";

const STYLE = `<style>
#first-words{${colorsOf('_light')};position:fixed;inset:0;overflow:hidden;background:var(--bg);color:var(--fg);font:400 1.0625rem/1.5882 ${TEXT}}
@media (prefers-color-scheme:dark){html:not(.light) #first-words{${colorsOf('_dark')}}}
html.dark #first-words{${colorsOf('_dark')}}
#first-words *{box-sizing:border-box;margin:0}
#first-words svg{display:block;fill:none;stroke:var(--ink);stroke-width:2.2;stroke-linecap:round;stroke-linejoin:round}
#first-form{padding:1.25rem}
@media (min-width:48rem){#first-form{padding:1.5rem}}
#first-words main{display:flex;flex-direction:column;align-items:center;justify-content:center}
</style>`;

export const mark = (size: string) => `<svg viewBox="0 0 48 48" style="width:${size};height:${size}" aria-hidden="true">
<path d="M24 7c7.5 0 12.5 5.500 12.500 13v14h-25V20C11.500 12.500 16.500 7 24 7Z" fill="var(--straw)"/>
<path d="M24 7c-.8-2 .2-3.800 2-4.500"/><path d="M32 17.500 40 20.500 32 23Z" fill="var(--clay)"/>
<circle cx="24.500" cy="17" r="1.700" fill="var(--ink)" stroke="none"/><circle cx="21.500" cy="22.500" r="2.100" fill="var(--blush)" stroke="none"/>
<path d="M4.500 27c1.800 11 9 17.500 19.500 17.500S41.700 38 43.500 27c-6 3-12.300 4.500-19.500 4.500S10.500 30 4.500 27Z" fill="var(--clay)"/>
<path d="M11 35.500c4 1.600 8.300 2.300 13 2.300M19 41c4.500.7 10-.3 14.500-2.800"/></svg>`;

export const whole = (main: string) => `<div id="first-words">${STYLE}${main}</div>`;
const waiting = `<main style="min-height:60dvh;gap:.75rem;padding:0 1rem">${mark('3.5rem')}<p style="font-size:1.25rem;color:var(--muted)" role="status">Loading...</p></main>`;

/** As PageMessage draws it. */
export const LOADING_WORDS = whole(waiting);

const label = (words: string) => `<span style="font:500 .9375rem/1.375rem ${TEXT}">${words}</span>`;
const FIELD = 'height:44px;border:1px solid var(--field);border-radius:.75rem';
const plain = (words: string) =>
  `<span style="min-height:44px;display:flex;align-items:center;justify-content:center;text-align:center;color:var(--link);font:500 .9375rem/1.375rem ${TEXT}">${words}</span>`;

/** As the sign-in page draws it (src/features/auth/auth-page.tsx). */
export const SIGN_IN_WORDS = whole(`<main style="min-height:100dvh;padding:2rem 1rem">
<div style="width:100%;max-width:24rem;display:flex;flex-direction:column;gap:1.5rem">
<div style="display:flex;flex-direction:column;align-items:center;gap:.5rem;text-align:center">${mark('5rem')}
<h1 style="font:750 2.125rem/2.5rem ${HEADING};letter-spacing:-.01em">Nestling</h1>
<p style="color:var(--muted);letter-spacing:.01em;text-wrap:balance">Answers about your child that you can check at their source.</p></div>
<div id="first-form" aria-hidden="true" style="display:flex;flex-direction:column;gap:1rem;background:var(--panel);border:1px solid var(--line);border-radius:1rem;box-shadow:0 2px 4px #18181b1a,0 0 1px #18181b4d">
<b style="font:750 1.25rem/1.625rem ${HEADING};letter-spacing:-.01em">Login</b>
<div style="display:flex;flex-direction:column;gap:.375rem">${label('Username')}<i style="${FIELD}"></i></div>
<div style="display:flex;flex-direction:column;gap:.375rem">${label('Password')}<i style="${FIELD};display:flex;justify-content:flex-end"><s style="width:5.3rem;border-left:1px solid var(--field)"></s></i></div>
<span style="min-height:44px;display:flex;align-items:center;justify-content:center;border-radius:.75rem;background:var(--solid);color:var(--on-solid);font-weight:500">Login</span>
${plain('Forgot Password?')}${plain("Don't have an account? Register")}</div>
<p style="font-size:.9375rem;color:var(--muted);text-align:center">Nestling gives information, not a diagnosis. In an emergency call your local emergency number.</p>
</div></main>`);
