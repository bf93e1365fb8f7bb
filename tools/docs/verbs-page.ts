import { readdirSync, readFileSync } from 'node:fs'
import type { Declarations, Place, VerbDeclaration } from '@nusaria/scenarios/dsl/declare'
import { NEEDS } from '@nusaria/scenarios/dsl/needs'
import { SCREENS } from '@nusaria/scenarios/dsl/screens'
import { VERBS } from '@nusaria/scenarios/dsl/verbs/index'
import { root } from '../../scripts/lib/root.ts'
import { type TypeName, typeNames, type ValueList, valueLists } from './value-lists.ts'

const ACTORS: Readonly<Record<keyof typeof VERBS, string>> = {
  shopper: 'the person at the screen',
  elsewhere: 'the same member on another device, by calls',
  merchant: 'the shop, through the control API',
  gateway: 'the payment gateway',
  world: 'the clock, faults and sessions',
}

/** Files with the verbs of other actors, and all others. */
const OTHERS = /^(elsewhere|merchant|world)\.ts$/
const SHOPPERS = /^(?!elsewhere|merchant|world)/

const PLACES: Readonly<Record<Place, string>> = { pages: 'only in a browser', phone: 'only on a phone', calls: 'only by calls' }

/** The text of all files of a folder of `scenarios/src`, without those that a pattern excludes. */
function textOf(folder: string, except?: RegExp): string {
  const files = readdirSync(`${root}/scenarios/src/${folder}`).filter((file) => file.endsWith('.ts') && !except?.test(file))
  return files
    .sort()
    .map((file) => readFileSync(`${root}/scenarios/src/${folder}/${file}`, 'utf8'))
    .join('\n')
}

/** The text from `start` to the end of the parentheses that open there, in one line. */
function callAt(text: string, start: number): string {
  let depth = 0
  for (let end = text.indexOf('(', start); end < text.length; end += 1) {
    if (text[end] === '(') depth += 1
    if (text[end] === ')') depth -= 1
    if (depth === 0)
      return text
        .slice(start, end + 1)
        .replace(/\s*\n\s*/g, ' ')
        .replace(/, ([})])/g, ' $1')
        .replaceAll(' )', ')')
        .replaceAll('( ', '(')
  }
  return ''
}

/** The first use of a verb in a story; null where none uses it. */
function exampleOf(verb: string, stories: string): string | null {
  const start = stories.search(new RegExp(`\\b${verb.replace('.', '\\s*\\.')}\\(`))
  return start < 0 ? null : callAt(stories, start).replace(/^(\w+) \./, '$1.')
}

/** The parameters of a verb, with their types as declared. */
function parametersOf(name: string, declarations: string): string {
  const call = callAt(declarations, declarations.search(new RegExp(`^  ${name}: \\w+\\(`, 'm')))
  const [, args = ''] = /\w+\((?:'(?:[^'\\]|\\.)*'|"[^"]*"),?\s*(.*)\)$/.exec(call) ?? []
  const shared = /^\w+/.exec(args)?.[0]
  const source =
    shared && shared !== 'undefined' ? callAt(declarations, declarations.indexOf(`const ${shared} = (`)).replace(/^const \w+ = /, '') : args
  return source.startsWith('(') ? callAt(source, 0).slice(1, -1) : ''
}

/** Parameters that are listed by the type of their first one. */
const LISTED_AS: Readonly<Record<string, string>> = { CallTuple: 'CallName', FormTuple: 'Forms' }

/** The types that a verb's parameters name. */
const typesIn = (parameters: string): string[] => typeNames(parameters).map((name) => LISTED_AS[name] ?? name)

const linksTo = (names: readonly string[]): string => names.map((name) => `[${name}](#${name.toLowerCase()})`).join(', ')

function conditionsOf({ needs, at, only }: VerbDeclaration, types: readonly string[]): string {
  const there = typeof at === 'string' ? [`goes to \`${SCREENS[at]}\``] : at ? ['goes to its screen'] : []
  const values = types.length > 0 ? [`values: ${linksTo(types)}`] : []
  return [...needs.map((need) => `needs ${NEEDS[need].split(':')[0]}`), ...there, ...(only ? [PLACES[only]] : []), ...values].join('; ')
}

function sectionOf(actor: keyof typeof VERBS, stories: string): string {
  const declarations = actor === 'shopper' ? textOf('dsl/verbs', OTHERS) : textOf('dsl/verbs', SHOPPERS)
  const rows = Object.entries(VERBS[actor] as Declarations).map(([name, declared]) => {
    const example = exampleOf(`${actor}.${name}`, stories)
    const parameters = parametersOf(name, declarations)
    const cells = [
      `\`${name}(${parameters})\``,
      declared.words,
      conditionsOf(declared, typesIn(parameters)),
      example ? `\`${example}\`` : '',
    ]
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  })
  return [`## ${actor}: ${ACTORS[actor]}`, '', '| Verb | What it does | Conditions | Example |', '| --- | --- | --- | --- |', ...rows].join(
    '\n',
  )
}

const VERB_FILES = 'scenarios/src/dsl/verbs'

/** The types that the parameters of a file's verbs name. */
function typesOf(file: string): TypeName[] {
  const path = `${VERB_FILES}/${file}`
  const text = readFileSync(`${root}/${path}`, 'utf8')
  const verbs = [...text.matchAll(/^ {2}(\w+): \w+\(/gm)].map(([, name = '']) => name)
  const declared = new Set(Object.values(VERBS).flatMap((area) => Object.keys(area)))
  return verbs
    .filter((name) => declared.has(name))
    .flatMap((name) => typesIn(parametersOf(name, text)))
    .map((name) => ({ name, file: name === 'CallName' ? 'scenarios/src/dsl/calls.ts' : path }))
}

/** A page by its name and its address. */
const screenValues = (): string[] => Object.entries(SCREENS).map(([name, path]) => `\`'${name}'\` ${path}`)

function describeList({ name, words, values, fields }: ValueList): string {
  const listed = (name === 'Screen' ? screenValues() : values).join(', ')
  return [`### ${name}`, words, listed, fields.map((field) => `- ${field}`).join('\n')].filter(Boolean).join('\n\n')
}

/** The page that lists every verb of the stories. */
export function verbsPage(): string {
  const stories = textOf('stories')
  const needs = Object.values(NEEDS).map((need) => {
    const [what, verbs] = need.split(': ')
    return `| ${what} | ${verbs} |`
  })
  return `${[
    '# Verbs of the stories',
    'Generated by `npm run write docs` from `scenarios/src/dsl/verbs`; a test checks it. A step without what it needs is refused at once, with the verbs that bring it. A verb that "goes to" a screen opens it unless it is open.',
    'A step may be expected to fail: `.fails(error)` names an [ErrorName](#errorname), `.getsNoReply(reason)` a [NoReplyReason](#noreplyreason).',
    '`like` means the same everywhere: each of its words is a part of the name or address, in any order, in upper or lower case.',
    ...(Object.keys(VERBS) as (keyof typeof VERBS)[]).map((actor) => sectionOf(actor, stories)),
    ['## Needs', '', '| What | Comes from |', '| --- | --- |', ...needs].join('\n'),
    '## Values',
    ...valueLists([
      ...readdirSync(`${root}/${VERB_FILES}`).flatMap(typesOf),
      { name: 'NoReplyReason', file: `${VERB_FILES}/faults.ts` },
    ]).map(describeList),
  ].join('\n\n')}\n`
}
