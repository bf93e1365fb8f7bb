import { expect, test } from 'vitest'
import { drawingOf, lookAxis, modelsOf } from '../products/families/family.ts'
import { FAMILIES } from '../products/families/index.ts'
import { NAV_ICONS } from '../products/nav.ts'
import { piecesOf, sizeOf } from '../products/size.ts'
import banners from './banners.json' with { type: 'json' }
import type { Place } from './banners.ts'
import { compose } from './compose.ts'
import { type DrawingFile, drawingPaths, findDrawing, getDrawing, parseDrawing } from './drawings.ts'
import { mix } from './finishes.ts'
import { fileOf } from './label-art.ts'
import type { SvgElement } from './parse-svg.ts'
import { readDrawings } from './read-drawings.ts'
import scenes from './scenes.json' with { type: 'json' }
import type { Use } from './scenes.ts'
import { SvgWriter } from './svg-writer.ts'

const texts = Object.entries(readDrawings())
const files = texts.map(([path, text]) => parseDrawing(path, text))

function elementsOf(element: SvgElement): SvgElement[] {
  return [element, ...element.children.flatMap(elementsOf)]
}

/** A drawing of 100 × 100 with these elements, on the third line. */
const drawingWith = (elements: string) =>
  parseDrawing('./x.svg', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -100 100 100">\n<title>X</title>\n${elements}</svg>`)
const composed = (file: DrawingFile, colour?: string) => {
  const pen = new SvgWriter('p')
  const drawn = compose(file, pen, colour)
  return pen.definitions() + drawn
}

/** The paths of all files that some picture shows. Throws for a drawing that a family names and that doesn't exist. */
function shownPaths(): ReadonlySet<string> {
  const paths = new Set<string>()
  const icons = Object.values(NAV_ICONS).map((icon) => icon.split('.'))
  for (const family of FAMILIES) {
    const looks = modelsOf(family).flatMap(({ look }) => [look, ...(lookAxis(family, look)?.values.map((value) => value.look) ?? [])])
    const onIcon = icons.flatMap(([id, model = 0]) => (id === family.id ? [modelsOf(family)[Number(model)]?.look.name] : []))
    const art = (family.props ?? []).map(drawingOf)
    if (family.pack !== 'plain') art.push(...looks)
    for (const { name } of art) paths.add((findDrawing(`labels/${name}`) ?? getDrawing(`goods/${name}`)).path)
    if (family.pack !== 'plain') continue
    for (const { name } of looks) {
      const counts = family.sizes.map((size) => piecesOf(sizeOf(size)))
      for (const count of onIcon.includes(name) ? [1, ...counts] : counts) {
        const front = getDrawing(`goods/${name}`, count)
        const third = findDrawing(`goods/${name}.3`, count)
        expect([front.path, third === null]).toEqual([front.path, front.detail !== null])
        for (const { path } of [front, getDrawing(`goods/${name}.2`, count), third ?? front]) paths.add(path)
      }
    }
  }
  return paths
}

/** The paths of the rooms and scenes that pictures of goods in use, banners and shoppers' photos show, with their fronts. */
function scenePaths(): readonly string[] {
  const { rooms, uses } = scenes
  const onBanners = Object.values(banners).flatMap(({ places }) => places.flatMap((place: Place) => [place.show, place.heap]))
  const shown = [...Object.values(uses).flatMap((use: Use) => [use.show, use.heap, use.on, use.behind, use.strew]), ...onBanners, 'hand']
  const named = shown.flatMap((text = 'art') => (text === 'art' ? [] : [fileOf(drawingOf(text)).path]))
  const fronts = named.flatMap((path) => findDrawing(`scenes/${path.match(/([^/]+)\.svg$/)?.[1]}-front`)?.path ?? [])
  return [
    ...Object.values(rooms)
      .flat()
      .map((room) => getDrawing(`rooms/${room}`).path),
    ...named,
    ...fronts,
  ]
}

test('every drawing that the catalogue names exists, and every file is shown by some product', () => {
  expect(files.length).toBeGreaterThan(700)
  expect([...new Set([...shownPaths(), ...scenePaths()])].sort()).toEqual(files.map(({ path }) => path).sort())
})

test('Vite finds the same files as plain Node', () => {
  expect(drawingPaths).toEqual(texts.map(([path]) => path).sort())
})

test('no drawing for labels or scenes has the name of another one', () => {
  const named = (folder: string) => new Set(drawingPaths.flatMap((path) => path.match(`${folder}/([^.]+)`)?.[1] ?? []))
  const names = ['goods', 'labels', 'scenes'].flatMap((folder) => [...named(folder)])
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('every drawing can be composed, in its own colour and in another', () => {
  for (const file of files) {
    expect(composed(file), file.path).not.toMatch(/NaN|undefined|var\(|color-mix|data-/)
    expect(composed(file, '#123456'), file.path).not.toMatch(/NaN|undefined/)
  }
})

test('a browser shows each file by itself: it has a name, and everything that it refers to', () => {
  for (const [path, text] of texts) {
    expect(text, path).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /)
    expect(text, path).toMatch(/<title>[^<]+<\/title>/)
    const ids = [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const uses = [...text.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id)
    expect([path, uses.filter((id) => !ids.includes(id))]).toEqual([path, []])
  }
})

test('what lies on a body is clipped by it in a browser, as in the shop', () => {
  let bodies = 0
  for (const { path, root, byId } of files)
    for (const group of elementsOf(root).filter(({ name, attributes }) => name === 'g' && attributes.has('data-finish'))) {
      bodies += 1
      const clip = byId.get(group.attributes.get('clip-path')?.slice(5, -1) ?? '')
      const used = clip?.children[0]?.attributes.get('href')?.slice(1)
      expect(used && byId.get(used), `${path}:${group.line}`).toBe(group.children[0])
    }
  expect(bodies).toBeGreaterThan(700)
})

test('of the files of a drawing the one for most pieces is shown that the size has', () => {
  const shown = (count: number) => getDrawing('goods/eggs', count).path
  expect([1, 2, 10, 11, 30].map(shown)).toEqual(
    ['', '.from-2', '.from-2', '.from-11', '.from-11'].map((end) => `./drawings/goods/eggs${end}.svg`),
  )
})

test('a colour that a product chooses replaces the own one, also in mixes', () => {
  const own = 'color-mix(in srgb, color-mix(in srgb, var(--colour, #804020), #FFFFFF 40%), #000000 25%)'
  const file = drawingWith(`<path d="M0 0h9v9z" fill="${own}"/><path d="M0 0h9" stroke="var(--colour, #804020)"/>`)
  const mixed = (colour: string) => mix(mix(colour, '#FFFFFF', 0.4), '#000000', 0.25)
  expect(composed(file)).toContain(`fill="${mixed('#804020')}"`)
  expect(composed(file)).toContain('stroke="#804020"')
  expect(composed(file, '#3366CC')).toContain(`fill="${mixed('#3366CC')}"`)
  expect(composed(file, '#3366CC')).toContain('stroke="#3366CC"')
})

test('a body is painted, clipped and lit along its edges as far as its depth says; what lies on it is below the light', () => {
  const body = '<circle r="50" fill="#804020"/><path d="M0 0h9" stroke="#112233"/>'
  const drawn = composed(drawingWith(`<g transform="rotate(8)" opacity="0.5" data-finish="skin" data-depth="30">${body}</g>`))
  expect(drawn).toMatch(/<linearGradient .*<stop offset="0.48" stop-color="#804020"\/>/)
  expect(drawn).toContain('<feGaussianBlur stdDeviation="13.5"/>')
  const edge = '<use [^>]*stroke="[^"]+" [^>]*filter="[^"]+"/>'
  expect(drawn).toMatch(
    new RegExp(
      `<g transform="rotate\\(8\\)" opacity="0.5"><g clip-path="[^"]+"><use [^>]+/><path d="M0 0h9" stroke="#112233"/><g [^>]+>${edge}${edge}</g></g></g>$`,
    ),
  )
})

test('a line of a material has a shaded and a lit side, a crease has light beside it, a glow fades', () => {
  const line = 'd="M0 0h9" fill="none" stroke="#804020" stroke-width="10"'
  expect(composed(drawingWith(`<path ${line} data-finish="cloth"/>`)).match(/<path d="M0 0h9"/g)?.length).toBe(3)
  expect(composed(drawingWith(`<path ${line} data-finish="soft"/>`)).match(/<path d="M0 0h9".*? filter=/g)?.length).toBe(1)
  expect(composed(drawingWith(`<path ${line} data-finish="crease"/>`)).match(/<path d="M0 0h9".*? filter=/g)?.length).toBe(2)
  const glow = composed(drawingWith('<circle r="9" fill="#FFFFFF" fill-opacity="0.6" data-finish="glow"/>'))
  expect(glow).toMatch(
    /<stop offset="0" stop-color="#FFFFFF" stop-opacity="0.6"\/>.*<stop offset="1" stop-color="#FFFFFF" stop-opacity="0"\/>/,
  )
  expect(glow).toMatch(/<circle r="9" fill="url\(#[^)]+\)"\/>$/)
})

test('a drawing that is composed again has ids of its own', () => {
  const file = drawingWith('<circle r="9" fill="#112233" data-finish="skin"/>')
  const pen = new SvgWriter('p')
  const first = compose(file, pen)
  expect(compose(file, pen)).not.toBe(first)
  const ids = [...pen.definitions().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(composed(file)).toBe(composed(file))
})

test('a piece is defined once, however often it is used', () => {
  const use = '<use href="#piece"/>'
  const drawn = composed(drawingWith(`<defs><circle id="piece" r="9" fill="#112233" data-finish="skin"/></defs>${use}${use}`))
  expect(drawn.match(/<circle /g)?.length).toBe(1)
  expect(drawn.match(/<clipPath /g)?.length).toBe(1)
})

test.each([
  ['<path d="M0 0"', '3: this is no tag: <path d="M0 0"</svg>'],
  ['<path d="M0 0" fill=red/>', '3: this is no tag: <path'],
  ['<g>', '3: </svg> ends nothing'],
  ['</g>', '3: </g> ends nothing'],
  ['<g>\n<text>Teh</text></g>', '4: drawings have no <text>'],
  ['<script/>', '3: drawings have no <script>'],
  ['<image href="x.png"/>', '3: drawings have no <image>'],
  ['<g>word</g>', '3: this is no tag: word'],
  ['<path d="M0 0" style="fill:red"/>', '3: <path> has no attribute style in drawings'],
  ['<path d="M0 0" d="M1 1"/>', '3: <path> has the attribute d twice'],
  ['<g id="a"/><g id="a"/>', '3: a second element has the id a'],
  ['<path d="M0 0" fill="red"/>', '3: fill should be #rrggbb'],
  ['<path d="M0 0" fill="url(#sky)"/>', '3: nothing has the id sky'],
  ['<use href="https://example.com/x.svg#a"/>', '3: nothing has the id https://example.com'],
  ['<g id="a"><use href="#a"/></g>', '3: a contains itself'],
  ['<path d="M0 0" fill="#112233" data-finish="gold"/>', '3: there is no data-finish gold'],
  ['<path d="M0 0" data-finish="skin"/>', '3: a shape with this data-finish needs a fill'],
  ['<path d="M0 0" fill="#112233" data-finish="soft"/>', '3: a shape with this data-finish needs a stroke'],
  ['<path d="M0 0" fill="#112233" data-finish="skin" data-depth="deep"/>', '3: data-depth should be a number'],
  ['<g data-finish="skin"><g/></g>', '3: data-finish needs a shape'],
  ['<g data-finish="glow"><circle r="1" fill="#112233"/></g>', '3: a group with a data-finish is a body of a material'],
])('a mistake is reported with its file and line: %s', (elements, message) => {
  expect(() => composed(drawingWith(elements))).toThrow(`./x.svg:${message}`)
})

test.each([
  ['<svg viewBox="0 0 9"/>', './x.svg: viewBox should be 4 numbers'],
  ['<svg viewBox="0 0 9 9" data-detail="1 2"/>', './x.svg: data-detail should be 3 numbers'],
  ['<g/>', './x.svg:1: a drawing is one <svg>'],
  ['<svg viewBox="0 0 9 9">', './x.svg:1: <svg> has no end'],
  ['', './x.svg:1: a drawing is one <svg>'],
])('a file that is no drawing is refused: %s', (text, message) => {
  expect(() => parseDrawing('./x.svg', text)).toThrow(message)
})
