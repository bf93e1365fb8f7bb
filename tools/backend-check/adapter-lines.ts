import { isFields } from '@nusaria/contracts/exact'
import type { Findings } from '@nusaria/contracts/fit'
import type { CallName } from '@nusaria/contracts/registry'

/** A field of the contract that a reply lacks, within the objects and lists around it. */
interface Lacking {
  /** `list[]`, `price` */
  readonly path: readonly string[]
  /** The field of the reply that may be meant. */
  readonly from: string | undefined
}

const words = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_-]/)

/** How alike two names of fields are, from 0 to 1: by the words that both have. */
function likeness(one: string, other: string): number {
  const [a, b] = [new Set(words(one)), new Set(words(other))]
  const common = [...a].filter((word) => b.has(word)).length
  return common / (a.size + b.size - common)
}

/** Less alike names mean something else. */
const LIKENESS_MIN = 0.4

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('.'))
const nameOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/** What the shop can't fit by itself: needed fields, and those that may have another name in the reply. Each name stands for one field. */
function lackingFields(findings: Findings): readonly Lacking[] {
  const entries = Object.entries(findings)
  const lacking = entries.filter(
    ([path, { outcome, value }]) => outcome !== 'ignored' && (value ?? null) === null && path.includes('.') && !path.endsWith('.total'),
  )
  const unknown = entries.flatMap(([path, { outcome }]) => (outcome === 'ignored' ? [path] : []))
  const pairs = lacking
    .flatMap(([path]) => unknown.filter((other) => parentOf(other) === parentOf(path)).map((other) => ({ path, other })))
    .map((pair) => ({ ...pair, score: likeness(nameOf(pair.path), nameOf(pair.other)) }))
    .filter(({ score }) => score >= LIKENESS_MIN)
    .sort((a, b) => b.score - a.score)
  const taken = new Map<string, string>()
  for (const { path, other } of pairs) if (!taken.has(path) && ![...taken.values()].includes(other)) taken.set(path, other)
  return lacking.flatMap(([path, { outcome }]): readonly Lacking[] => {
    const other = taken.get(path)
    return outcome === 'needed' || other ? [{ path: path.split('.').slice(1), from: other && nameOf(other) }] : []
  })
}

interface Tree {
  readonly [part: string]: Tree | Lacking
}

function treeOf(lacking: readonly Lacking[]): Tree {
  const tree: Record<string, unknown> = {}
  for (const each of lacking) {
    let place = tree
    for (const part of each.path.slice(0, -1)) {
      const inner = isFields(place[part]) ? place[part] : {}
      place[part] = inner
      place = inner as Record<string, unknown>
    }
    place[each.path.at(-1) ?? ''] = each
  }
  return tree as Tree
}

const isLacking = (part: Tree | Lacking): part is Lacking => Array.isArray(part.path)

/** An object with the fields of another one and those that it lacks. */
function objectText(source: string, tree: Tree): string {
  const fields = Object.entries(tree).map(([part, inner]) => {
    if (isLacking(inner)) return `${part}: ${source}.${inner.from ?? '…'}`
    const name = part.replace('[]', '')
    return `${name}: ${part.endsWith('[]') ? listText(`${source}.${name}`, inner) : objectText(`${source}.${name}`, inner)}`
  })
  return `{ ...${source}, ${fields.join(', ')} }`
}

const listText = (source: string, tree: Tree): string => `${source}.map((row) => (${objectText('row', tree)}))`

/**
 * What an adapter would say of a call, as lines of its `calls`: of a call that the backend doesn't have (`null`) its path, else the fields
 * that the shop needs, or would show, and that the reply may have under another name. Empty when the shop needs nothing. `…` is for the integrator to fill in.
 */
export function adapterLines(call: CallName, findings: Findings | null): readonly string[] {
  if (findings === null) return [`'${call}': { path: '…' },`]
  const lacking = lackingFields(findings)
  if (lacking.length === 0) return []
  const isBare = lacking.every(({ path }) => path.length > 0) && Object.keys(findings).some((path) => path.startsWith('data[]'))
  const tree = treeOf(lacking)
  const text = isBare ? listText('data', tree) : `(${objectText('data', tree)})`
  return [`'${call}': {`, `  reply: (data: any) => ${text},`, '},']
}
