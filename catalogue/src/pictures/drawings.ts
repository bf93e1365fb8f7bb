import { parseSvg, type SvgElement } from './parse-svg.ts'

/** Left, top, width and height. */
export type Box = readonly [left: number, top: number, width: number, height: number]

/** A parsed file of the folder `drawings`. */
export interface DrawingFile {
  readonly path: string
  readonly root: SvgElement
  readonly byId: ReadonlyMap<string, SvgElement>
  readonly box: Box
  /** Whether the drawing has its own shadow on the floor. */
  readonly grounded: boolean
  /** Where goods lie in a bowl, a plate or the like: the middle, and half the width. */
  readonly heap: readonly [x: number, y: number, half: number] | null
  /** A part to look at closely: x, y and the enlargement. */
  readonly detail: readonly [x: number, y: number, zoom: number] | null
}

/** The text of each drawing by its path. Vite, which alone has `import.meta.env`, bundles the files; plain Node reads the folder. */
const texts: Readonly<Record<string, string>> = import.meta.env?.MODE
  ? import.meta.glob<string>('./drawings/**/*.svg', { query: '?raw', import: 'default', eager: true })
  : (await import('./read-drawings.ts')).readDrawings()

export const drawingPaths: readonly string[] = Object.keys(texts).sort()

/** The least number of pieces and the path of each file of a drawing (`goods/eggs.2`), for most pieces first. */
const variants = new Map<string, (readonly [from: number, path: string])[]>()
for (const path of drawingPaths) {
  const [, name, from = 0] =
    path.match(/^\.\/drawings\/((?:goods|labels|rooms|scenes)\/[a-z0-9-]+(?:\.[23])?)(?:\.from-(\d+))?\.svg$/) ?? []
  if (!name) throw new Error(`${path} should be named like eggs.svg, eggs.2.svg or eggs.from-11.svg, in goods/, labels/, rooms/ or scenes/`)
  variants.set(
    name,
    [...(variants.get(name) ?? []), [Number(from), path] as const].sort(([a], [b]) => b - a),
  )
}

const parsed = new Map<string, DrawingFile>()

/** A drawing by its name, for a number of pieces; null when there is none. Throws an error for a malformed file. */
export function findDrawing(name: string, pieces = 1): DrawingFile | null {
  const [, path] = variants.get(name)?.find(([from]) => from <= pieces) ?? []
  if (path === undefined) return null
  const file = parsed.get(path) ?? parseDrawing(path, texts[path] ?? '')
  parsed.set(path, file)
  return file
}

/** The same, but an unknown name is an error: a mistake in a family's table. */
export function getDrawing(name: string, pieces = 1): DrawingFile {
  const file = findDrawing(name, pieces)
  if (!file) throw new Error(`There is no drawing ./drawings/${name}.svg`)
  return file
}

export function parseDrawing(path: string, text: string): DrawingFile {
  const root = parseSvg(path, text)
  const byId = new Map<string, SvgElement>()
  const addIds = (element: SvgElement) => {
    const id = element.attributes.get('id')
    if (id !== undefined && byId.has(id)) throw new Error(`${path}:${element.line}: a second element has the id ${id}`)
    if (id !== undefined) byId.set(id, element)
    element.children.forEach(addIds)
  }
  addIds(root)
  const numbers = (attribute: string, count: number) => {
    const values = root.attributes.get(attribute)?.split(' ').map(Number) ?? []
    if (values.length !== count || !values.every(Number.isFinite)) throw new Error(`${path}: ${attribute} should be ${count} numbers`)
    return values
  }
  const [left = 0, top = 0, width = 0, height = 0] = numbers('viewBox', 4)
  const [x = 0, y = 0, zoom = 1] = root.attributes.has('data-detail') ? numbers('data-detail', 3) : []
  const [heapX = 0, heapY = 0, half = 0] = root.attributes.has('data-heap') ? numbers('data-heap', 3) : []
  return {
    path,
    root,
    byId,
    box: [left, top, width, height],
    grounded: root.attributes.get('data-grounded') === 'true',
    heap: root.attributes.has('data-heap') ? [heapX, heapY, half] : null,
    detail: root.attributes.has('data-detail') ? [x, y, zoom] : null,
  }
}
