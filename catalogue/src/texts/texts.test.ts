import { LANGUAGES } from '@nusaria/contracts/headers'
import { expect, test } from 'vitest'
import { FAMILIES } from '../products/families/index.ts'
import { familyTemplate } from '../products/family-template.ts'
import { PLAIN_SIZE } from '../products/size.ts'
import { sizeTableOf } from '../products/size-tables.ts'
import { catalogueText } from './index.ts'

const foreign = LANGUAGES.filter((language) => language !== 'id')
const unique = (texts: readonly string[]) => [...new Set(texts)]
/** Texts equal in every language: weights, clothing sizes, numbers with a unit, and common names. */
const UNIVERSAL =
  /^((\d+ × )?\d+ (g|kg|ml|L)|S|M|L|XL|\d+|\d+U|[\d –×/]+ ?(cm|mm|m|W|GB( \/ \d+ GB)?)|Aluminium|EPS|LED|PPSU|TPE|TPU|Pouch|Tray|Set|Unit|Pot|Tube|Original|Pandan|Jar|Shea butter|Pulp|Level)$/i
const left = (texts: readonly string[], say: (text: string) => string) =>
  texts.filter((text) => !UNIVERSAL.test(text) && say(text) === text)

test.each(foreign)('everything about products is translated to %s', (language) => {
  const options = FAMILIES.flatMap((family) => familyTemplate(family).options)
  const values = unique(options.flatMap(({ spec_name, values }) => [spec_name, ...values]))
  const { option, unit, composition, description } = catalogueText
  expect(left(values, (text) => option(language, text))).toEqual([])
  const columns = FAMILIES.flatMap((family) => family.models.flatMap((_, modelAt) => sizeTableOf(family, modelAt)?.columns ?? []))
  expect(left(unique(columns), (text) => option(language, text))).toEqual([])
  expect(left(unique(FAMILIES.map((family) => family.unit)), (text) => unit(language, text))).toEqual([])
  const parts = unique(FAMILIES.flatMap((family) => family.of.split(', ')))
  expect(left(parts, (text) => composition(language, text))).toEqual([])
  expect(
    left(
      FAMILIES.map((family) => family.text.id),
      (text) => description(language, text),
    ),
  ).toEqual([])
})

test('two values of one option never have the same name', () => {
  for (const language of foreign)
    for (const { values } of FAMILIES.flatMap((family) => familyTemplate(family).options))
      expect(unique(values.map((value) => catalogueText.option(language, value)))).toHaveLength(values.length)
})

test('sizes and specifications follow the language', () => {
  const { option, specification, composition } = catalogueText
  expect([option('en', 'Isi 9'), option('zh-CN', 'Isi 9')]).toEqual(['Pack of 9', '9 件装'])
  expect([option('en', '1,5 L'), option('en', '10.000 mAh')]).toEqual(['1.5 L', '10,000 mAh'])
  expect([specification('en', '1,5 L × 2', 'Botol'), specification('zh-CN', 'Isi 9 × 1', 'Kotak')]).toEqual(['1.5 L × 2', '9 件装 × 1'])
  expect([specification('en', '1 botol', 'Botol'), specification('zh-CN', '1 botol', 'Botol')]).toEqual(['1 bottle', '1 瓶'])
  expect(composition('zh-CN', 'Singkong, minyak sawit')).toBe('木薯、棕榈油')
  expect(option('id', PLAIN_SIZE)).toBe(PLAIN_SIZE)
})
