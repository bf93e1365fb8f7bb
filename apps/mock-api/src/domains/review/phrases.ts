import { jsonData } from '@nusaria/catalogue/lib/json'
import type { ChildSlug, TopSlug } from '@nusaria/catalogue/products/data-schemas'
import { NAV_CHILDREN, NAV_IDS } from '@nusaria/catalogue/products/nav'
import type { Language } from '@nusaria/contracts/headers'
import { withBrand } from '../../lib/with-brand.ts'
import answers from './texts/answers.json' with { type: 'json' }
import common from './texts/common.json' with { type: 'json' }
import food from './texts/food.json' with { type: 'json' }
import goods from './texts/goods.json' with { type: 'json' }
import kinds from './texts/kinds.json' with { type: 'json' }

/** What a review complains or asks about, and so what the shop answers. */
export type Topic = keyof typeof answers.topics

/** One sentence in each language, with `{{kind}}` for the kind of product and `{{option}}` for the variant that was bought. */
export type Phrase = readonly [id: string, en: string, zh: string, topic?: Topic]

export const TONES = ['good', 'fine', 'mixed', 'bad'] as const
/** Five stars, four, three, one or two. */
export type Tone = (typeof TONES)[number]

/** Sentences for one kind of product. */
export type Phrases = Readonly<Record<Tone, readonly Phrase[]>>

interface CommonPhrases extends Phrases {
  /** The last words of satisfied shoppers. */
  readonly closings: readonly Phrase[]
  readonly questions: readonly Phrase[]
}

/** How the shop begins and ends an answer. */
export type Mood = keyof typeof answers.greetings
type ByMood = Readonly<Record<Mood, readonly Phrase[]>>

/** Sentences for any product. */
export const COMMON = withBrand(jsonData<CommonPhrases>(common))

/** The sentences of the shop's answers. */
export const ANSWERS = withBrand(
  jsonData<{ readonly greetings: ByMood; readonly closings: ByMood; readonly topics: Readonly<Record<Topic, readonly Phrase[]>> }>(answers),
)

/** The sentences by kind of product. */
export const PHRASES = jsonData<Readonly<Record<keyof typeof food | keyof typeof goods, Phrases>>>({ ...food, ...goods })
/** What kind of product a text is for. */
export type Kind = keyof typeof PHRASES

const ofTop = jsonData<Readonly<Record<TopSlug, Kind>>>(kinds.of_top)
/** Child categories with separate phrases. */
const ofChild = jsonData<Readonly<Partial<Record<ChildSlug, Kind>>>>(kinds.of_child)

const byType = new Map(NAV_CHILDREN.map(({ top, child }) => [NAV_IDS[child], ofChild[child] ?? ofTop[top]]))

/** The kind of the products of a child category. */
export function kindOf(nav_type_id: string): Kind {
  return byType.get(nav_type_id) ?? 'household'
}

/** The phrases for products of a child category. */
export function phrasesOf(nav_type_id: string): Phrases {
  return PHRASES[kindOf(nav_type_id)]
}

const AT: Readonly<Record<Language, 0 | 1 | 2>> = { id: 0, en: 1, 'zh-CN': 2 }

/** Sentences as a text in a language. */
export function textOf(said: readonly Phrase[], language: Language, slots: Readonly<Record<string, string>> = {}): string {
  const text = said.map((phrase) => phrase[AT[language]]).join(language === 'zh-CN' ? '' : ' ')
  return text.replace(/\{\{(\w+)\}\}/g, (_, slot: string) => slots[slot] ?? '')
}
