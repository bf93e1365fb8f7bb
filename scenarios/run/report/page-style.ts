import { readFileSync } from 'node:fs'
import { colors, darkColors } from '@nusaria/brand'
import { systemTokensCss } from '@nusaria/storefront/ui/tokens-css'
import { root } from '../../../scripts/lib/root.ts'

/** In the page, as the report is one file. */
const font = readFileSync(`${root}/apps/storefront/src/ui/jakarta-basic.woff2`, 'base64')

/** The styles of the report: the shop's tokens, dark where the system is. */
export const PAGE_STYLE = `
${systemTokensCss(colors, darkColors)}
@font-face { font-family: "Plus Jakarta Sans Variable"; font-weight: 500 800; src: url(data:font/woff2;base64,${font}) format("woff2"); }
:root { font: 500 15px/1.5 var(--font); word-spacing: .05em; text-rendering: geometricPrecision; color: var(--ink); background: var(--paper); }
* { box-sizing: border-box; }
body { margin: 0; }
body > header { position: sticky; top: 0; z-index: 2; min-height: 3.75rem; padding: 0 clamp(.75rem, 3vw, 2rem); background: var(--surface); border-bottom: 1px solid var(--line); }
body > header, .logo { display: flex; align-items: center; gap: .5rem; }
.logo { font-size: 1.35rem; font-weight: 800; letter-spacing: -.035em; line-height: 1; }
.logo svg { width: 1.85rem; height: 1.85rem; }
body > header .muted { font-size: .93rem; font-weight: 600; }
.top, main { max-width: 80rem; margin: 0 auto; padding: 1.5rem clamp(.75rem, 3vw, 2rem) .5rem; }
h1 { font-size: 1.6rem; font-weight: 800; line-height: 1.25; letter-spacing: -.02em; margin: 0; }
h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: .25rem 0; }
.muted { color: var(--ink-2); }
.sums { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.25rem 0; padding: 0; list-style: none; }
@media print { body > header { position: static; } }
.sums li { background: var(--surface); border: 1px solid var(--line); border-radius: var(--r-md); padding: .6rem 1rem; min-width: 7rem; }
.sums b { display: block; font-size: 1.5rem; line-height: 1.2; }
.sums .passed b { color: var(--pandan-ink); }
.sums .failed b { color: var(--sambal-700); }
form { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: end; }
form label { display: grid; gap: .25rem; font-weight: 600; font-size: .87rem; }
input[type='search'], select { font: inherit; color: inherit; min-width: min(19rem, 80vw); min-height: 2.95rem; padding: .5rem .8rem; border: 1px solid var(--line-strong); border-radius: var(--r-md); background: var(--surface); }
select { min-width: 8rem; }
:focus-visible { outline: 0; box-shadow: var(--focus); border-radius: var(--r-sm); }
details.story { background: var(--surface); border: 1px solid var(--line); border-radius: var(--r-md); margin: 0 0 .6rem; }
details.story > summary { display: grid; grid-template-columns: auto 1fr auto; gap: .2rem .8rem; align-items: center; padding: .7rem 1rem; cursor: pointer; list-style: none; }
details.story > summary::-webkit-details-marker { display: none; }
details.story[open] > summary { border-bottom: 1px solid var(--line); }
.body { padding: .8rem 1rem 1.2rem; }
.mark { display: inline-grid; place-items: center; width: 1.6rem; height: 1.6rem; border-radius: 50%; font-weight: 700; flex: none; }
.mark.passed { background: var(--pandan-50); color: var(--pandan-ink); }
.mark.failed { background: var(--sambal-50); color: var(--sambal-700); }
.mark.na { background: var(--sunken); color: var(--ink-2); }
.tags { display: flex; flex-wrap: wrap; gap: .3rem; }
.tag { font-size: .8rem; background: var(--sunken); border-radius: var(--r-tag); padding: .05rem .45rem; overflow-wrap: anywhere; }
ol.steps { list-style: none; margin: .8rem 0 0; padding: 0; display: grid; gap: .5rem; }
ol.steps > li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: .2rem .7rem; align-items: start; padding: .35rem 0; border-top: 1px solid var(--line); }
ol.steps .said { overflow-wrap: anywhere; }
ol.steps time, summary time { color: var(--ink-2); font-size: .85rem; white-space: nowrap; }
ol.steps .mark { width: 1.35rem; height: 1.35rem; font-size: .8rem; }
pre { margin: .4rem 0 0; padding: .6rem .8rem; background: var(--sambal-50); border-radius: var(--r-sm); white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; }
figure { margin: .3rem 0 .4rem; grid-column: 2 / -1; }
figure img { display: block; max-width: 100%; max-height: 30rem; border: 1px solid var(--line); border-radius: var(--r-sm); }
figure.whole { overflow: auto; }
figure.whole img { max-width: none; max-height: none; }
.shots { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin-top: .8rem; }
.shot { margin: 0; max-width: 100%; }
.shot figcaption { font-size: .85rem; color: var(--ink-2); margin-bottom: .3rem; }
.shot div { display: flex; gap: .5rem; overflow-x: auto; }
.shot img { width: 12.5rem; max-width: none; height: 26rem; max-height: 26rem; object-fit: cover; object-position: top; }
.shot.desktop img { width: 34rem; }
.made { grid-column: 2 / -1; display: flex; flex-wrap: wrap; gap: .2rem 1rem; font-size: .85rem; color: var(--ink-2); }
.made:empty { display: none; }
.made a { color: inherit; }
.calls summary { cursor: pointer; }
.calls ul { margin: .2rem 0; padding-left: 1.2rem; }
.calls .refused { color: var(--sambal-700); }
[hidden] { display: none !important; }
@media (max-width: 40rem) { details.story > summary { grid-template-columns: auto 1fr; } details.story > summary time { grid-column: 2; } }
`
