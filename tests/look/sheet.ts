import { type Report, reportDocument } from '../report/document.ts'
import { escapeHtml, formatDuration } from '../report/html.ts'
import { layoutOf } from '../support/layouts.ts'
import type { Rule } from './finding.ts'
import type { Picture } from './take.ts'

/** A picture, compared. */
export interface Looked extends Omit<Picture, 'png'> {
  readonly change: 'new' | 'same' | 'changed'
  /** How many differ. */
  readonly pixels: number
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`

/** The pictures of each screen in each state, in their order. */
function byScreen(looked: readonly Looked[]): readonly (readonly [Looked, ...Looked[]])[] {
  const screens = new Map<string, [Looked, ...Looked[]]>()
  for (const one of looked) {
    const known = screens.get(`${one.route} ${one.state}`)
    if (known) known.push(one)
    else screens.set(`${one.route} ${one.state}`, [one])
  }
  return [...screens.values()].sort(([a], [b]) => (a.route < b.route ? -1 : Number(a.route > b.route)))
}

/** The findings of one screen, each once, with the windows in which it was found. */
export function findingsOf(pictures: readonly Looked[]): readonly string[] {
  const where = new Map<string, string[]>()
  for (const { name, findings } of pictures)
    for (const { rule, what } of findings) {
      const key = `${rule}: ${what}`
      where.set(key, [...(where.get(key) ?? []), name.split('/').slice(0, 3).join(' ')])
    }
  return [...where].map(([what, windows]) => `${what} (${windows.join(', ')})`).sort()
}

/** What the command prints, and whether something needs a person. */
export function summaryOf(looked: readonly Looked[]): { readonly text: string; readonly failed: boolean } {
  const found = looked.flatMap(({ findings }) => findings)
  const changed = looked.filter(({ change }) => change === 'changed')
  const rules = new Map<Rule, number>()
  for (const { rule } of found) rules.set(rule, (rules.get(rule) ?? 0) + 1)
  const screens = byScreen(looked).flatMap((pictures) => {
    const findings = findingsOf(pictures)
    return findings.length > 0 ? [`${pictures[0].route} (${pictures[0].state})`, ...findings.map((one) => `  ${one}`)] : []
  })
  const lines = [
    ...screens,
    ...changed.map(({ name, pixels }) => `changed: ${name}, ${count(pixels, 'pixel')}`),
    `${count(looked.length, 'picture')}: ${looked.filter(({ change }) => change === 'same').length} as accepted, ${changed.length} changed, ${looked.filter(({ change }) => change === 'new').length} new`,
    `${count(found.length, 'finding')}${[...rules].map(([rule, times]) => `, ${rule} ${times}`).join('')}`,
  ]
  return { text: lines.join('\n'), failed: found.length + changed.length > 0 }
}

function figureHtml({ name, change, pixels }: Looked): string {
  const shown = change === 'changed' ? ['accepted', 'current', 'difference'] : ['current']
  const [language, theme, width] = name.split('/')
  const said = [width, language, theme, change === 'same' ? '' : change, pixels > 0 ? count(pixels, 'pixel') : '']
    .filter(Boolean)
    .join(', ')
  const images = shown.map((of) => {
    const file = escapeHtml(`${of}/${name}.png`)
    return `<a href="${file}"><img loading="lazy" src="${file}" alt="${of}, ${escapeHtml(name)}"></a>`
  })
  return `<figure class="shot ${layoutOf({ width: Number(width) })}"><figcaption>${escapeHtml(said)}</figcaption><div>${images.join('')}</div></figure>`
}

function screenHtml(pictures: readonly [Looked, ...Looked[]]): string {
  const [{ route, state }] = pictures
  const findings = findingsOf(pictures)
  const changed = pictures.filter(({ change }) => change === 'changed').length
  const verdict = findings.length > 0 ? 'findings' : changed > 0 ? 'changed' : 'as accepted'
  const [kind, sign] = findings.length > 0 ? ['failed', '✗'] : changed > 0 ? ['na', '≠'] : ['passed', '✓']
  const text = `${route} ${state} ${findings.join(' ')}`.toLowerCase()
  const said = [state, findings.length > 0 && count(findings.length, 'finding'), changed > 0 && `${changed} changed`]
    .filter(Boolean)
    .join(' · ')
  return [
    `<details class="story" data-verdict="${verdict}" data-text="${escapeHtml(text)}"${verdict === 'as accepted' ? '' : ' open'}>`,
    `<summary><span class="mark ${kind}" role="img" aria-label="${verdict}">${sign}</span><div><h2>${escapeHtml(route)}</h2><span class="muted">${said}</span></div></summary>`,
    `<div class="body">${findings.length > 0 ? `<pre tabindex="0">${findings.map(escapeHtml).join('\n')}</pre>` : ''}`,
    `<div class="shots">${pictures.map(figureHtml).join('')}</div></div></details>`,
  ].join('')
}

/** The contact sheet. Its pictures are beside it. */
export function sheetPage(looked: readonly Looked[], { ms, args, at }: { ms: number; args: readonly string[]; at: Date }): string {
  const sum = (kind: Report['sums'][number]['kind'], change: Looked['change'], name: string) => ({
    kind,
    value: looked.filter((one) => one.change === change).length,
    name,
  })
  const found = looked.reduce((all, { findings }) => all + findings.length, 0)
  return reportDocument({
    of: 'screens',
    verdict: found > 0 ? count(found, 'finding') : 'No findings',
    at,
    command: `npm run look -- ${args.join(' ')}`,
    sums: [
      { kind: found > 0 ? 'failed' : 'passed', value: found, name: 'findings' },
      sum('failed', 'changed', 'changed'),
      sum('na', 'new', 'new'),
      sum('passed', 'same', 'as accepted'),
      { kind: 'na', value: formatDuration(ms), name: 'in all' },
    ],
    filter: {
      label: 'Filter screens',
      placeholder: 'address, state, words of a finding',
      verdicts: ['findings', 'changed', 'as accepted'],
    },
    parts: byScreen(looked).map(screenHtml),
  })
}
