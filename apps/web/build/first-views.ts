import { HEADING, mark, whole } from './first-words.ts';

/*
 * What can be read first, where the app draws it a moment later; what is named in comments is filled by the server
 * (apps/api/src/first-view.ts). Wider, the bar under the thumb is a row under the title, then a rail beside the page.
 */
const WIDE = '@media (min-width:48rem)';
const RAIL = '@media (min-width:64rem)';

const FRAME = `<style>
#first-page{height:100dvh;display:flex;flex-direction:column}
#first-page header{display:flex;align-items:center;gap:.5rem;min-height:calc(env(safe-area-inset-top) + 57px);padding:calc(env(safe-area-inset-top) + 4px) .5rem 4px;background:var(--panel);border-bottom:1px solid var(--line)}
@media (min-width:22.5rem) and (max-width:23.4rem){#first-page header svg{display:none}}
#first-page h1{font:750 1.0625rem/1.2 ${HEADING};letter-spacing:-.01em}
#first-page header p{min-height:1.2em;font-size:.8125rem;line-height:1.2;color:var(--muted);max-width:8rem;text-wrap:balance}
#first-page header span{display:none}
#first-page main{display:block;flex:1;min-height:0;overflow:hidden;padding:0 1rem}
#first-page footer{background:var(--panel);border-top:1px solid var(--line);height:calc(57px + env(safe-area-inset-bottom))}
${WIDE}{
#first-page header{min-height:56px;padding-inline:1.5rem;border:0}
#first-page header p{max-width:none}
#first-page header span{display:inline}
#first-page main{padding:0 1.5rem}
#first-page footer{order:-1;height:53px;border-width:0 0 1px}
#first-page header{order:-2}
}
${RAIL}{
#first-page{display:grid;grid-template:auto minmax(0,1fr) auto/16.5rem minmax(0,1fr)}
#first-page header{padding-inline:.75rem;border-inline-end:1px solid var(--line)}
#first-page footer{grid-area:2/1/4/2;height:auto;border-width:0;border-inline-end:1px solid var(--line)}
#first-page main{grid-area:1/2/3/3}
}
</style>`;

const page = (style: string, rest: string) =>
  whole(`${FRAME}<style>${style}</style><div id="first-page">
<header>${mark('min(2rem,44px)')}<div><h1>Nestling</h1><p><!--name--><!--age--></p></div></header>${rest}<footer></footer></div>`);

/** The newest question and its answer (src/features/chat). */
export const CHAT_WORDS = page(
  `#first-asked{display:flex;flex-direction:column;justify-content:end;align-items:end;max-height:40%;overflow:hidden;padding-top:8px}
#first-asked p{flex-shrink:0;max-width:85%;padding:.625rem 1rem;border-radius:1rem;border-end-end-radius:.25rem;background:var(--tint);white-space:pre-wrap;overflow-wrap:anywhere}
#first-said{padding:1rem .25rem 0;overflow-wrap:anywhere}
#first-said>*+*{margin-top:.65em}
#first-said ul{padding-inline-start:1.4em;list-style:disc}
#first-said ol{padding-inline-start:1.4em;list-style:decimal}
#first-said li+li{margin-top:.3em}
#first-said h3,#first-said h4{font-size:1em;font-weight:600}
#first-said sup{position:relative;top:-.5em;font-size:75%;line-height:0;vertical-align:baseline}
#first-said sup b{display:inline-block;min-width:1.7em;margin-inline:2px;padding-inline:.35em;border-radius:99px;background:var(--tint);color:var(--link);font-size:.8em;line-height:1.6;text-align:center}
#first-said span{white-space:nowrap}
#first-box{background:var(--panel);border-top:1px solid var(--line);padding:8px 4.25rem .625rem .75rem}
#first-box i{display:block;height:3.31rem;border:1px solid var(--field);border-radius:1rem;background:var(--bg)}
${WIDE}{
#first-page main{padding-inline:max(1rem,50% - 23rem)}
#first-said{width:92%;margin-top:12px;padding:.75rem 1rem;border:1px solid var(--line);border-radius:1rem;border-end-start-radius:.25rem;background:var(--panel)}
#first-asked+#first-said{margin-top:1rem}
#first-box{padding-inline:max(1rem,50% - 23rem) max(4.5rem,50% - 19.5rem)}
}
${RAIL}{#first-box{grid-column:2}}`,
  '<main><!--talk--></main><div id="first-box" aria-hidden="true"><i></i></div>',
);

/** The heading and the first card, with the shapes of what is chosen from between them (src/features/journey). */
export const JOURNEY_WORDS = page(
  `#first-page h2{font:750 min(1.625rem,11.5vw)/2rem ${HEADING};letter-spacing:-.01em;overflow-wrap:anywhere}
#first-head{display:flex;align-items:center;gap:.75rem;padding-top:.75rem;margin-bottom:7.109rem}
#first-head i{display:flex;align-items:center;justify-content:center;flex-shrink:0;width:min(3.5rem,64px);aspect-ratio:1;border:4px solid var(--line);border-radius:50%}
#first-head p,#first-card p{color:var(--muted)}
#first-choice{display:block;height:6.95rem;border-radius:1rem;background:var(--soft)}
#first-areas{display:grid;grid-template-columns:1fr 1fr;gap:.5rem;margin:3.175rem 0 .75rem}
#first-areas i{height:4.775rem;border:1px solid var(--line);border-radius:1rem;background:var(--panel)}
#first-tags{display:block;height:44px;border:1px solid var(--field);border-radius:.75rem;background:var(--panel)}
#first-card{margin-top:.75rem;padding:1rem 1rem 4rem;border:1px solid var(--line);border-radius:1rem;background:var(--panel)}
#first-card b{display:block;padding-inline-end:2rem;font-size:1.25rem;line-height:1.375;font-weight:600;overflow-wrap:anywhere}
#first-card p{margin-top:.25rem}
#first-card span{position:relative;top:.75rem;color:var(--fg)}
${WIDE}{
#first-page main{padding-inline:max(1.5rem,50% - 34.5rem)}
#first-head{padding-top:1.25rem;margin-bottom:4.35rem}
#first-choice{height:3.95rem}
#first-areas{grid-template-columns:repeat(4,1fr);margin:3.66rem 0 1.25rem}
#first-areas i{height:5.1rem}
#first-tags{width:18rem}
#first-card{margin-top:1.25rem}
}
@media (min-width:57.25rem) and (max-width:63.99rem),(min-width:73.75rem){#first-choice{height:3.25rem}}
${RAIL}{#first-card{width:calc((100% - 2rem)/3)}}`,
  `<main><div id="first-head"><i>${mark('1.7rem')}</i><div><h2>Developmental Journey</h2><p><!--child--></p></div></div>
<i id="first-choice"></i><div id="first-areas"><i></i><i></i><i></i><i></i></div><i id="first-tags"></i>
<div id="first-card"><b><!--title--></b><p><!--subtitle--><br><span><!--text--></span></p></div></main>`,
);
