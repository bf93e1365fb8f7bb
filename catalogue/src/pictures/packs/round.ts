import { paperLabel, printedFront } from '../label.ts'
import type { Subject } from '../subject.ts'
import type { SvgWriter } from '../svg-writer.ts'
import { type DrawPack, grooves, roundShade } from './pack.ts'

function lidShade(pen: SvgWriter): string {
  return pen.linear('across', [0, '#000', 0.28], [0.2, '#fff', 0.4], [0.45, '#fff', 0], [1, '#000', 0.3])
}

/** A soft upright streak of light. */
function gleam(pen: SvgWriter, x: number, y: number, width: number, height: number): string {
  const paint = pen.linear('across', [0, '#fff', 0], [0.5, '#fff', 0.5], [1, '#fff', 0])
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="${paint}"/>`
}

/** A screw jar with a paper label; the goods show through. */
export const jar: DrawPack = (subject, pen) => {
  const { palette } = subject
  const outline = 'M262 300Q262 262 300 262H500Q538 262 538 300V604Q538 652 490 652H310Q262 652 262 604Z'
  const lid = '<rect x="270" y="190" width="260" height="78" rx="14"'
  return {
    left: 262,
    right: 538,
    top: 190,
    svg: `<g clip-path="${pen.clip(`<path d="${outline}"/>`)}"><rect x="260" y="260" width="280" height="394" fill="${palette.base}"/><rect x="260" y="260" width="280" height="40" fill="#fff" fill-opacity=".45"/><g transform="translate(262 346)">${paperLabel(subject, { width: 276, height: 248 }, pen)}</g><rect x="260" y="260" width="280" height="394" fill="${roundShade(pen)}"/>${gleam(pen, 278, 284, 26, 344)}</g>${lid} fill="${palette.deep}"/>${lid} fill="${lidShade(pen)}"/>${grooves(276, 214, 250, 50, 9.8)}<rect x="274" y="192" width="252" height="16" rx="8" fill="#fff" fill-opacity=".25"/>`,
  }
}

function bottleBody(subject: Subject, pen: SvgWriter): string {
  const { palette } = subject
  const outline = 'M352 236C352 286 282 300 282 372V604Q282 652 330 652H470Q518 652 518 604V372C518 300 448 286 448 236Z'
  return `<g clip-path="${pen.clip(`<path d="${outline}"/>`)}"><rect x="280" y="230" width="240" height="424" fill="${palette.base}"/><g transform="translate(282 380)">${paperLabel(subject, { width: 236, height: 232 }, pen)}</g><rect x="280" y="230" width="240" height="424" fill="${roundShade(pen)}"/>${gleam(pen, 296, 330, 24, 296)}</g>`
}

/** A bottle with a screw cap. */
export const bottle: DrawPack = (subject, pen) => {
  const cap = '<rect x="350" y="150" width="100" height="92" rx="12"'
  return {
    left: 282,
    right: 518,
    top: 150,
    svg: `${bottleBody(subject, pen)}${cap} fill="${subject.palette.deep}"/>${cap} fill="${lidShade(pen)}"/>${grooves(356, 172, 92, 66, 8.6)}<rect x="354" y="152" width="92" height="15" rx="7.5" fill="#fff" fill-opacity=".28"/>`,
  }
}

/** A bottle with a pump. */
export const pump: DrawPack = (subject, pen) => {
  const { deep } = subject.palette
  const head = 'M330 132H426Q440 132 440 146V158H348Q322 158 322 146Q322 132 330 132Z'
  return {
    left: 282,
    right: 518,
    top: 132,
    svg: `<rect x="393" y="152" width="14" height="52" fill="${deep}"/><rect x="393" y="152" width="14" height="52" fill="${lidShade(pen)}"/>${bottleBody(subject, pen)}<rect x="366" y="196" width="68" height="46" rx="8" fill="${deep}"/><rect x="366" y="196" width="68" height="46" rx="8" fill="${lidShade(pen)}"/><path d="${head}" fill="${deep}"/><path d="M332 136H424Q432 136 434 142H328Q326 138 332 136Z" fill="#fff" fill-opacity=".3"/>`,
  }
}

/** A squeeze tube standing on its cap. */
export const tube: DrawPack = (subject, pen) => {
  const { palette } = subject
  const outline = 'M258 150H542L506 560Q504 574 490 574H310Q296 574 294 560Z'
  const cap = '<rect x="312" y="566" width="176" height="86" rx="14"'
  const crimp = Array.from({ length: 34 }, (_, at) => `M${264 + at * 8.2} 153v20`).join('')
  return {
    left: 276,
    right: 524,
    top: 150,
    svg: `${cap} fill="${palette.accent}"/>${cap} fill="${lidShade(pen)}"/>${grooves(322, 586, 160, 62, 10)}<g clip-path="${pen.clip(`<path d="${outline}"/>`)}"><rect x="256" y="150" width="288" height="426" fill="${palette.base}"/><g transform="translate(282 176)">${printedFront(subject, { width: 236, height: 372 }, pen)}</g><rect x="256" y="150" width="288" height="426" fill="${roundShade(pen)}"/><rect x="256" y="150" width="288" height="26" fill="#000" fill-opacity=".08"/><path d="${crimp}" stroke="#fff" stroke-opacity=".25" stroke-width="2"/></g>`,
  }
}

/** A drink or food can. */
export const can: DrawPack = (subject, pen) => {
  const { palette } = subject
  const outline = 'M280 222Q280 206 300 198H500Q520 206 520 222V616Q520 630 500 644Q400 660 300 644Q280 630 280 616Z'
  const metal = pen.linear('across', [0, '#8E8B88'], [0.25, '#F2F0EE'], [0.6, '#C9C6C2'], [1, '#8E8B88'])
  return {
    left: 280,
    right: 520,
    top: 178,
    svg: `<g clip-path="${pen.clip(`<path d="${outline}"/>`)}"><rect x="280" y="196" width="240" height="460" fill="${palette.base}"/><g transform="translate(280 212)">${printedFront(subject, { width: 240, height: 414 }, pen)}</g><rect x="280" y="632" width="240" height="26" fill="${metal}"/><rect x="280" y="196" width="240" height="460" fill="${roundShade(pen)}"/></g><ellipse cx="400" cy="200" rx="102" ry="19" fill="${metal}"/><ellipse cx="400" cy="200" rx="91" ry="14" fill="#BDB9B4"/><ellipse cx="400" cy="196" rx="34" ry="8" fill="#E6E3DF"/>`,
  }
}
