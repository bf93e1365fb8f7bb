/** The page on which a step failed. */
export interface FailedPage {
  /** Path of the address. */
  readonly path: string
  /** Headings, dialogs and notes that it shows. */
  readonly shows: readonly string[]
}

/** What an operation of Playwright wanted of a part of the page. */
const AIMS: Readonly<Record<string, string>> = {
  click: 'be pressed',
  press: 'get a key',
  fill: 'be filled in',
  check: 'be ticked',
  selectOption: 'be chosen from',
  setInputFiles: 'get a file',
  toBeHidden: 'be gone',
  toBeEnabled: 'be enabled',
  toBeDisabled: 'be disabled',
  toBeChecked: 'be ticked',
}

/** What Playwright's log says about a part that is there. */
const OBSTACLES: readonly (readonly [RegExp, string])[] = [
  [/intercepts pointer events/, 'something else covers it'],
  [/element is not enabled|Received: disabled/, 'it is disabled'],
  [/element is not visible|Received: hidden/, 'it is hidden'],
  [/element is not stable/, 'it keeps moving'],
  [/Received: visible/, 'it is still there'],
  [/Received: unchecked/, "it isn't ticked"],
]

const ROLES: Readonly<Record<string, string>> = {
  textbox: 'field',
  spinbutton: 'field',
  combobox: 'field',
  listitem: 'entry of the list',
  radio: 'option',
  alertdialog: 'dialog',
  main: 'page',
}

const KINDS: Readonly<Record<string, string>> = { Label: 'field', Text: 'text', Placeholder: 'field', AltText: 'picture', Title: 'title' }

// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape codes of colours begin with one
const withoutColours = (text: string): string => text.replace(/\u001b\[[\d;]*m/g, '')

/** A text or pattern of a locator, as a reader knows it. */
function quote(source: string): string {
  const [, pattern] = /^\/(.*)\/[a-z]*$/s.exec(source) ?? []
  if (pattern === undefined) return `“${source.replace(/^(['"])(.*)\1$/s, '$2').replaceAll("\\'", "'")}”`
  const plain = pattern.replace(/\(\?=\.\*((?:\\.|[^)])*)\)/g, ' $1').trim()
  const wordings = plain.split('|').map((one) => one.replace(/\.[+*]/g, '…').replace(/[\^$]|\\(?=\W)/g, ''))
  return [...new Set(wordings)]
    .slice(0, 2)
    .map((one) => `“${one}”`)
    .join(' or ')
}

/** `getByRole('button', { name: 'Kirim' })` is the button “Kirim”. */
function describeLocator(locator: string): string {
  const alone = locator.replace(/\.(filter|or|and)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '')
  const [, kind = '', args = ''] =
    [...alone.matchAll(/getBy(\w+)\(((?:'(?:[^'\\]|\\.)*'|\/(?:[^/\\]|\\.)*\/\w*|[^()'/])*)\)/g)].at(-1) ?? []
  if (kind === '') return 'A part of the page'
  const inside = /hasText: ('(?:[^'\\]|\\.)*'|\/(?:[^/\\]|\\.)*\/)/.exec(locator)?.[1]
  const suffix = inside ? ` with ${quote(inside)}` : ''
  if (kind !== 'Role') return `The ${KINDS[kind] ?? 'part'} ${quote(args.replace(/, \{.*$/s, ''))}${suffix}`
  const [, role = '', name] = /^'(\w+)'(?:, \{ name: ('(?:[^'\\]|\\.)*'|\/(?:[^/\\]|\\.)*\/\w*))?/.exec(args) ?? []
  const noun = ROLES[role] ?? role
  return name ? `The ${noun} ${quote(name)}${suffix}` : `${/^[aeio]/.test(noun) ? 'An' : 'A'} ${noun}${suffix}`
}

/** The value in a line of Playwright's comparison. */
const lineOf = (message: string, name: 'Expected' | 'Received'): string | undefined =>
  new RegExp(`^${name}(?: \\w+)?: +(.*)$`, 'm').exec(message)?.[1]

function instead(message: string): string {
  const [, count] = /resolved to (\d+) elements/.exec(message) ?? []
  if (count && count !== '0') return `there are ${count} of them`
  return OBSTACLES.find(([sign]) => sign.test(message))?.[1] ?? "it isn't there"
}

/** About a part of the page: `The button “Kirim” was to be pressed, but it is disabled` */
function aboutPart(message: string, operation: string, locator: string, on: string): string {
  const what = describeLocator(locator)
  const [expected, received] = [lineOf(message, 'Expected'), lineOf(message, 'Received')]
  if (operation === 'toHaveCount') return `${what} was to be there ${expected} times${on}, but it is there ${received ?? 0} times`
  if (/^to(Have|Contain)/.test(operation) && expected)
    return `${what} was to show ${quote(expected)}${on}, but ${received ? `it shows ${quote(received)}` : instead(message)}`
  return `${what} was to ${AIMS[operation] ?? 'be seen'}${on}, but ${instead(message)}`
}

function sentence(message: string, on: string): string | null {
  const [, operation = ''] = /^(?:locator|page|frame|expect)[^\n]*?\.(?:not\.)?(\w+)[:(]/.exec(message) ?? []
  const locator = (/^Locator: +(.*)$/m.exec(message) ?? /waiting for (.*?)(?: to be \w+)?$/m.exec(message))?.[1]
  if (/has been closed/.test(message)) return 'The tab was closed before the step ended'
  const [, failure] = /net::(\w+)/.exec(message) ?? []
  if (failure) return `The page did not load (${failure})`
  if (operation === 'waitForURL' || operation === 'toHaveURL') {
    const [, wanted] = /navigation to "\**([^"]+?)\**"/.exec(message) ?? []
    return `${wanted ? `The page ${wanted}` : 'Another page'} was to open, but the tab stayed${on}`
  }
  if (operation && locator) return aboutPart(message, operation, locator, on)
  const extra = [...message.matchAll(/^\+ +"(.*)",?$/gm)].map(([, line]) => line)
  if (extra.length > 0) return `The browser reported ${extra.join('; ')}`
  const [expected, received] = [lineOf(message, 'Expected'), lineOf(message, 'Received')]
  if (expected && received) return `${quote(expected)} was to be there${on}, but it was ${quote(received)}`
  return null
}

/** One or two plain sentences about a failure, without locators, waiting times and colours: what was wanted, and what the page showed. */
export function describeFailure(raw: string, page?: FailedPage): string {
  const message = withoutColours(raw).trim()
  const said = sentence(message, page ? ` on ${page.path}` : '')
  if (!said) return message.split(/\n\n?(?:Call log|=====)/i)[0]?.replace(/\s*\n\s*/g, ' ') ?? message
  const shows = page?.shows.map((one) => `“${one}”`).join(', ')
  return `${said}.${shows ? ` The page shows ${shows}.` : ''}`
}
