import type { PackShape } from '../products/data-schemas.ts'
import { type Drawing, drawingOf, lookAxis, modelsOf } from '../products/families/family.ts'
import { familyOf } from '../products/families/index.ts'
import type { PictureKey } from '../products/picture-key.ts'
import { shotCount } from '../products/shots.ts'
import { PLAIN_SIZE, piecesOf, sizeOf } from '../products/size.ts'
import { type Palette, paletteOf } from './palettes.ts'

/** Everything a picture shows. */
export interface Subject {
  readonly pack: PackShape
  readonly brand: string
  /** One to three lines. */
  readonly label: readonly string[]
  /** Printed below the label where it doesn't name the model; else empty. */
  readonly variety: string
  /** Small print at the foot of the label; empty when there is nothing to say. */
  readonly note: string
  readonly art: Drawing
  readonly palette: Palette
  /** Picks the label's ornament; the same for all of a family. */
  readonly family: string
  /** Its number in the family. */
  readonly model: number
  /** Width over height of the pack. */
  readonly ratio: number
  readonly props: readonly Drawing[]
  /** Pieces without a pack. */
  readonly count: number
}

/** Longest note that stays readable. */
const NOTE_LENGTH = 24

/** Packs with a paper label, which has no note. */
const ON_PAPER: readonly PackShape[] = ['jar', 'bottle', 'pump']

/** At most two lines of about equal length; of a long name only the first two words. */
export function labelLines(text: string): readonly string[] {
  if (text.includes('/')) return text.split('/')
  const all = text.split(' ')
  const words = all.length > 3 ? all.slice(0, 2) : all
  if (words.length === 1 || words.join(' ').length <= 7) return [words.join(' ')]
  const splits = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')])
  const longest = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length))
  return splits.reduce((best, lines) => (longest(lines) < longest(best) ? lines : best))
}

/** Maximum length of a line made of a model's words. */
const MODEL_LINE = 14

/** The words in at most two lines; what doesn't fit is left out. */
function modelLines(model: string): readonly string[] {
  const lines: string[] = []
  for (const word of model.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`
    if (lines.length > 0 && longer.length <= MODEL_LINE) lines[lines.length - 1] = longer
    else if (lines.length < 2) lines.push(word)
    else break
  }
  return lines
}

/** Adds the model to a kind of one word: `Sampo` / `Lidah Buaya`, `Beras` / `Pandan Wangi` / `Cianjur`. A paper label has no room for a third line. */
function withModel(lines: readonly string[], model: string, onPaper: boolean): readonly string[] {
  if (lines.length > 1 || model === '') return lines
  const more = modelLines(model)
  return onPaper && more.length > 1 ? lines : [...lines, ...more]
}

/** The subject of a key, or null when no product has such a picture. */
export function subjectOf(key: PictureKey): Subject | null {
  const family = familyOf(key.family)
  const model = family && modelsOf(family)[key.model]
  if (!family || !model || !family.by.includes(key.brand)) return null
  if (key.shot < 1 || key.shot > shotCount(family, key.value)) return null
  // What a choice leaves out comes from the model.
  const axis = lookAxis(family, model.look)
  const value = axis?.values[key.value]
  const look = value?.look ?? model.look
  const written = family.sizes[key.size]
  if (written === undefined) return null
  const printed = sizeOf(written)
  const size = printed.text
  const onPaper = ON_PAPER.includes(family.pack)
  const label = model.whole ? labelLines(model.name) : withModel(labelLines(family.label ?? family.kind), model.name, onPaper)
  const isNamed = model.whole || label.join(' ').endsWith(model.name)
  const detail = value?.name ?? (isNamed ? '' : model.name)
  const note = [size === PLAIN_SIZE ? '' : size, detail].filter((part) => part !== '').join(' · ')
  return {
    pack: family.pack,
    brand: key.brand,
    label,
    // Elsewhere the note names the model.
    variety: (value || onPaper) && !label.some((line) => model.name.includes(line)) ? model.name : '',
    note: note.length <= NOTE_LENGTH ? note : size === PLAIN_SIZE ? '' : size,
    art: look,
    palette: paletteOf(look.palette),
    family: family.id,
    model: key.model,
    ratio: family.dims[0] / family.dims[2],
    props: (family.props ?? []).map(drawingOf),
    count: piecesOf(printed),
  }
}
