import type { Faker } from '@faker-js/faker'
import { faker as en } from '@faker-js/faker/locale/en'
import { faker as id } from '@faker-js/faker/locale/id_ID'
import { faker as zh } from '@faker-js/faker/locale/zh_CN'
import type { Rng } from '@nusaria/catalogue/lib/rng'
import type { Language } from '@nusaria/contracts/headers'

let source: Pick<Rng, 'next'>
const randomizer = { next: () => source.next(), seed: () => undefined }

/** A Faker of a locale's texts that draws from `source`. Its class comes from an instance: the package's main module loads every locale. */
function createFaker(faker: Faker): Faker {
  return new (faker.constructor as typeof Faker)({ locale: faker.rawDefinitions, randomizer })
}

const fakers: Readonly<Record<Language, Faker>> = { id: createFaker(id), en: createFaker(en), 'zh-CN': createFaker(zh) }

/** Faker, drawing from a generator until the next call. It has no state of its own: the generator's state is stored with its world. */
export function fakerWith(rng: Rng, language: Language = 'id'): Faker {
  source = rng
  return fakers[language]
}

/** How many of 100 people have a name of each language. */
const NAMES_BY_LANGUAGE: { value: Language; weight: number }[] = [
  { value: 'id', weight: 88 },
  { value: 'en', weight: 6 },
  { value: 'zh-CN', weight: 6 },
]

/** The name of a person: `Diana Aryanti`, `Elena Erdman`, `杨佳琪`. */
export function personName(rng: Rng): string {
  const language = fakerWith(rng).helpers.weightedArrayElement(NAMES_BY_LANGUAGE)
  const { person } = fakerWith(rng, language)
  const sex = person.sexType()
  const [first, last] = [person.firstName(sex), person.lastName(sex)]
  if (language === 'zh-CN') return last + first
  return first === last ? first : `${first} ${last}`
}
