import { type Fields, isFields, isPlain, minItems, takeExact } from './exact.ts'
import { fitDate } from './fit-date.ts'
import { FALLBACKS } from './fit-fallbacks.ts'
import type { Shape } from './shape.ts'
import { readKey } from './shape-key.ts'

/**
 * What becomes of a value that deviates, from the least to the worst. `fitted`: it is shown in the form of its contract. `left_out`: nothing of it is shown, what is around it is.
 * `needed`: what is around it can't be shown without it: its row, or the whole reply.
 */
const OUTCOMES = ['fitted', 'left_out', 'needed'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** What differs from a shape at one place, for reports to an integrator. */
interface Finding {
  /** `absent`: a null that was left out; `ignored`: a field that the shape doesn't know. Neither changes what is shown. */
  readonly outcome: Outcome | 'absent' | 'ignored'
  /** What was expected; none of an unknown field. */
  readonly shape?: Shape
  /** What came, in the first row that deviates. It may be personal. */
  readonly value: unknown
}
export type Findings = Readonly<Record<string, Finding>>

export interface Fitted {
  /** In the shape; undefined when nothing of it can be shown. */
  readonly data: unknown
  /** Where the value deviates, by the path in the value that came: `data.list[].price`, each once. No value is ever in it. */
  readonly deviations: Readonly<Record<string, Outcome>>
  readonly findings: Findings
}

const isOutcome = (outcome: Finding['outcome']): outcome is Outcome => (OUTCOMES as readonly string[]).includes(outcome)

/** Under which names backends have the rows of a list. */
const LIST_NAMES = ['list', 'records', 'rows'] as const
const listName = (object: Fields) => LIST_NAMES.find((name) => Array.isArray(object[name]))

const BOOLEANS: Readonly<Record<string, boolean>> = { true: true, false: false, 1: true, 0: false, yes: true, no: false, y: true, n: false }

/** A text, number or boolean: a number may come as text, a text as a number, a boolean as 0 or 1, a date in one of several forms. */
function fitPlain(shape: string, value: unknown, secure: boolean): unknown {
  const kind = shape.charAt(0)
  if (/[di]/.test(kind)) return fitDate(kind, value)
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined
  const text = String(value).trim()
  if (kind === 'b') return BOOLEANS[text.toLowerCase()]
  if (kind === 'p') return typeof value === 'string' && text ? text.replace(/^http:/, secure ? 'https:' : '$&') : undefined
  const isNumber = /[n#]/.test(kind)
  if (typeof value === 'boolean' && kind !== '#') return undefined
  if (kind === '=')
    return shape
      .slice(1)
      .split('|')
      .find((one) => one.toLowerCase() === text.toLowerCase())
  const fitted = !isNumber ? text : text ? Number(BOOLEANS[text] ?? text) : undefined
  return isPlain(shape, fitted) ? fitted : undefined
}

/** What stands for a value that there isn't. */
function emptyOf(shape: Shape): unknown {
  if (typeof shape === 'string') {
    const kind = shape.charAt(0)
    const [first = ''] = shape.slice(1).split('|')
    return kind === 'b'
      ? false
      : kind === 'n'
        ? 0
        : kind === '#'
          ? Number(first)
          : kind === '='
            ? first
            : /[sp]/.test(kind)
              ? ''
              : undefined
  }
  if (!Array.isArray(shape)) return fitToShape(shape, {}).data
  const [item, min] = shape as [Shape | 0, number]
  if (item === 0) return emptyOf(shape[1] as Shape)
  const one = emptyOf(item)
  return minItems(min) === 0 ? [] : one === undefined ? undefined : [one]
}

/** The fields of an object's shape, or of a list's of objects. */
function fieldNames(shape: Shape): readonly string[] {
  const object = Array.isArray(shape) ? shape[0] : shape
  return isFields(object) ? Object.keys(object).map((key) => readKey(key).name) : []
}

/** Whether a flag is set, or a list has anything. */
const isSet = (value: unknown) => (Array.isArray(value) ? value.length > 0 : fitPlain('b', value, true) === true)

/** What backends send where there is nothing to say. */
const isNothing = (value: unknown) =>
  ['', null, undefined, true].some((each) => each === value) || (Array.isArray(value) && value.length === 0)

/** Whether a value says by a field, such as `type`, that it has this form. */
function hasLiterals(shape: Shape, value: Fields): boolean {
  if (!isFields(shape)) return false
  const literals = Object.entries(shape).filter(([, inner]) => typeof inner === 'string' && /^=[^|]*$/.test(inner))
  return literals.length > 0 && literals.every(([name, inner]) => `=${value[name]}` === inner)
}

interface Options {
  /** The page is of https: an http picture, which it couldn't show, is asked for by https. */
  readonly secure?: boolean
}

/**
 * Brings a value, such as a reply's `data`, into its shape, field by field. Other forms of a value become that of the contract: numbers as
 * text, 0 and 1 for a boolean, dates, a list that is bare or under another name, one object for a list of one. Unknown fields are left out, and so
 * is what can't be read, with its fallback in place of it. What is needed and can't be read takes along its row or, without any row, makes the value unusable.
 */
export function fitToShape(whole: Shape, given: unknown, { secure = true }: Options = {}): Fitted {
  let findings: Record<string, Finding> = {}
  /** The worst that becomes of a path in any row. */
  const note = (path: string, outcome: Finding['outcome'], value: unknown, shape?: Shape): undefined => {
    const before = findings[path]
    if (before === undefined || OUTCOMES.indexOf(outcome as Outcome) > OUTCOMES.indexOf(before.outcome as Outcome))
      findings[path] = { outcome, value, ...(shape === undefined ? {} : { shape }) }
  }

  const fitOneOf = (options: readonly Shape[], value: unknown, path: string, lack: Outcome): unknown => {
    const exact = takeExact([0, ...options], value)
    if (exact !== undefined) return exact
    const named = isFields(value) ? options.filter((option) => hasLiterals(option, value)) : []
    if (named.length === 1) return fitValue(named[0] as Shape, value, path, lack)
    for (const option of options) {
      const before = { ...findings }
      const fitted = fitValue(option, value, path, lack)
      if (fitted !== undefined) return fitted
      findings = before
    }
    return note(path, lack, value, [0, ...options])
  }

  const fitList = ([item, min]: readonly [Shape, number], value: unknown, path: string, lack: Outcome): unknown => {
    const name = isFields(value) ? listName(value) : undefined
    if (isFields(value) && name) {
      note(path, 'fitted', value, [item, min])
      return fitList([item, min], value[name], `${path}.${name}`, lack)
    }
    const isList = Array.isArray(value)
    if (!isList && (value === undefined || value === null)) return note(path, lack, value, [item, min])
    const rows: readonly unknown[] = isList ? value : value === '' ? [] : [value]
    const items = rows.map((row) => fitValue(item, row, isList ? `${path}[]` : path, 'needed')).filter((row) => row !== undefined)
    const isEnough = min < 0 ? items.length > 0 || rows.length === 0 : items.length === rows.length
    if (!isEnough || items.length < minItems(min)) return note(path, lack, value, [item, min])
    if (!isList) note(path, 'fitted', value, [item, min])
    return items
  }

  /** The value that stands for a field of an object, whose other `fields` are fitted so far. */
  const standIn = (shape: Shape, name: string, object: Fields, fields: Fields, path: string): unknown => {
    const { from, unless, value } = FALLBACKS[name] ?? {}
    const isOff = unless !== undefined && isSet(object[unless])
    const source = isOff || from === undefined ? undefined : from === '.' ? { ...object, ...fields } : (fields[from] ?? object[from])
    const copied = shape === 'n' && Array.isArray(source) ? source.length : fitToShape(shape, source, { secure }).data
    note(path, copied === undefined ? 'left_out' : 'fitted', object[name], shape)
    return copied ?? (isOff ? undefined : value) ?? emptyOf(shape)
  }

  const fitObject = (shape: Readonly<Record<string, Shape>>, object: Fields, path: string, listPath?: string): unknown => {
    const fields: Record<string, unknown> = {}
    const known = new Set(Object.keys(shape).flatMap((key) => readKey(key).name))
    let lacks = false
    for (const [key, inner] of Object.entries(shape)) {
      const { name, flags, hasFallback } = readKey(key, inner)
      const isList = name === 'list' && Array.isArray(inner)
      const sent = (isList && listName(object)) || name
      const at = (isList && listPath) || `${path}.${sent}`
      // An empty page of some backends.
      const isNone = isList && object[name] === null && object.total !== null && Number(object.total) === 0
      const content = isNone ? [] : object[sent]
      if (isNone || sent !== name) note(at, 'fitted', object[sent], inner)
      known.add(sent)
      const isOptional = flags !== '' || hasFallback
      let field = isOptional && (content ?? null) === null ? undefined : fitValue(inner, content, at, isOptional ? 'left_out' : 'needed')
      if (field === undefined && hasFallback) {
        field = standIn(inner, name, object, fields, at)
        for (const each of field !== undefined && FALLBACKS[name]?.from === '.' ? fieldNames(inner) : []) known.add(each)
      }
      if (field !== undefined) fields[name] = field
      else if (!flags) lacks = true
      else if (flags === '!' || (flags === '?!' && name in object)) fields[name] = null
      if (flags === '!' && !(name in object)) note(at, 'absent', undefined, inner)
    }
    for (const name of Object.keys(object)) if (!known.has(name)) note(`${path}.${name}`, 'ignored', object[name])
    return lacks ? undefined : fields
  }

  const fitValue = (shape: Shape, value: unknown, path: string, lack: Outcome): unknown => {
    if (typeof shape === 'string') {
      const fitted = isPlain(shape, value) ? value : fitPlain(shape, value, secure)
      if (fitted === undefined || fitted !== value) note(path, fitted === undefined ? lack : 'fitted', value, shape)
      return fitted
    }
    if (Array.isArray(shape)) {
      const [item, ...options] = shape as [Shape | 0, ...Shape[]]
      return item === 0 ? fitOneOf(options, value, path, lack) : fitList(shape as unknown as [Shape, number], value, path, lack)
    }
    const fields = shape as Readonly<Record<string, Shape>>
    if (isFields(value)) return fitObject(fields, value, path)
    if (!Array.isArray(value) || !Array.isArray(fields.list)) return note(path, lack, value, shape)
    note(path, 'fitted', value, shape)
    return fitObject(fields, { list: value }, path, path)
  }

  let data = fitValue(whole, given, 'data', 'needed')
  // A reply of which the page needs nothing may be empty.
  if (data === undefined && isFields(whole) && !isFields(given) && isNothing(given)) {
    data = emptyOf(whole)
    if (data !== undefined) findings = { data: { outcome: 'left_out', shape: whole, value: given } }
  }
  const deviations = Object.entries(findings).flatMap(([path, { outcome }]) => (isOutcome(outcome) ? [[path, outcome] as const] : []))
  return { data, deviations: Object.fromEntries(deviations), findings }
}
