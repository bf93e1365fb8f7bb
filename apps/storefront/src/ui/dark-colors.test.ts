import { expect, it } from 'vitest'
import * as shop from '../../../../brand/nusaria/brand.ts'
import * as second from '../../../../brand/pasarpagi/brand.ts'
import { darkColors } from './dark-colors.ts'
import { withBrand } from './tokens.ts'
import { systemTokensCss, tokensCss } from './tokens-css.ts'

type Colors = Readonly<Record<string, string>>

function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const GROUNDS = ['paper', 'surface', 'raised', 'sunken'] as const
const TEXTS = ['ink', 'ink-2', 'ink-3', 'sambal-ink', 'sambal-700', 'error-700', 'kunyit-ink', 'pandan-ink', 'nila-ink'] as const

/** Text and its ground, besides those on the grounds of a page. */
const PAIRS: readonly (readonly [text: string, ground: string])[] = [
  ['on-dark', 'sambal'],
  ['on-dark', 'sambal-600'],
  ['on-dark', 'sambal-ground'],
  ['on-dark', 'ink-surface'],
  ['on-dark-2', 'ink-surface'],
  ['surface', 'ink'],
  ['on-bright', 'kunyit'],
  ['sambal-700', 'sambal-50'],
  ['sambal-700', 'sambal-100'],
  ['error-700', 'error-50'],
  ['kunyit-ink', 'kunyit-50'],
  ['pandan-ink', 'pandan-50'],
  ['nila-ink', 'nila-50'],
  ['ink-3', 'sambal-50'],
  ['ink-2', 'band'],
  ['ink', 'hero'],
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
]

/** Edges of what can be touched or is marked, and their ground. */
const EDGES = ['line-strong', 'sambal', 'error'] as const

const brands = { shop, second } as const
const colorsOf = ({ colors, darkColors: own }: { readonly colors: Colors; readonly darkColors: Colors }): Colors => ({
  ...withBrand(colors),
  ...darkColors(colors, own),
})

it.each(Object.entries(brands))('%s: every text of a dark page has a contrast of 4.5, every edge of 3 on a card', (_, brand) => {
  const all = colorsOf(brand)
  const between = (one: string, other: string) => contrast(all[one] ?? '', all[other] ?? '')
  expect(PAIRS.filter(([text, ground]) => !(between(text, ground) >= 4.5))).toEqual([])
  expect(EDGES.filter((edge) => !(between(edge, 'surface') >= 3))).toEqual([])
})

it('page, card and what is above them get lighter by steps', () => {
  for (const brand of Object.values(brands)) {
    const { paper = '', surface = '', raised = '', sunken = '' } = colorsOf(brand)
    const steps = [paper, surface, raised, sunken].map(luminance)
    expect(steps).toEqual([...steps].sort((a, b) => a - b))
  }
})

it('a brand has dark colours made of its light ones, and its own where it names them', () => {
  const made = darkColors({ sambal: '#14744A' })
  expect(made['sambal-50']).toBe('#062015')
  expect(darkColors({ sambal: '#14744A' }, { 'sambal-50': '#102030' })['sambal-50']).toBe('#102030')
  expect(made.paper).toBe(darkColors({}).paper)
})

it('on paper there is nothing dark', () => {
  const css = tokensCss({})
  expect(css.indexOf('@media not print')).toBeLessThan(css.indexOf('[data-theme=dark]'))
  expect(css.slice(0, css.indexOf('@media'))).toContain('--paper: #FBF7F2;')
})

it('a tool is dark where the system is, and never on paper', () => {
  const [light = '', dark = ''] = systemTokensCss({}).split('@media screen and (prefers-color-scheme: dark)')
  expect(light).toContain('--paper: #FBF7F2;')
  expect(dark).toContain('--paper: #15110D;')
})

it('is dark beside the page too, where no scrim can lie', () => {
  const { paper, scrim, behind } = darkColors({})
  expect(scrim).toBe('rgba(0, 0, 0, .64)')
  const left = [1, 3, 5].map((at) => Math.round(Number.parseInt(paper.slice(at, at + 2), 16) * (1 - 0.64)))
  expect(behind).toBe(`#${left.map((part) => part.toString(16).padStart(2, '0')).join('')}`)
})
