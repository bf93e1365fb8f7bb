import { jsonData } from '../lib/json.ts'
import { type Area, cities, districts, provinces } from './areas.ts'
import villageLists from './villages.json' with { type: 'json' }

/** A place that a search finds: a village (kelurahan) with its postal code, or a district whose villages aren't known here. */
export interface Place {
  readonly district: Area
  /** Empty for a district as a whole. */
  readonly village: string
  /** Null where it isn't known. */
  readonly postal_code: string | null
}

interface Entry {
  readonly place: Place
  /** The village, district, city and province, each as words: what is nearest to the shopper first. */
  readonly names: readonly (readonly string[])[]
}

/** By district: `Selong 12110, Gunung 12120`. The larger towns; names are the official ones, so that the source can be compared. */
const villages = jsonData<Readonly<Record<string, string>>>(villageLists)

/** The villages of a district, as written in the list. */
export function villagesOf(districtCode: string): { readonly name: string; readonly postal_code: string }[] {
  const list = villages[districtCode]
  return list ? list.split(', ').map((entry) => ({ name: entry.slice(0, -6), postal_code: entry.slice(-5) })) : []
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []

let index: readonly Entry[] | undefined

function entriesOf(district: Area, above: readonly (readonly string[])[]): Entry[] {
  const names = [wordsOf(district.name), ...above]
  const known = villagesOf(district.code)
  if (known.length === 0) return [{ place: { district, village: '', postal_code: null }, names: [[], ...names] }]
  return known.map(({ name, postal_code }) => ({ place: { district, village: name, postal_code }, names: [wordsOf(name), ...names] }))
}

/** Made on first use: about 7,500 places. */
function entries(): readonly Entry[] {
  index ??= provinces().flatMap((province) =>
    cities(province.code).flatMap((city) =>
      districts(city.code).flatMap((district) => entriesOf(district, [wordsOf(city.name), wordsOf(province.name)])),
    ),
  )
  return index
}

/** Whether a name begins with the text, written as one word or as several: `Pinang Ranti` is `Pinangranti`. */
const begins = (name: readonly string[], text: string): boolean => name.join('').startsWith(text)

/** How far a place is from the typed words, 0 = its own name begins so; null = another place. */
function distanceOf({ place, names }: Entry, words: readonly string[]): number | null {
  const levelOf = (word: string): number => {
    if (place.postal_code?.startsWith(word)) return 0
    return names.findIndex((name) => name.some((part) => part.startsWith(word)))
  }
  const whole = names.findIndex((name) => begins(name, words.join('')))
  const levels = words.map(levelOf)
  if (whole === -1 && levels.includes(-1)) return null
  return whole === -1 ? names.length + Math.max(...levels) : whole
}

/** The places that all typed words lead to: names of a village, district, city or province, or a postal code. The nearest first. */
export function searchPlaces(keyword: string, max: number): Place[] {
  const words = wordsOf(keyword)
  if (words.length === 0) return []
  return entries()
    .flatMap((entry) => {
      const distance = distanceOf(entry, words)
      return distance === null ? [] : [{ place: entry.place, distance }]
    })
    .sort((a, b) => a.distance - b.distance)
    .slice(0, max)
    .map(({ place }) => place)
}
