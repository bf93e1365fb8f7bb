import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

const SHOP = 'apps/storefront/src'

const files = readdirSync(join(root, SHOP), { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\./.test(file),
)

/** The files whose code has this. */
const filesWith = (pattern) => files.filter((file) => pattern.test(readFileSync(join(root, SHOP, file), 'utf8'))).sort()

test('one button goes back, with one arrow', () => {
  const arrow = 'ui/layout/back-button.tsx'
  expect(filesWith(/\bArrowLeft from 'lucide\//)).toEqual([arrow])
  expect(filesWith(/'(common:)?action\.back'/)).toEqual([arrow])
  // The other arrow turns pictures and pages.
  for (const file of filesWith(/\bChevronLeft\b/)) expect(file).toMatch(/lightbox|carousel|pager|row|scroll/)
})

test('dates and amounts are written by platform/format alone: DD/MM/YYYY, and Rupiah with points', () => {
  expect(filesWith(/\.toLocale(Date|Time)?String\(|Intl\.NumberFormat/).filter((file) => !file.startsWith('platform/format/'))).toEqual([])
  // The names of months to choose from, and how old a page is that was kept for a time without a connection.
  const others = ['app/installed/installed.tsx', 'features/account/settings/profile-forms.tsx']
  expect(filesWith(/Intl\.DateTimeFormat/).filter((file) => !file.startsWith('platform/format/'))).toEqual(others)
})

const sheets = readdirSync(join(root, SHOP), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.module.css'))

/** The rules of a style sheet, those within media queries too. */
const rulesOf = (file) =>
  [
    ...readFileSync(join(root, SHOP, file), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ].map(([, selector, body]) => ({ file, selector: selector.trim(), body }))

const inside = (node) =>
  Object.values(node)
    .flat()
    .filter((part) => typeof part?.type === 'string')

const nameOf = (node) => node.openingElement?.name.name
const attribute = (element, name) => element.openingElement.attributes.find((one) => one.name?.name === name)?.value
/** What stands in place of a part's content. */
const INSTEAD = ['empty', 'loading', 'fallback']
const OVERLAYS = ['Dialog', 'Sheet', 'ConfirmDialog', 'OrderActionDialog']

/** A red button, or a black one in its place; one whose look depends on something is red in place of another. */
const isPrimary = (node) =>
  ['Button', 'LinkButton'].includes(nameOf(node)) &&
  [undefined, 'primary', 'dark'].includes(attribute(node, 'variant')?.value ?? attribute(node, 'variant')?.type)

/** How many red and black buttons are shown at once by what this code returns. An overlay is a part of its own. */
function primariesIn(node) {
  const own = isPrimary(node) ? 1 : 0
  const parts = inside(node).filter(
    (part) => !OVERLAYS.includes(nameOf(part)) && !(part.type === 'JSXAttribute' && INSTEAD.includes(part.name.name)),
  )
  if (node.type !== 'ConditionalExpression') return parts.reduce((sum, part) => sum + primariesIn(part), own)
  return Math.max(primariesIn(node.consequent), primariesIn(node.alternate))
}

/** Every node of a file with those around it. */
function* nodesOf(node, around = []) {
  yield { node, around }
  for (const part of inside(node)) yield* nodesOf(part, [...around, node])
}

/** The screens' code, parsed. */
const screens = files
  .filter((file) => file.endsWith('.tsx') && !file.startsWith('ui/'))
  .map((file) => {
    const code = readFileSync(join(root, SHOP, file), 'utf8')
    return { file, code, nodes: [...nodesOf(parseSync(file, code).program)] }
  })

const where = (file, node) => `${file}: ${JSON.stringify(textsOf(node))}`
/** The keys of the texts in it. */
const textsOf = (element) =>
  [...nodesOf(element)].flatMap(({ node }) => (node.type === 'Literal' && typeof node.value === 'string' ? [node.value] : []))

test('one red button in each part of a screen, or a black one in its place', () => {
  const returned = screens.flatMap(({ file, nodes }) =>
    nodes.filter(({ node }) => node.type === 'ReturnStatement' || OVERLAYS.includes(nameOf(node))).map(({ node }) => ({ file, node })),
  )
  expect(returned.filter(({ node }) => primariesIn(node) === 1).length).toBeGreaterThan(40)
  expect(returned.filter(({ node }) => primariesIn(node) > 1).map(({ file, node }) => where(file, node))).toEqual([])
})

test('what can’t be taken back is red only in the dialog that asks', () => {
  const red = screens.flatMap(({ file, nodes }) => nodes.filter(({ node }) => isPrimary(node)).map((found) => ({ file, ...found })))
  const isAsked = (around) => around.some((node) => OVERLAYS.includes(nameOf(node)))
  const destroys = (node) => textsOf(node).some((text) => /\b(remove|delete|clear|cancel|withdraw|logout|unlink)/i.test(text))
  expect(red.filter(({ node, around }) => destroys(node) && isAsked(around)).length).toBeGreaterThan(1)
  expect(red.filter(({ node, around }) => destroys(node) && !isAsked(around)).map(({ file, node }) => where(file, node))).toEqual([])
  // Beside the dialog that asks, in the same component.
  const asking = screens.flatMap(({ file, nodes }) =>
    nodes
      .filter(({ node }) => node.type === 'ReturnStatement' && [...nodesOf(node)].some((one) => nameOf(one.node) === 'ConfirmDialog'))
      .map(({ node }) => ({ file, node })),
  )
  expect(asking.length).toBeGreaterThan(8)
  expect(asking.filter(({ node }) => primariesIn(node) > 0).map(({ file, node }) => where(file, node))).toEqual([])
})

/** What is looked at and not chosen: the picture in view. */
const IN_VIEW = 'features/product/product-desktop.module.css'

test('what is chosen is red, under one of two names', () => {
  const chosen = new Map()
  for (const { file, selector, body } of sheets.flatMap(rulesOf))
    if (/\.(on|chosen)(?![\w-])/.test(selector)) chosen.set(file, `${chosen.get(file) ?? ''}${body}`)
  expect(chosen.size).toBeGreaterThan(10)
  expect([...chosen].filter(([, bodies]) => !/var\(--sambal/.test(bodies)).map(([file]) => file)).toEqual([IN_VIEW])
  // An address whose whole card is red, a suggestion that the keyboard is at, a step.
  const others = /\/(address-list-page|search-field|checkout-steps)\.tsx$/
  const said = screens
    .filter(({ file }) => !others.test(file))
    .flatMap(({ file, code, nodes }) =>
      nodes
        .filter(({ node }) =>
          ['aria-pressed', 'aria-selected', 'aria-current'].some((name) => node.openingElement && attribute(node, name)),
        )
        .map(({ node: { openingElement } }) => ({ file, tag: code.slice(openingElement.start, openingElement.end) })),
    )
  expect(said.length).toBeGreaterThan(8)
  expect(said.filter(({ tag }) => !/\b(css\.(on|chosen)\b|chipClass\()/.test(tag))).toEqual([])
})

test('a chip is Chip, chipClass or ChipSelect', () => {
  const like = sheets
    .flatMap(rulesOf)
    .filter(({ selector, body }) => /\.chip\b/.test(selector) || (/height: 2\.25rem/.test(body) && /border: 1px/.test(body)))
  expect([...new Set(like.map(({ file }) => file))]).toEqual(['ui/primitives/tag.module.css'])
  // A button with a chip's name that isn't one would have its own style.
  expect(filesWith(/\bcss\.chip\b/)).toEqual(['ui/primitives/tag.tsx'])
})
