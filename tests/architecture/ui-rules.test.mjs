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
const OVERLAYS = ['Dialog', 'Sheet', 'ConfirmDialog']

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

const parsed = (file, code) => ({ file, code, nodes: [...nodesOf(parseSync(file, code).program)] })
const components = files
  .filter((file) => /^(?!.*testing\/).*\.tsx$/.test(file))
  .map((file) => parsed(file, readFileSync(join(root, SHOP, file), 'utf8')))
/** The screens' code. */
const screens = components.filter(({ file }) => !file.startsWith('ui/'))

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
  // An address whose whole card is red, a suggestion or a place that the keyboard is at, a step.
  const others = /\/(address-list-page|search-field|area-search|checkout-steps)\.tsx$/
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

/** What an expression in JSX may come to. */
function results(expression) {
  if (expression.type === 'ParenthesizedExpression') return results(expression.expression)
  if (expression.type === 'ConditionalExpression') return [expression.consequent, expression.alternate].flatMap(results)
  if (expression.type === 'LogicalExpression')
    return expression.operator === '&&' ? results(expression.right) : [expression.left, expression.right].flatMap(results)
  return [expression]
}

/** Without blanks and comments; a fragment's parts are those of its element. */
const partsOf = ({ children }) =>
  children.flatMap((child) => {
    if (child.type === 'JSXFragment') return partsOf(child)
    const part = child.type === 'JSXExpressionContainer' ? child.expression : child
    return part.type === 'JSXEmptyExpression' || typeof part.value === 'string' ? (part.value?.trim() ? [part] : []) : [part]
  })

const isFixed = ({ type }) => type === 'JSXText' || type === 'Literal'
/** A text of the shop or of a reply: `t('title')`, `formatRupiah(price)`, `order.name`. What a variable holds isn't seen: browser tests of translated pages see it. */
const isText = (node) =>
  node.type === 'TemplateLiteral' ||
  (node.type === 'MemberExpression' && !/^(icon|aside)$/.test(node.property.name)) ||
  (node.type === 'CallExpression' && /^(t|String|format\w*)$/.test(node.callee.name))
const varies = ({ type, callee }) => /^(Logical|Conditional)/.test(type) || callee?.property?.name === 'map'

/** The texts that React writes into a node of their own: a browser that translates the page replaces it, and React goes on with the old one. */
const looseTexts = ({ file, code, nodes }) =>
  nodes.flatMap(({ node }) => {
    if (!['JSXElement', 'JSXFragment'].includes(node.type) || (node.openingElement && attribute(node, 'translate'))) return []
    const parts = partsOf(node)
    if (parts.length < 2 && node.type === 'JSXElement' && nameOf(node) !== 'Suspense') return []
    const loose = parts.filter((part) => (isFixed(part) ? parts.some(varies) : results(part).some(isText)))
    return loose.map(({ start, end }) => `${file}: ${code.slice(start, end).trim()}`)
  })

test('a text beside others is in an element of its own, so that a translated page neither fails nor shows an old text', () => {
  const example = "<p>{n && <b/>} of {t('a')}<i>{t('b')}</i></p>; <p translate=\"no\">{a.b} {a.c}</p>; <>{a.c}</>; <p>1 <b/></p>"
  expect(looseTexts(parsed('a.tsx', example))).toEqual(['a.tsx: of', "a.tsx: t('a')", 'a.tsx: a.c'])
  expect(components.flatMap(looseTexts), 'give the text an element of its own').toEqual([])
})

/** Names of what is true while something is sent or loaded. */
const BUSY = /^(is)?(busy|loading|sending|saving|placing|redirecting|pending)|(Busy|Loading|Sending)$|^loading[A-Z]/
/** The names in an expression that make it true: `!busy && …` has none. */
const namesIn = (node) =>
  node.type === 'UnaryExpression' ? [] : node.type === 'Identifier' ? [node.name] : inside(node).flatMap((part) => namesIn(part))

test('a button that was pressed and is busy keeps the focus: it is aria-disabled, never disabled', () => {
  const taken = ({ file, code, nodes }) =>
    nodes
      .filter(({ node }) => node.type === 'JSXAttribute' && node.name.name === 'disabled' && node.value)
      .filter(({ node }) => namesIn(node.value).some((name) => BUSY.test(name)))
      .map(({ node }) => `${file}: ${code.slice(node.start, node.end)}`)
  const examples = ['disabled={!a || busy}', 'disabled={state.isLoading}', 'disabled={loadingSound}', 'disabled={!busy && a}']
  expect(examples.flatMap((example) => taken(parsed('a.tsx', `<i ${example} />`)))).toHaveLength(3)
  expect(components.flatMap(taken), 'use `loading` of Button, or unlessBusy').toEqual([])
})

test('an empty field isn’t invalid before a try: controls are aria-required, never required', () => {
  const native = ({ file, nodes }) =>
    nodes
      .filter(({ node }) => ['input', 'select', 'textarea'].includes(nameOf(node)) && attribute(node, 'required') !== undefined)
      .map(({ node }) => `${file}: ${nameOf(node)}`)
  expect(native(parsed('a.tsx', '<><select required /><Select required /></>'))).toEqual(['a.tsx: select'])
  expect(components.flatMap(native), 'use `required` of Field').toEqual([])
})

/** Whether an element, or one around it, says in which language its text is. */
const saysLanguage = (node) => node.openingElement && attribute(node, 'lang') !== undefined

test('the name of a product is marked as Indonesian: it is never translated', () => {
  const unmarked = ({ file, code, nodes }) =>
    nodes
      .filter(({ node, around }) => node.type === 'JSXExpressionContainer' && ['JSXElement', 'JSXFragment'].includes(around.at(-1)?.type))
      .filter(({ node, around }) => /^\{[\w.?]*\bproduct_name\}$/.test(code.slice(node.start, node.end)) && !around.some(saysLanguage))
      .filter(({ around }) => nameOf(around.at(-1)) !== 'FailureNote')
      .map(({ node }) => `${file}: ${code.slice(node.start, node.end)}`)
  expect(unmarked(parsed('a.tsx', '<><b>{a.product_name}</b><p lang="id"><i>{product_name}</i></p></>'))).toEqual([
    'a.tsx: {a.product_name}',
  ])
  expect(components.flatMap(unmarked), 'lang={NAMES_LANGUAGE}').toEqual([])
})

test('a link that opens a new tab says so', () => {
  const silent = ({ file, nodes }) =>
    nodes
      .filter(
        ({ node }) => node.openingElement && attribute(node, 'target')?.value === '_blank' && !textsOf(node).includes('footer.newTab'),
      )
      .map(({ node }) => `${file}: ${nameOf(node)}`)
  expect(silent(parsed('a.tsx', '<><a target="_blank" /><a target="_blank">{t(\'footer.newTab\')}</a><a {...newTab} /></>'))).toEqual([
    'a.tsx: a',
  ])
  expect(components.flatMap(silent), 'use useNewTab').toEqual([])
})

test('a choice of one is one stop of the Tab key: Tabs, native radios, or useOneStop', () => {
  expect(filesWith(/role="tab(list|panel)?"/)).toEqual(['ui/layout/tabs.tsx'])
  expect(filesWith(/role="radio"/)).toEqual([])
  const [chips, stops] = [filesWith(/<Chip\b[^>]*\schosen=/), filesWith(/\buseOneStop\(/)]
  // Filters that may be chosen together are stops of their own, and a chip is within OptionChips.
  expect(chips.filter((file) => !stops.includes(file))).toEqual(['features/catalog/list/filter-sheet.tsx'])
})
