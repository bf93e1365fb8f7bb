import { Brush, isPatch } from './brush.ts'
import type { DrawingFile } from './drawings.ts'
import { isMaterial, mix } from './finishes.ts'
import { SHAPES, type SvgElement } from './parse-svg.ts'
import { SvgWriter } from './svg-writer.ts'

const COLOURED: readonly string[] = ['fill', 'stroke', 'stop-color']
/** What the composer reads and no picture has. */
const OWN: readonly string[] = ['id', 'xmlns', 'viewBox', 'data-finish', 'data-depth', 'data-grounded', 'data-detail', 'data-heap']
/** What is drawn only where something refers to it. */
const DEFINITIONS: readonly string[] = ['defs', 'clipPath', 'linearGradient', 'radialGradient']
/** The depth of a body that names none. */
const DEPTH = 18

/** A composed drawing, whose ids begin with `MARK`. */
interface Composed {
  readonly definitions: string
  readonly drawn: string
}

const MARK = '\u0001'
/** By file and colour: many pictures show the same drawing. */
const known = new WeakMap<DrawingFile, Map<string, Composed>>()

/** A drawing as a part of a picture, in its own colour or a chosen one. Throws an error that names the file and the line. */
export function compose(file: DrawingFile, pen: SvgWriter, chosen = ''): string {
  const colours = known.get(file) ?? new Map<string, Composed>()
  known.set(file, colours)
  const { definitions, drawn } = colours.get(chosen) ?? composed(file, chosen)
  colours.set(chosen, { definitions, drawn })
  return drawn.replaceAll(MARK, pen.add(definitions, MARK))
}

function composed(file: DrawingFile, chosen: string): Composed {
  const pen = new SvgWriter(MARK)
  const drawn = drawFile(file, pen, chosen === '' ? undefined : chosen)
  return { definitions: pen.all(), drawn }
}

function drawFile({ path, root, byId }: DrawingFile, pen: SvgWriter, chosen: string | undefined): string {
  const brush = new Brush(pen)
  /** The picture's ids by those of the file; an empty one while its element is drawn. */
  const ids = new Map<string, string>()

  function fail({ line }: SvgElement, what: string): never {
    throw new Error(`${path}:${line}: ${what}`)
  }

  function colour(element: SvgElement, name: string): string {
    const written = element.attributes.get(name) ?? fail(element, `a shape with this data-finish needs a ${name}`)
    let text = written.replace(/var\(--colour, (#\w{6})\)/g, (_, own: string) => chosen ?? own)
    const mixed = /color-mix\(in srgb, (#\w{6}), (#\w{6}) ([\d.]+)%\)/
    while (mixed.test(text)) text = text.replace(mixed, (_, from: string, to: string, share: string) => mix(from, to, Number(share) / 100))
    if (text === 'none' || /^#[\da-f]{6}$/i.test(text)) return text
    return fail(element, `${name} should be #rrggbb, var(--colour, #rrggbb) or a color-mix of them, not ${written}`)
  }

  function number(element: SvgElement, name: string, usual?: number): number {
    const value = Number(element.attributes.get(name) ?? usual)
    return Number.isFinite(value) ? value : fail(element, `${name} should be a number`)
  }

  /** The picture's id of an element, which is defined at its first use. */
  function reference(element: SvgElement, id: string): string {
    const target = byId.get(id) ?? fail(element, `nothing has the id ${id}`)
    const known = ids.get(id)
    if (known === '') fail(element, `${id} contains itself`)
    if (known) return known
    ids.set(id, '')
    const isFinished = target.attributes.has('data-finish')
    const made = pen.define((own) => (isFinished ? `<g id="${own}">${draw(target)}</g>` : plain(target, ` id="${own}"`)))
    ids.set(id, made)
    return made
  }

  function attributes(element: SvgElement, without: readonly string[] = []): string {
    let text = ''
    for (const [name, value] of element.attributes) {
      if (OWN.includes(name) || without.includes(name)) continue
      const id = /^url\(#(.+)\)$/.exec(value)?.[1]
      if (id !== undefined) text += ` ${name}="url(#${reference(element, id)})"`
      else if (name === 'href') text += ` href="#${reference(element, value.replace(/^#/, ''))}"`
      else text += ` ${name}="${COLOURED.includes(name) ? colour(element, name) : value}"`
    }
    return text
  }

  function draw(element: SvgElement): string {
    if (DEFINITIONS.includes(element.name)) return ''
    return element.attributes.has('data-finish') ? finished(element) : plain(element)
  }

  function plain(element: SvgElement, id = ''): string {
    const inside = element.children.map(draw).join('')
    const start = `<${element.name}${id}${attributes(element)}`
    return inside === '' ? `${start}/>` : `${start}>${inside}</${element.name}>`
  }

  /** A shape in the light of its finish, or a group: the body of a material and what lies on it. */
  function finished(element: SvgElement): string {
    const finish = element.attributes.get('data-finish') ?? ''
    const isBlurred = finish === 'soft' || finish === 'crease'
    if (!isBlurred && !isPatch(finish) && !isMaterial(finish)) return fail(element, `there is no data-finish ${finish}`)
    const isGroup = element.name === 'g'
    const [body = element, ...inside] = isGroup ? element.children : [element]
    const place = SHAPES.get(body.name) ?? fail(body, 'data-finish needs a shape')
    const shape = `<${body.name}${place.map((name) => (body.attributes.has(name) ? ` ${name}="${body.attributes.get(name)}"` : '')).join('')}`
    /** A group around what is drawn, for the attributes that the brush doesn't use. */
    const wrap = (drawn: string, ...used: readonly string[]) => {
      const others = attributes(element, [...place, ...used])
      return others === '' ? drawn : `<g${others}>${drawn}</g>`
    }

    if (isMaterial(finish) && body.attributes.get('fill') !== 'none') {
      const solid = brush.solid(shape, colour(body, 'fill'), finish, number(element, 'data-depth', DEPTH), inside.map(draw).join(''))
      return wrap(solid, 'fill', isGroup ? 'clip-path' : '')
    }
    if (isGroup) return fail(element, 'a group with a data-finish is a body of a material, with a fill')
    if (isPatch(finish)) {
      const patch = brush.patch(finish, shape, colour(body, 'fill'), number(body, 'fill-opacity', 1))
      return wrap(patch, 'fill', 'fill-opacity')
    }
    const line = [colour(body, 'stroke'), number(body, 'stroke-width')] as const
    if (!isBlurred) return wrap(brush.rod(shape, ...line, finish), 'fill', 'stroke', 'stroke-width')
    const blurred = brush[finish](shape, ...line, number(body, 'stroke-opacity', 1))
    return wrap(blurred, 'fill', 'stroke', 'stroke-width', 'stroke-opacity')
  }

  const drawn = root.children.map(draw).join('')
  const inherited = attributes(root)
  return inherited === '' ? drawn : `<g${inherited}>${drawn}</g>`
}
