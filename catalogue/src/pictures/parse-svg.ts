/** An element of a drawing. */
export interface SvgElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly SvgElement[]
  /** Of the file, from 1. */
  readonly line: number
}

const FILL = ['fill', 'fill-opacity', 'fill-rule', 'clip-rule', 'opacity']
const STROKE = ['stroke', 'stroke-opacity', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'stroke-miterlimit']
const DRAWN = ['id', 'transform', 'clip-path', 'data-finish', 'data-depth', ...FILL, ...STROKE]
const GRADIENT = ['id', 'gradientUnits', 'gradientTransform', 'spreadMethod']

/** The attributes of each shape that say where it is. */
export const SHAPES: ReadonlyMap<string, readonly string[]> = new Map([
  ['path', ['d']],
  ['rect', ['x', 'y', 'width', 'height', 'rx', 'ry']],
  ['circle', ['cx', 'cy', 'r']],
  ['ellipse', ['cx', 'cy', 'rx', 'ry']],
  ['line', ['x1', 'y1', 'x2', 'y2']],
  ['polygon', ['points']],
  ['polyline', ['points']],
])

/** The elements of drawings and their attributes. */
const ELEMENTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['svg', ['xmlns', 'viewBox', 'data-grounded', 'data-detail', 'data-heap', ...FILL, ...STROKE]],
  ['defs', []],
  ['g', DRAWN],
  ['use', ['href', 'x', 'y', ...DRAWN]],
  ['clipPath', ['id']],
  ['linearGradient', ['x1', 'y1', 'x2', 'y2', ...GRADIENT]],
  ['radialGradient', ['cx', 'cy', 'r', 'fx', 'fy', ...GRADIENT]],
  ['stop', ['offset', 'stop-color', 'stop-opacity']],
  ...[...SHAPES].map(([name, place]) => [name, [...place, ...DRAWN]] as const),
])

/** A tag or, in the last group, anything else; before it what no picture shows: white space, declarations, comments, the title. */
const TOKEN =
  /(?:\s|<\?[^>]*\?>|<!--[\s\S]*?-->|<title>[^<]*<\/title>)*(?:<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([\s\S][^\n]*))?/gy

/** Parses a drawing. Throws an error with its path and the line for what isn't well-formed, and for elements and attributes that drawings don't have. */
export function parseSvg(path: string, text: string): SvgElement {
  const top: SvgElement[] = []
  const open: { readonly name: string; readonly children: SvgElement[] }[] = [{ name: '', children: top }]
  let line = 1
  const fail = (what: string): never => {
    throw new Error(`${path}:${line}: ${what}`)
  }
  for (const [token, close, name, written = '', empty, other] of text.matchAll(TOKEN)) {
    line += token.split('\n').length - 1
    if (other !== undefined) fail(`this is no tag: ${other}`)
    if (name === undefined) continue
    if (close) {
      if (open.length === 1 || open.pop()?.name !== name) fail(`</${name}> ends nothing`)
      continue
    }
    const known = ELEMENTS.get(name) ?? fail(`drawings have no <${name}>`)
    const attributes = new Map<string, string>()
    for (const [, key = '', value = ''] of written.matchAll(/([\w:-]+)="([^"]*)"/g)) {
      if (!known.includes(key)) fail(`<${name}> has no attribute ${key} in drawings`)
      if (attributes.has(key)) fail(`<${name}> has the attribute ${key} twice`)
      attributes.set(key, value)
    }
    const children: SvgElement[] = []
    open.at(-1)?.children.push({ name, attributes, children, line })
    if (!empty) open.push({ name, children })
  }
  const [root] = top
  if (open.length > 1) fail(`<${open.at(-1)?.name}> has no end`)
  return top.length === 1 && root?.name === 'svg' ? root : fail('a drawing is one <svg>')
}
