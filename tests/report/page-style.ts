import { tokens } from '@nusaria/storefront/shared/ui/tokens'

const { colors, fonts, radii } = tokens

/** The styles of the report. */
export const PAGE_STYLE = `
:root { color-scheme: light; font: 15px/1.5 ${fonts.font}; color: ${colors.ink}; background: ${colors.paper}; }
* { box-sizing: border-box; }
body { margin: 0; }
header, main { max-width: 76rem; margin: 0 auto; padding: 1.25rem clamp(.75rem, 3vw, 2rem); }
h1 { font-size: 1.6rem; letter-spacing: -.02em; margin: 0; }
h2 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: .25rem 0; }
.muted { color: ${colors['ink-2']}; }
.sums { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1.25rem 0; padding: 0; list-style: none; }
.sums li { background: ${colors.surface}; border: 1px solid ${colors.line}; border-radius: ${radii.md}; padding: .6rem 1rem; min-width: 7rem; }
.sums b { display: block; font-size: 1.5rem; line-height: 1.2; }
.sums .passed b { color: ${colors['pandan-ink']}; }
.sums .failed b { color: ${colors['sambal-700']}; }
form { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: end; }
form label { display: grid; gap: .25rem; font-weight: 600; font-size: .87rem; }
input[type='search'], select { font: inherit; color: inherit; min-width: min(16rem, 80vw); padding: .5rem .7rem; border: 1px solid ${colors['line-strong']}; border-radius: ${radii.sm}; background: ${colors.surface}; }
select { min-width: 8rem; }
:focus-visible { outline: 2px solid ${colors.ink}; outline-offset: 2px; }
details.story { background: ${colors.surface}; border: 1px solid ${colors.line}; border-radius: ${radii.md}; margin: 0 0 .6rem; }
details.story > summary { display: grid; grid-template-columns: auto 1fr auto; gap: .2rem .8rem; align-items: center; padding: .7rem 1rem; cursor: pointer; list-style: none; }
details.story > summary::-webkit-details-marker { display: none; }
details.story[open] > summary { border-bottom: 1px solid ${colors.line}; }
.body { padding: .8rem 1rem 1.2rem; }
.mark { display: inline-grid; place-items: center; width: 1.6rem; height: 1.6rem; border-radius: 50%; font-weight: 700; flex: none; }
.mark.passed { background: ${colors['pandan-50']}; color: ${colors['pandan-ink']}; }
.mark.failed { background: ${colors['sambal-50']}; color: ${colors['sambal-700']}; }
.mark.na { background: ${colors.sunken}; color: ${colors['ink-2']}; }
.tags { display: flex; flex-wrap: wrap; gap: .3rem; }
.tag { font-size: .8rem; background: ${colors.sunken}; border-radius: ${radii.tag}; padding: .05rem .45rem; overflow-wrap: anywhere; }
ol.steps { list-style: none; margin: .8rem 0 0; padding: 0; display: grid; gap: .5rem; }
ol.steps > li { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: .2rem .7rem; align-items: start; padding: .35rem 0; border-top: 1px solid ${colors.line}; }
ol.steps .said { overflow-wrap: anywhere; }
ol.steps time, summary time { color: ${colors['ink-2']}; font-size: .85rem; white-space: nowrap; }
ol.steps .mark { width: 1.35rem; height: 1.35rem; font-size: .8rem; }
pre { margin: .4rem 0 0; padding: .6rem .8rem; background: ${colors['sambal-50']}; border-radius: ${radii.sm}; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .85rem; }
figure { margin: .3rem 0 .4rem; grid-column: 2 / -1; }
figure img { display: block; max-width: 100%; max-height: 30rem; border: 1px solid ${colors.line}; border-radius: ${radii.sm}; }
figure.whole { overflow: auto; }
figure.whole img { max-width: none; max-height: none; }
.made { grid-column: 2 / -1; display: flex; flex-wrap: wrap; gap: .2rem 1rem; font-size: .85rem; color: ${colors['ink-2']}; }
.made:empty { display: none; }
.made a { color: inherit; }
.calls summary { cursor: pointer; }
.calls ul { margin: .2rem 0; padding-left: 1.2rem; }
.calls .refused { color: ${colors['sambal-700']}; }
[hidden] { display: none !important; }
@media (max-width: 40rem) { details.story > summary { grid-template-columns: auto 1fr; } details.story > summary time { grid-column: 2; } }
`
